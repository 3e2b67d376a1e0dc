import { FormattedMessage, useIntl } from 'react-intl';
import { loginMachine, needsCountry, type LoginField, type LoginWay } from '#machines/login.machine.ts';
import { providerNames, signInProviders } from '#machines/model/signIn.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Callout } from '../design/Callout.tsx';
import { PasswordField } from '../design/control/PasswordField.tsx';
import { Sheet } from '../design/layout/Sheet.tsx';
import { styled } from '../design/stitches.config.ts';
import { Tabs } from '../design/control/Tabs.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { Agreement } from '../components/account/Agreement.tsx';
import { ChildActorView } from '../components/shell/ChildActorView.tsx';
import { ChildCodeRow } from '../components/account/ChildCodeRow.tsx';
import { ContactRow, useErrorSentence } from '../components/account/ContactRow.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { ReportButton } from '../components/shell/ReportButton.tsx';
import { ResetForm } from '../components/account/ResetForm.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof loginMachine>;

const Ends = styled('div', { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '$2 $4' });
const Stack = styled('div', { display: 'grid', gap: '$2' });
const Foot = styled('p', { text: '$14', color: '$inkSoft' });

const writerOf =
  ({ may }: View) =>
  (field: LoginField) =>
    may({ type: 'field.typed', field, text: '' }, 'text');

const Submit = ({ snapshot, may }: View) => {
  const intl = useIntl();
  return (
    <Button kind="primary" wide submit onPress={may({ type: 'login.pressed' })} busy={snapshot.hasTag('busy')}>
      {intl.formatMessage({ id: 'login.submit' })}
    </Button>
  );
};

const QuickForm = (view: View) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const write = writerOf(view);
  const { snapshot, may } = view;
  const { typed, errors, tries, phoneCodes } = snapshot.context;
  const code = snapshot.children.verificationCode;
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'login.quick' })}
      errors={errors}
      tries={tries}
      onSubmit={may({ type: 'login.pressed' })}
    >
      <ContactRow
        kind="either"
        phoneCodes={phoneCodes}
        country={typed.country}
        value={typed.loginId}
        errors={errors}
        field="loginId"
        hasCountry={needsCountry(typed.loginId)}
        onCountry={write('country')}
        onChange={write('loginId')}
      />
      <ChildCodeRow
        code={code}
        value={typed.code}
        error={sentence(errors.code)}
        isAwaited={snapshot.matches({ dialog: { quick: 'awaitingListForCode' } })}
        onChange={write('code')}
        onSend={may({ type: 'code.pressed' })}
      />
      <Submit {...view} />
    </ValidatedForm>
  );
};

const PasswordForm = (view: View) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const write = writerOf(view);
  const { snapshot, may } = view;
  const { kind, typed, errors, tries, phoneCodes } = snapshot.context;
  const otherKind = kind === 'mail' ? 'mobile' : 'mail';
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'login.byPassword' })}
      errors={errors}
      tries={tries}
      onSubmit={may({ type: 'login.pressed' })}
    >
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
      <PasswordField
        label={intl.formatMessage({ id: 'field.password' })}
        name="password"
        required
        value={typed.password}
        error={sentence(errors.password)}
        onChange={write('password')}
        showLabel={intl.formatMessage({ id: 'field.showPassword' })}
        hideLabel={intl.formatMessage({ id: 'field.hidePassword' })}
      />
      <Ends>
        <TextButton tall onPress={may({ type: 'kind.chosen', kind: otherKind })}>
          {intl.formatMessage({ id: otherKind === 'mail' ? 'field.useMail' : 'field.useMobile' })}
        </TextButton>
        <TextButton tall onPress={may({ type: 'forgot.pressed' })}>
          {intl.formatMessage({ id: 'login.forgot' })}
        </TextButton>
      </Ends>
      <Submit {...view} />
    </ValidatedForm>
  );
};

const Ways = (view: View) => {
  const intl = useIntl();
  const { snapshot, send, may } = view;
  const way: LoginWay = snapshot.matches({ dialog: 'password' }) ? 'password' : 'quick';
  const other: LoginWay = way === 'quick' ? 'password' : 'quick';
  const change = may({ type: 'tab.chosen', way: other })
    ? (chosen: LoginWay) => (chosen === way ? undefined : send({ type: 'tab.chosen', way: chosen }))
    : undefined;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'login.tabs' })}
      tabs={[
        { id: 'quick', label: intl.formatMessage({ id: 'login.quick' }) },
        { id: 'password', label: intl.formatMessage({ id: 'login.byPassword' }) },
      ]}
      value={way}
      onChange={change}
    >
      {way === 'quick' ? <QuickForm {...view} /> : <PasswordForm {...view} />}
    </Tabs>
  );
};

const Providers = ({ may }: View) => (
  <Stack>
    {signInProviders.map((provider) => (
      <Button key={provider} kind="secondary" wide onPress={may({ type: 'provider.chosen', provider })}>
        <FormattedMessage id="login.with" values={{ provider: providerNames[provider] }} />
      </Button>
    ))}
  </Stack>
);

const LoginDialog = (view: View) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const reset = snapshot.children.passwordReset;
  return (
    <Sheet
      open
      title={intl.formatMessage({ id: reset ? 'login.resetTitle' : 'login.title' })}
      lead={intl.formatMessage({ id: reset ? 'login.resetLead' : 'login.lead' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
      state={statePath(snapshot.value)}
      busy={snapshot.hasTag('busy')}
    >
      {reset ? (
        <ChildActorView actor={reset}>{(asked) => <ResetForm {...asked} />}</ChildActorView>
      ) : (
        <>
          {snapshot.context.isLost ? (
            <Callout kind="warn" urgent title={intl.formatMessage({ id: 'login.lost' })}>
              <p>
                <FormattedMessage id="login.lostWhy" />
              </p>
            </Callout>
          ) : null}
          <Ways {...view} />
          <Providers {...view} />
          <Foot>
            <FormattedMessage id="login.newHere" />{' '}
            <PlaceText place={{ name: 'register', invite: null }}>
              <FormattedMessage id="login.register" />
            </PlaceText>
          </Foot>
          <Agreement />
          <ReportButton />
        </>
      )}
    </Sheet>
  );
};

export const page = { machine: loginMachine, View: LoginDialog } satisfies Page<typeof loginMachine>;
