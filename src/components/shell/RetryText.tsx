import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Problem } from '#machines/model/problem.ts';
import { Callout } from '../../design/Callout.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import type { Press } from '../../design/press.ts';
import { useProblemText } from '../useProblemText.ts';

type RetryTextProps = { onRetry: Press; children: ReactNode };

/** A sentence about what did not come, and behind it another try. */
export const RetryText = ({ onRetry, children }: RetryTextProps) => (
  <>
    {children}{' '}
    <TextButton onPress={onRetry}>
      <FormattedMessage id="shell.retry" />
    </TextButton>
  </>
);

/** Why a part of a page could not be read, and another try. */
export const RetryCallout = ({ problem, onRetry }: { problem: Problem | null; onRetry: Press }) => {
  const textOf = useProblemText();
  return (
    <Callout kind="warn" urgent>
      <RetryText onRetry={onRetry}>{problem ? textOf(problem) : null}</RetryText>
    </Callout>
  );
};
