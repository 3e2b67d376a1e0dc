import { FormattedMessage, useIntl } from 'react-intl';
import { longestNickName, passwordFields, profileFields, shownProfile, type PasswordField } from '#machines/rules/settings.ts';
import { formErrorsAmong } from '#machines/rules/form/formErrors.ts';
import type { Contacts } from '#machines/contactChange.machine.ts';
import { settingsMachine } from '#machines/settings.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { notifyTopics, type Account } from '#machines/model/account.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { Field } from '../design/control/Field.tsx';
import { FieldRow } from '../design/control/FieldRow.tsx';
import { PasswordField as PasswordBox } from '../design/control/PasswordField.tsx';
import { Select } from '../design/control/Select.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { ContactFacts } from '../components/account/ContactFacts.tsx';
import { useErrorSentence } from '../components/account/ContactRow.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { LazyWidget } from '../components/shell/LazyWidget.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useProblemText } from '../components/useProblemText.ts';
import type { Page as PageModule, PartRequest, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof settingsMachine>;
type Form = NonNullable<View['snapshot']['context']['refused']>['form'];

const Column = styled('div', { maxInlineSize: '$column' });
const Stack = styled('div', { display: 'grid', gap: '$4' });
const genders = ['', 'F', 'M'] as const;

/** Why the mall did not save this form. */
const Refused = ({ snapshot, form }: Pick<View, 'snapshot'> & { form: Form }) => {
  const textOf = useProblemText();
  const { refused } = snapshot.context;
  return refused?.form === form ? (
    <Callout kind="alarm" urgent>
      {textOf(refused.problem)}
    </Callout>
  ) : null;
};

const contactsOf = ({ userMail, userMobile }: Account): Contacts => ({ userMail, userMobile });
const contactPart = (account: Account): PartRequest => ({ name: 'contactChange', input: contactsOf(account) });
const notYet = () => undefined;

const avatarPart = ({ avatarUrl }: Account): PartRequest => ({ name: 'avatar', input: { pic: avatarUrl } });

const ProfileForm = ({ snapshot, may, account }: View & { account: Account }) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const { typed, errors, tries } = snapshot.context;
  const { nickName, sex, birthDate } = shownProfile(account, typed);
  const save = may({ type: 'profile.pressed' });
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'settings.profile' })}
      errors={formErrorsAmong(errors, profileFields)}
      tries={tries.profile}
      onSubmit={save}
    >
      <Refused snapshot={snapshot} form="profile" />
      <Field
        label={intl.formatMessage({ id: 'field.nickName' })}
        name="nickName"
        value={nickName}
        maxLength={longestNickName}
        autoComplete="nickname"
        required
        error={sentence(errors.nickName)}
        onChange={may({ type: 'field.typed', field: 'nickName', text: '' }, 'text')}
      />
      <FieldRow>
        <Field
          label={intl.formatMessage({ id: 'settings.birthDate' })}
          name="birthDate"
          type="date"
          value={birthDate}
          autoComplete="bday"
          error={sentence(errors.birthDate)}
          onChange={may({ type: 'field.typed', field: 'birthDate', text: '' }, 'text')}
        />
        <Select
          label={intl.formatMessage({ id: 'settings.sex' })}
          name="sex"
          value={sex}
          autoComplete="sex"
          options={genders.map((value) => ({ value, label: intl.formatMessage({ id: `settings.sex.${value || 'none'}` }) }))}
          onChange={may({ type: 'field.typed', field: 'sex', text: '' }, 'text')}
        />
      </FieldRow>
      <Button kind="primary" submit busy={snapshot.matches({ shown: 'savingProfile' })} onPress={save}>
        <FormattedMessage id="settings.saveProfile" />
      </Button>
    </ValidatedForm>
  );
};

const passwordLooks = {
  oldPassword: { label: 'settings.oldPassword', autoComplete: 'current-password' },
  password: { label: 'field.newPassword', autoComplete: 'new-password' },
  passwordAgain: { label: 'field.again', autoComplete: 'new-password' },
} as const satisfies Record<PasswordField, { label: FormatjsIntl.Message['ids']; autoComplete: string }>;

const PasswordForm = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const { typed, errors, tries } = snapshot.context;
  const save = may({ type: 'password.pressed' });
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'settings.password' })}
      errors={formErrorsAmong(errors, passwordFields)}
      tries={tries.password}
      onSubmit={save}
    >
      <Refused snapshot={snapshot} form="password" />
      {passwordFields.map((field) => (
        <PasswordBox
          key={field}
          label={intl.formatMessage({ id: passwordLooks[field].label })}
          name={field}
          value={typed[field] ?? ''}
          autoComplete={passwordLooks[field].autoComplete}
          required
          showLabel={intl.formatMessage({ id: 'field.showPassword' })}
          hideLabel={intl.formatMessage({ id: 'field.hidePassword' })}
          error={sentence(errors[field])}
          hint={field === 'password' ? intl.formatMessage({ id: 'field.passwordHint' }) : undefined}
          onChange={may({ type: 'field.typed', field, text: '' }, 'text')}
        />
      ))}
      <Button kind="primary" submit busy={snapshot.matches({ shown: 'savingPassword' })} onPress={save}>
        <FormattedMessage id="settings.savePassword" />
      </Button>
    </ValidatedForm>
  );
};

const Notify = ({ snapshot, may, account }: View & { account: Account }) => {
  const { wanted } = snapshot.context;
  const shown = wanted ?? account.notify;
  return (
    <>
      <p>
        <FormattedMessage id="settings.notifyHint" />
      </p>
      <Refused snapshot={snapshot} form="notify" />
      {notifyTopics.map((topic) => (
        <Checkbox
          key={topic}
          label={<FormattedMessage id={`settings.notify.${topic}`} />}
          checked={shown[topic]}
          onChange={may({ type: 'notify.changed', topic, isWanted: !shown[topic] }, 'isWanted')}
        />
      ))}
    </>
  );
};

const Shown = (view: View & { account: Account }) => (
  <Column>
    <Section heading={<FormattedMessage id="settings.profile" />}>
      <Stack>
        <LazyWidget {...avatarPart(view.account)}>
          <Block height={120} />
        </LazyWidget>
        <ProfileForm {...view} />
      </Stack>
    </Section>
    <Section heading={<FormattedMessage id="settings.security" />}>
      <Stack>
        <LazyWidget {...contactPart(view.account)}>
          <ContactFacts {...contactsOf(view.account)} changeOf={notYet} />
        </LazyWidget>
        {view.account.hasPassword ? (
          <PasswordForm {...view} />
        ) : (
          <p>
            <FormattedMessage id="settings.noPassword" />
          </p>
        )}
      </Stack>
    </Section>
    <Section heading={<FormattedMessage id="settings.devices" />}>
      <LazyWidget name="devices" input={{}} when="near">
        <Block height={120} />
      </LazyWidget>
    </Section>
    <Section heading={<FormattedMessage id="settings.notify" />}>
      <Notify {...view} />
      <LazyWidget name="pushNotices" input={{ isOffer: false }} when="near">
        <Block height={64} />
      </LazyWidget>
    </Section>
    <Section heading={<FormattedMessage id="settings.data" />}>
      <LazyWidget name="dataExport" input={{}} when="near">
        <Block height={64} />
      </LazyWidget>
    </Section>
    <Section heading={<FormattedMessage id="settings.more" />}>
      <p>
        <FormattedMessage id="settings.regionHint" />
      </p>
      <p>
        <PlaceText soft tall place={{ name: 'addresses' }}>
          <FormattedMessage id="profile.addresses" />
        </PlaceText>
      </p>
      <p>
        <PlaceText soft tall place={{ name: 'cards' }}>
          <FormattedMessage id="profile.cards" />
        </PlaceText>
      </p>
    </Section>
    <Section heading={<FormattedMessage id="settings.deletion" />}>
      <LazyWidget name="accountDeletion" input={contactsOf(view.account)} when="near">
        <Block height={64} />
      </LazyWidget>
    </Section>
  </Column>
);

const SettingsPage = (view: View) => {
  const { snapshot, may } = view;
  const { account, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="settings.title" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {account !== null && snapshot.matches('shown') ? <Shown {...view} account={account} /> : null}
    </Page>
  );
};

export const page = {
  machine: settingsMachine,
  View: SettingsPage,
  statuses: { unreadable: 503 },
  parts: ({ context: { account } }) => (account ? [avatarPart(account), contactPart(account)] : []),
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'settings.title' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof settingsMachine>;
