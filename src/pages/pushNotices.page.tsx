import { FormattedMessage } from 'react-intl';
import { isPushOn, isPushShown, pushNoticesMachine } from '#machines/pushNotices.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Callout } from '../design/Callout.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import { RetryCallout } from '../components/shell/RetryText.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof pushNoticesMachine>;

const Outcome = ({ snapshot }: Pick<View, 'snapshot'>) => {
  const { outcome } = snapshot.context;
  if (outcome !== 'dismissed' && outcome !== 'failed') return null;
  return (
    <Callout kind="warn" urgent>
      <FormattedMessage id={`pushNotices.${outcome}`} />
    </Callout>
  );
};

const Box = ({ snapshot, may }: View) => {
  const { isOffer, push, wanted, outcome, refused } = snapshot.context;
  const isShownOn = wanted ?? isPushOn(snapshot.context);
  const way = push?.way ?? 'open';
  return (
    <>
      <ProblemCallout problem={refused} />
      <Outcome snapshot={snapshot} />
      <Checkbox
        label={<FormattedMessage id={isOffer ? 'pushNotices.offer' : 'pushNotices.label'} />}
        note={<FormattedMessage id={way === 'open' ? 'pushNotices.hint' : `pushNotices.${way}`} />}
        checked={isShownOn}
        onChange={may({ type: 'push.changed', isWanted: !isShownOn }, 'isWanted')}
      />
      <p role="status">{isShownOn && outcome === 'on' ? <FormattedMessage id="pushNotices.on" /> : null}</p>
    </>
  );
};

const PushNotices = (view: View) => {
  const { snapshot, may } = view;
  const { isOffer, problem } = snapshot.context;
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') && !isOffer ? (
        <Skeleton aria-hidden>
          <Block height={64} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') && !isOffer ? <RetryCallout problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('shown') && isPushShown(snapshot.context) ? <Box {...view} /> : null}
    </div>
  );
};

export const page = { machine: pushNoticesMachine, View: PushNotices } satisfies Page<typeof pushNoticesMachine>;
