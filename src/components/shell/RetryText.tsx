import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../design/control/TextLink.tsx';
import type { Press } from '../../design/press.ts';

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
