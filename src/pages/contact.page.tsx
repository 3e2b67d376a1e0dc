import { FormattedMessage, useIntl } from 'react-intl';
import { contactMachine, longest, nothingTyped, writtenByHand, type LetterField } from '#machines/contact.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Field } from '../design/control/Field.tsx';
import { TwoColumnPage } from '../design/layout/TwoColumnLayout.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Panel } from '../design/layout/Panel.tsx';
import { TextArea } from '../design/control/TextArea.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { useProblemText } from '../components/useProblemText.ts';
import { draftOf, isLike } from '../storage/drafts.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof contactMachine>;

const heading = (
  <PageHeading>
    <FormattedMessage id="shell.contact" />
  </PageHeading>
);

const quicker = (
  <Panel>
    <h2>
      <FormattedMessage id="contact.quicker" />
    </h2>
    <p>
      <FormattedMessage id="contact.quickerWhy" />
    </p>
    <PlaceButton kind="quiet" place={{ name: 'chat', shopId: null, prodId: null, orderNumber: null }}>
      <FormattedMessage id="shell.chatSupport" />
    </PlaceButton>
  </Panel>
);

const Letter = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const { typed, errors, tries, problem } = snapshot.context;
  const limits: Partial<Record<LetterField, number>> = longest;
  const sentence = (field: LetterField): string | null => {
    const error = errors[field];
    if (error === undefined) return null;
    return error === 'textTooLong'
      ? intl.formatMessage({ id: 'contact.tooLong' }, { limit: limits[field] ?? 0 })
      : intl.formatMessage({ id: messageId(`field.${error}`) });
  };
  const of = (field: LetterField) => ({
    name: field,
    value: typed[field],
    error: sentence(field),
    onChange: may({ type: 'field.typed', field, text: '' }, 'text'),
  });
  const submit = may({ type: 'send.pressed' });
  return (
    <ValidatedForm label={intl.formatMessage({ id: 'shell.contact' })} errors={errors} tries={tries} onSubmit={submit}>
      {problem ? (
        <Callout kind="alarm" urgent title={textOf(problem)}>
          <p>
            <FormattedMessage id="contact.notSent" />
          </p>
        </Callout>
      ) : null}
      <Field {...of('name')} label={intl.formatMessage({ id: 'contact.name' })} autoComplete="name" required />
      <Field
        {...of('contact')}
        label={intl.formatMessage({ id: 'field.contact' })}
        hint={intl.formatMessage({ id: 'contact.contactHint' })}
        inputMode="email"
        autoComplete="email"
        required
      />
      <Field {...of('subject')} label={intl.formatMessage({ id: 'contact.subject' })} />
      <Field {...of('orderNumber')} label={intl.formatMessage({ id: 'contact.orderNumber' })} autoComplete="off" />
      <TextArea {...of('content')} label={intl.formatMessage({ id: 'contact.content' })} rows={6} limit={longest.content} required />
      <Button kind="primary" wide submit busy={snapshot.matches('sending')} onPress={submit}>
        <FormattedMessage id="contact.send" />
      </Button>
    </ValidatedForm>
  );
};

const ContactPage = (view: View) => {
  const { snapshot, may } = view;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {heading}
      {snapshot.matches('sent') ? (
        <EmptyState
          title={<FormattedMessage id="contact.sent" />}
          reason={<FormattedMessage id="contact.sentWhy" values={{ ticketNo: snapshot.context.ticketNo }} />}
          action={
            <Button kind="secondary" onPress={may({ type: 'another.pressed' })}>
              <FormattedMessage id="contact.another" />
            </Button>
          }
        />
      ) : (
        <TwoColumnPage>
          <Letter {...view} />
          {quicker}
        </TwoColumnPage>
      )}
    </Page>
  );
};

const letter = draftOf<typeof contactMachine>({
  name: 'contact',
  version: 1,
  isDraft: (found) => isLike({ typed: nothingTyped }, found),
  take: ({ value, context }) => {
    const typed = writtenByHand(context);
    return value === 'sent' || Object.values(typed).every((text) => text === '') ? null : { typed };
  },
});

export const page = {
  machine: contactMachine,
  View: ContactPage,
  head: (_, intl) => ({ title: intl.formatMessage({ id: 'shell.contact' }) }),
  keepDrafts: letter,
} satisfies PageModule<typeof contactMachine>;
