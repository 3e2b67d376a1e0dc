import { FormattedMessage } from 'react-intl';
import { statePath } from '#machines/rules/statePath.ts';
import type { stepPreviewMachine } from '#machines/stepPreview.machine.ts';
import { Bar, Skeleton } from '../../design/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { StepEffects } from './StepEffects.tsx';
import { RetryText } from '../shell/RetryText.tsx';

const Frame = styled('div', {
  padding: '$3',
  borderRadius: '$m',
  backgroundColor: '$paperSunk',
  text: '$14',
  '& h3': { text: '$14', fontWeight: '$bold', marginBlockEnd: '$2' },
});

/** What the step changes, before it is taken: while it is read, when it cannot be, line by line. */
export const StepPreview = ({ snapshot, may }: ViewOf<typeof stepPreviewMachine>) => {
  const { preview } = snapshot.context;
  return (
    <Frame data-state={statePath(snapshot.value)} aria-live="polite" aria-busy={snapshot.hasTag('busy')}>
      <h3>
        <FormattedMessage id="stepPreview.title" />
      </h3>
      {snapshot.matches('reading') ? (
        <>
          <VisuallyHidden>
            <FormattedMessage id="stepPreview.reading" />
          </VisuallyHidden>
          <Skeleton aria-hidden>
            <Bar width={100} />
          </Skeleton>
        </>
      ) : null}
      {snapshot.matches('unreadable') ? (
        <p>
          <RetryText onRetry={may({ type: 'retry.pressed' })}>
            <FormattedMessage id="stepPreview.unreadable" />
          </RetryText>
        </p>
      ) : null}
      {preview && preview.effects.length > 0 ? <StepEffects preview={preview} /> : null}
      {preview?.effects.length === 0 ? (
        <p>
          <FormattedMessage id="stepPreview.nothing" />
        </p>
      ) : null}
    </Frame>
  );
};
