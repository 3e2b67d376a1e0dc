import { useIntl } from 'react-intl';
import type { passwordResetMachine, PasswordResetField } from '#machines/passwordReset.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../../design/control/Button.tsx';
import { BackIcon } from '../../design/icon/icons.tsx';
import { PasswordField } from '../../design/control/PasswordField.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { ChildCodeRow } from './ChildCodeRow.tsx';
import { ContactRow, useErrorSentence } from './ContactRow.tsx';
import { ValidatedForm } from './ValidatedForm.tsx';

/** A new password: where the code goes, the code, the password twice, and the way back to the login. */
export const ResetForm = ({ snapshot, may }: ViewOf<typeof passwordResetMachine>) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const { kind, typed, errors, tries, phoneCodes } = snapshot.context;
  const write = (field: PasswordResetField) => may({ type: 'field.typed', field, text: '' }, 'text');
  const otherKind = kind === 'mail' ? 'mobile' : 'mail';
  const switchKind = may({ type: 'kind.chosen', kind: otherKind });
  const code = snapshot.children.verificationCode;
  const submit = may({ type: 'reset.pressed' });
  const password = {
    showLabel: intl.formatMessage({ id: 'field.showPassword' }),
    hideLabel: intl.formatMessage({ id: 'field.hidePassword' }),
    autoComplete: 'new-password',
    required: true,
  } as const;
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'login.resetTitle' })}
      errors={errors}
      tries={tries}
      onSubmit={submit}
      state={statePath(snapshot.value)}
      busy={snapshot.hasTag('busy')}
    >
      <TextButton tall onPress={may({ type: 'back.pressed' })} label={intl.formatMessage({ id: 'login.back' })}>
        <BackIcon size={20} /> {intl.formatMessage({ id: 'login.back' })}
      </TextButton>
      <ContactRow
        kind={kind}
        phoneCodes={phoneCodes}
        country={typed.country}
        value={typed[kind]}
        errors={errors}
        field={kind}
        hasCountry={kind === 'mobile'}
        onCountry={write('country')}
        onChange={write(kind)}
      />
      {switchKind ? (
        <TextButton onPress={switchKind}>
          {intl.formatMessage({ id: otherKind === 'mail' ? 'field.useMail' : 'field.useMobile' })}
        </TextButton>
      ) : null}
      <ChildCodeRow
        code={code}
        value={typed.code}
        error={sentence(errors.code)}
        onChange={write('code')}
        onSend={may({ type: 'code.pressed' })}
      />
      <PasswordField
        {...password}
        label={intl.formatMessage({ id: 'field.newPassword' })}
        name="password"
        value={typed.password}
        error={sentence(errors.password)}
        hint={intl.formatMessage({ id: 'field.passwordHint' })}
        onChange={write('password')}
      />
      <PasswordField
        {...password}
        label={intl.formatMessage({ id: 'field.again' })}
        name="again"
        value={typed.again}
        error={sentence(errors.again)}
        onChange={write('again')}
      />
      <Button kind="primary" wide submit onPress={submit} busy={snapshot.hasTag('busy')}>
        {intl.formatMessage({ id: 'login.resetSubmit' })}
      </Button>
    </ValidatedForm>
  );
};
