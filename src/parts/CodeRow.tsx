import { useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { codeMachine } from '#machines/code.machine.ts';
import { CodeField } from '../design/CodeField.tsx';
import { useNow } from './useNow.ts';

export type CodeRowProps = {
  /** The state of the code's machine; it decides whether one can be sent and when the next. */
  code: SnapshotFrom<typeof codeMachine>;
  value: string;
  error?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
  onSend?: (() => void) | undefined;
};

/** The verification code and its button: "Send code", then "Resend in 60 s" counting down. */
export const CodeRow = ({ code, value, error, onChange, onSend }: CodeRowProps) => {
  const intl = useIntl();
  const { until } = code.context;
  const isCounting = code.matches('counting');
  const now = useNow(until);
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
      onSend={isCounting || code.matches('sending') ? undefined : onSend}
      sending={code.matches('sending')}
    />
  );
};
