import { FormattedMessage, useIntl } from 'react-intl';
import { registerMachine, shownInvitation, type RegisterField } from '#machines/register.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Callout } from '../design/Callout.tsx';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Field } from '../design/control/Field.tsx';
import { PasswordField } from '../design/control/PasswordField.tsx';
import { PageHeading } from '../design/layout/Page.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { Agreement } from '../components/account/Agreement.tsx';
import { useAppContext } from '../app/AppContext.ts';
import { ChildCodeRow } from '../components/account/ChildCodeRow.tsx';
import { ContactRow, useErrorSentence } from '../components/account/ContactRow.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { draftOf, isLike } from '../storage/drafts.ts';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof registerMachine>;

const Sheet = styled('div', {
  display: 'grid',
  gap: '$4',
  inlineSize: '100%',
  maxInlineSize: '$dialog',
  marginInline: 'auto',
  padding: '$5 $4 $8',
  '@desk': { marginBlock: '$6', padding: '$6', borderRadius: '$xl', backgroundColor: '$paperRaised' },
});
const Foot = styled('p', { text: '$14', color: '$inkSoft' });

const RegisterForm = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const { kind, typed, errors, tries, phoneCodes } = snapshot.context;
  const write = (field: RegisterField) => may({ type: 'field.typed', field, text: '' }, 'text');
  const otherKind = kind === 'mail' ? 'mobile' : 'mail';
  const submit = may({ type: 'register.pressed' });
  const isNobodys = shownInvitation(snapshot.context)?.by === null;
  const code = snapshot.children.verificationCode;
  const password = {
    showLabel: intl.formatMessage({ id: 'field.showPassword' }),
    hideLabel: intl.formatMessage({ id: 'field.hidePassword' }),
    autoComplete: 'new-password',
    required: true,
  } as const;
  return (
    <ValidatedForm label={intl.formatMessage({ id: 'register.title' })} errors={errors} tries={tries} onSubmit={submit}>
      <Field
        label={intl.formatMessage({ id: 'field.nickName' })}
        name="nickName"
        autoComplete="nickname"
        maxLength={50}
        required
        value={typed.nickName}
        error={sentence(errors.nickName)}
        onChange={write('nickName')}
      />
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
      <TextButton onPress={may({ type: 'kind.chosen', kind: otherKind })}>
        {intl.formatMessage({ id: otherKind === 'mail' ? 'field.useMail' : 'field.useMobile' })}
      </TextButton>
      <ChildCodeRow
        code={code}
        value={typed.code}
        error={sentence(errors.code)}
        onChange={write('code')}
        onSend={may({ type: 'code.pressed' })}
      />
      <PasswordField
        {...password}
        label={intl.formatMessage({ id: 'field.password' })}
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
      <Field
        label={intl.formatMessage({ id: 'field.invite' })}
        name="invite"
        maxLength={40}
        value={typed.invite}
        hint={isNobodys ? sentence('inviteInvalid') : null}
        error={sentence(errors.invite)}
        onChange={write('invite')}
      />
      <Button kind="primary" wide submit onPress={submit} busy={snapshot.matches({ open: 'asking' })}>
        {intl.formatMessage({ id: 'register.submit' })}
      </Button>
    </ValidatedForm>
  );
};

const RegisterPage = (view: View) => {
  const intl = useIntl();
  const { brand } = useAppContext();
  const { snapshot, may } = view;
  const inviter = shownInvitation(snapshot.context)?.by;
  return (
    <Sheet data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <div>
        <PageHeading>{intl.formatMessage({ id: 'register.title' })}</PageHeading>
        <Foot>
          {snapshot.matches('known')
            ? intl.formatMessage({ id: 'register.known' })
            : intl.formatMessage({ id: 'register.lead' }, { brand })}
        </Foot>
      </div>
      {snapshot.matches('known') ? (
        <PlaceButton place={{ name: 'home' }} kind="primary">
          {intl.formatMessage({ id: 'register.home' })}
        </PlaceButton>
      ) : null}
      {snapshot.matches('unreadable') ? (
        <EmptyState
          urgent
          title={intl.formatMessage({ id: 'shell.unreachable' })}
          reason={intl.formatMessage({ id: 'shell.unreachableReason' })}
          action={<Button onPress={may({ type: 'retry.pressed' })}>{intl.formatMessage({ id: 'shell.retry' })}</Button>}
        />
      ) : null}
      {snapshot.matches('open') ? (
        <>
          {inviter ? <Callout kind="good" title={<FormattedMessage id="register.invitedBy" values={{ name: inviter }} />} /> : null}
          <RegisterForm {...view} />
          <Foot>
            <FormattedMessage id="register.haveAccount" />{' '}
            <TextButton onPress={may({ type: 'login.pressed' })}>{intl.formatMessage({ id: 'register.login' })}</TextButton>
          </Foot>
          <Agreement />
        </>
      ) : null}
    </Sheet>
  );
};

const form = draftOf<typeof registerMachine>({
  name: 'register',
  version: 1,
  isDraft: (found) => isLike({ kind: 'mobile', typed: { nickName: '', invite: '', country: '', mobile: '', mail: '' } }, found),
  take: ({
    value,
    context: {
      kind,
      typed: { nickName, invite, country, mobile, mail },
    },
  }) =>
    value === 'left' || `${nickName}${invite}${mobile}${mail}` === '' ? null : { kind, typed: { nickName, invite, country, mobile, mail } },
});

export const page = {
  machine: registerMachine,
  View: RegisterPage,
  keepDrafts: form,
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'register.title' }), robots: 'noindex' }),
} satisfies Page<typeof registerMachine>;
