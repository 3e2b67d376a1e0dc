import { useIntl } from 'react-intl';
import type { resetMachine, ResetField } from '#machines/reset.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import { BackIcon } from '../design/icons.tsx';
import { PasswordField } from '../design/PasswordField.tsx';
import { TextButton } from '../design/TextLink.tsx';
import type { ViewOf } from '../view.ts';
import { Child } from './Child.tsx';
import { CodeRow } from './CodeRow.tsx';
import { ContactRow, useFaultSentence } from './ContactRow.tsx';
import { JudgedForm } from './JudgedForm.tsx';

/** A new password: where the code goes, the code, the password twice, and the way back to the login. */
export const ResetForm = ({ snapshot, send, may }: ViewOf<typeof resetMachine>) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const { kind, typed, faults, tries, phoneCodes } = snapshot.context;
  const isTyping = snapshot.matches('typing');
  const write = (field: ResetField) => (isTyping ? (text: string) => send({ type: 'field.typed', field, text }) : undefined);
  const otherKind = kind === 'mail' ? 'mobile' : 'mail';
  const switchKind = may({ type: 'kind.chosen', kind: otherKind });
  const code = snapshot.children.code;
  const submit = may({ type: 'reset.pressed' });
  const password = { showLabel: intl.formatMessage({ id: 'field.showPassword' }), hideLabel: intl.formatMessage({ id: 'field.hidePassword' }), autoComplete: 'new-password', required: true } as const;
  return (
    <JudgedForm label={intl.formatMessage({ id: 'login.resetTitle' })} faults={faults} tries={tries} onSubmit={submit} state={stateWord(snapshot.value)} busy={snapshot.hasTag('busy')}>
      <TextButton tall onPress={may({ type: 'back.pressed' })} label={intl.formatMessage({ id: 'login.back' })}>
        <BackIcon size={20} /> {intl.formatMessage({ id: 'login.back' })}
      </TextButton>
      <ContactRow
        kind={kind} phoneCodes={phoneCodes} country={typed.country} value={typed[kind]} faults={faults} field={kind}
        hasCountry={kind === 'mobile'} onCountry={write('country')} onChange={write(kind)}
      />
      {switchKind ? (
        <TextButton onPress={switchKind}>{intl.formatMessage({ id: otherKind === 'mail' ? 'field.useMail' : 'field.useMobile' })}</TextButton>
      ) : null}
      {code ? (
        <Child actor={code}>
          {(sent) => <CodeRow code={sent.snapshot} value={typed.code} error={sentence(faults.code)} onChange={write('code')} onSend={may({ type: 'code.pressed' })} />}
        </Child>
      ) : null}
      <PasswordField
        {...password} label={intl.formatMessage({ id: 'field.newPassword' })} name="password" value={typed.password}
        error={sentence(faults.password)} hint={intl.formatMessage({ id: 'field.passwordHint' })} onChange={write('password')}
      />
      <PasswordField {...password} label={intl.formatMessage({ id: 'field.again' })} name="again" value={typed.again} error={sentence(faults.again)} onChange={write('again')} />
      <Button kind="primary" wide submit onPress={submit} busy={snapshot.hasTag('busy')}>
        {intl.formatMessage({ id: 'login.resetSubmit' })}
      </Button>
    </JudgedForm>
  );
};
