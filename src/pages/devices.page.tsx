import { FormattedMessage, useIntl } from 'react-intl';
import { devicesMachine, otherDevices } from '#machines/devices.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { Column } from '../design/layout/Column.tsx';
import { styled } from '../design/stitches.config.ts';
import { DeviceItem } from '../components/account/DeviceItem.tsx';
import { CardList } from '../components/list/CardList.tsx';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import { RetryCallout } from '../components/shell/RetryText.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof devicesMachine>;

const Hint = styled('p', { text: '$14', color: '$inkSoft' });

const Shown = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { devices, chosen, refused } = snapshot.context;
  const isEnding = snapshot.matches({ shown: 'ending' });
  const others = otherDevices(snapshot.context).length;
  return (
    <Column>
      <ProblemCallout problem={refused} />
      <CardList aria-label={intl.formatMessage({ id: 'devices.title' })}>
        {devices.map((device) => (
          <DeviceItem
            key={device.sessionId}
            device={device}
            isBusy={isEnding && chosen.includes(device.sessionId)}
            onEnd={may({ type: 'end.pressed', sessionId: device.sessionId })}
          />
        ))}
      </CardList>
      {others > 1 ? (
        <p>
          <Button kind="quiet" small busy={isEnding && chosen.length === others} onPress={may({ type: 'endOthers.pressed' })}>
            <FormattedMessage id="devices.endOthers" />
          </Button>
        </p>
      ) : null}
      <Hint>{others > 0 ? <FormattedMessage id="devices.hint" /> : <FormattedMessage id="devices.onlyHere" />}</Hint>
    </Column>
  );
};

const DevicesView = (view: View) => {
  const { snapshot, may } = view;
  const { problem } = snapshot.context;
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={120} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <RetryCallout problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('shown') ? <Shown {...view} /> : null}
    </div>
  );
};

export const page = { machine: devicesMachine, View: DevicesView } satisfies Page<typeof devicesMachine>;
