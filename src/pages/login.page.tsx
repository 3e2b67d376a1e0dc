import { FormattedMessage, useIntl } from 'react-intl';
import { loginMachine, needsCountry, type LoginField, type LoginWay } from '#machines/login.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import { PasswordField } from '../design/PasswordField.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { styled } from '../design/stitches.config.ts';
import { Tabs } from '../design/Tabs.tsx';
import { TextButton } from '../design/TextLink.tsx';
import { Agreement } from '../parts/Agreement.tsx';
import { Child } from '../parts/Child.tsx';
import { CodeRow } from '../parts/CodeRow.tsx';
import { ContactRow, useFaultSentence } from '../parts/ContactRow.tsx';
import { JudgedForm } from '../parts/JudgedForm.tsx';
import { PlaceText } from '../parts/PlaceText.tsx';
import { ReportButton } from '../parts/ReportButton.tsx';
import { ResetForm } from '../parts/ResetForm.tsx';
import type { Page, ViewOf } from '../view.ts';

type View = ViewOf<typeof loginMachine>;

const Ends = styled('div', { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '$2 $4' });
const Foot = styled('p', { text: '$14', color: '$inkSoft' });

const useWriter = ({ snapshot, send }: View) => {
  const isTyping = snapshot.matches({ dialog: { quick: 'typing' } }) || snapshot.matches({ dialog: { password: 'typing' } });
  return (field: LoginField) => (isTyping ? (text: string) => send({ type: 'field.typed', field, text }) : undefined);
};

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
  const sentence = useFaultSentence();
  const write = useWriter(view);
  const { snapshot, may } = view;
  const { typed, faults, tries, phoneCodes } = snapshot.context;
  const code = snapshot.children.code;
  return (
    <JudgedForm label={intl.formatMessage({ id: 'login.quick' })} faults={faults} tries={tries} onSubmit={may({ type: 'login.pressed' })}>
      <ContactRow
        kind="either" phoneCodes={phoneCodes} country={typed.country} value={typed.loginId} faults={faults} field="loginId"
        hasCountry={needsCountry(typed.loginId)} onCountry={write('country')} onChange={write('loginId')}
      />
      {code ? (
        <Child actor={code}>
          {(sent) => <CodeRow code={sent.snapshot} value={typed.code} error={sentence(faults.code)} onChange={write('code')} onSend={may({ type: 'code.pressed' })} />}
        </Child>
      ) : null}
      <Submit {...view} />
    </JudgedForm>
  );
};

const PasswordForm = (view: View) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const write = useWriter(view);
  const { snapshot, may } = view;
  const { kind, typed, faults, tries, phoneCodes } = snapshot.context;
  const otherKind = kind === 'mail' ? 'mobile' : 'mail';
  return (
    <JudgedForm label={intl.formatMessage({ id: 'login.byPassword' })} faults={faults} tries={tries} onSubmit={may({ type: 'login.pressed' })}>
      <ContactRow
        kind={kind} phoneCodes={phoneCodes} country={typed.country} value={typed[kind]} faults={faults} field={kind}
        hasCountry={kind === 'mobile'} onCountry={write('country')} onChange={write(kind)}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'field.password' })} name="password" required value={typed.password} error={sentence(faults.password)} onChange={write('password')}
        showLabel={intl.formatMessage({ id: 'field.showPassword' })} hideLabel={intl.formatMessage({ id: 'field.hidePassword' })}
      />
      <Ends>
        <TextButton tall onPress={may({ type: 'kind.chosen', kind: otherKind })}>{intl.formatMessage({ id: otherKind === 'mail' ? 'field.useMail' : 'field.useMobile' })}</TextButton>
        <TextButton tall onPress={may({ type: 'forgot.pressed' })}>{intl.formatMessage({ id: 'login.forgot' })}</TextButton>
      </Ends>
      <Submit {...view} />
    </JudgedForm>
  );
};

const Ways = (view: View) => {
  const intl = useIntl();
  const { snapshot, send, may } = view;
  const way: LoginWay = snapshot.matches({ dialog: 'password' }) ? 'password' : 'quick';
  const other: LoginWay = way === 'quick' ? 'password' : 'quick';
  const change = may({ type: 'tab.chosen', way: other }) ? (chosen: LoginWay) => (chosen === way ? undefined : send({ type: 'tab.chosen', way: chosen })) : undefined;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'login.tabs' })}
      tabs={[{ id: 'quick', label: intl.formatMessage({ id: 'login.quick' }) }, { id: 'password', label: intl.formatMessage({ id: 'login.byPassword' }) }]}
      value={way}
      onChange={change}
    >
      {way === 'quick' ? <QuickForm {...view} /> : <PasswordForm {...view} />}
    </Tabs>
  );
};

const LoginDialog = (view: View) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const reset = snapshot.children.reset;
  return (
    <Sheet
      open
      title={intl.formatMessage({ id: reset ? 'login.resetTitle' : 'login.title' })}
      lead={intl.formatMessage({ id: reset ? 'login.resetLead' : 'login.lead' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
      state={stateWord(snapshot.value)}
      busy={snapshot.hasTag('busy')}
    >
      {reset ? <Child actor={reset}>{(asked) => <ResetForm {...asked} />}</Child> : (
        <>
          <Ways {...view} />
          <Foot>
            <FormattedMessage id="login.newHere" /> <PlaceText place={{ name: 'register' }}><FormattedMessage id="login.register" /></PlaceText>
          </Foot>
          <Agreement />
          <ReportButton />
        </>
      )}
    </Sheet>
  );
};

export const page = { machine: loginMachine, View: LoginDialog } satisfies Page<typeof loginMachine>;
