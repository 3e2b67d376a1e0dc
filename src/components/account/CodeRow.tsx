import { useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { verificationCodeMachine } from '#machines/verificationCode.machine.ts';
import { CodeField } from '../../design/control/CodeField.tsx';
import { useClock } from '../hooks/useClock.ts';
import type { Press } from '../../design/press.ts';

export type CodeRowProps = {
  /** The state of the code's machine; it decides whether one can be sent and when the next. */
  code: SnapshotFrom<typeof verificationCodeMachine>;
  value: string;
  error?: string | undefined;
  /** A code is wanted, and waits for something else than its own machine. */
  isAwaited?: boolean;
  onChange?: ((text: string) => void) | undefined;
  onSend?: Press;
};

/** The verification code and its button: "Send code", then "Resend in 60 s" counting down. */
export const CodeRow = ({ code, value, error, isAwaited = false, onChange, onSend }: CodeRowProps) => {
  const intl = useIntl();
  const { until } = code.context;
  const isCounting = code.matches('counting');
  const isSending = isAwaited || code.matches('sending');
  const now = useClock(until);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return (
    <CodeField
      label={intl.formatMessage({ id: 'field.code' })}
      name="code"
      required
      value={value}
      error={error}
      onChange={onChange}
      sendLabel={isCounting ? intl.formatMessage({ id: 'field.resendIn' }, { seconds }) : intl.formatMessage({ id: 'field.sendCode' })}
      onSend={isCounting || isSending ? undefined : onSend}
      sending={isSending}
    />
  );
};
