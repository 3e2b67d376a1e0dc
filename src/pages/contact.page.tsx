import { FormattedMessage, useIntl } from 'react-intl';
import { contactMachine, longest, type LetterField } from '#machines/contact.machine.ts';
import { sentenceOf } from '#machines/problem.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Field } from '../design/Field.tsx';
import { LedgerPage } from '../design/Ledger.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Panel } from '../design/Panel.tsx';
import { TextArea } from '../design/TextArea.tsx';
import { JudgedForm } from '../parts/JudgedForm.tsx';
import { messageId } from '../parts/messageId.ts';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof contactMachine>;

const Letter = ({ snapshot, send, may }: View) => {
  const intl = useIntl();
  const { typed, faults, tries, problem } = snapshot.context;
  const limits: Partial<Record<LetterField, number>> = longest;
  const isWriting = snapshot.matches('writing');
  const sentence = (field: LetterField): string | null => {
    const fault = faults[field];
    if (fault === undefined) return null;
    return fault === 'textTooLong' ? intl.formatMessage({ id: 'contact.tooLong' }, { limit: limits[field] ?? 0 }) : intl.formatMessage({ id: messageId(`field.${fault}`) });
  };
  const write = (field: LetterField) => (isWriting ? (text: string) => send({ type: 'field.typed', field, text }) : undefined);
  const of = (field: LetterField) => ({ name: field, value: typed[field], error: sentence(field), onChange: write(field) });
  const submit = may({ type: 'send.pressed' });
  return (
    <JudgedForm label={intl.formatMessage({ id: 'shell.contact' })} faults={faults} tries={tries} onSubmit={submit}>
      {problem ? <Note kind="alarm" urgent title={intl.formatMessage({ id: messageId(sentenceOf(problem.code)) })}><p><FormattedMessage id="contact.notSent" /></p></Note> : null}
      <Field {...of('name')} label={intl.formatMessage({ id: 'contact.name' })} autoComplete="name" required />
      <Field {...of('contact')} label={intl.formatMessage({ id: 'field.contact' })} hint={intl.formatMessage({ id: 'contact.contactHint' })} inputMode="email" autoComplete="email" required />
      <Field {...of('subject')} label={intl.formatMessage({ id: 'contact.subject' })} />
      <Field {...of('orderNumber')} label={intl.formatMessage({ id: 'contact.orderNumber' })} autoComplete="off" />
      <TextArea {...of('content')} label={intl.formatMessage({ id: 'contact.content' })} rows={6} limit={longest.content} required />
      <Button kind="primary" wide submit busy={snapshot.matches('sending')} onPress={submit}><FormattedMessage id="contact.send" /></Button>
    </JudgedForm>
  );
};

const ContactPage = (view: View) => {
  const { snapshot, may } = view;
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading><FormattedMessage id="shell.contact" /></PageHeading>
      {snapshot.matches('sent') ? (
        <EmptyState
          title={<FormattedMessage id="contact.sent" />} reason={<FormattedMessage id="contact.sentWhy" values={{ ticketNo: snapshot.context.ticketNo }} />}
          action={<Button kind="secondary" onPress={may({ type: 'another.pressed' })}><FormattedMessage id="contact.another" /></Button>}
        />
      ) : (
        <LedgerPage>
          <Letter {...view} />
          <Panel>
            <h2><FormattedMessage id="contact.quicker" /></h2>
            <p><FormattedMessage id="contact.quickerWhy" /></p>
            <PlaceButton kind="quiet" place={{ name: 'chat', shopId: null, prodId: null, orderNumber: null }}><FormattedMessage id="shell.chatSupport" /></PlaceButton>
          </Panel>
        </LedgerPage>
      )}
    </Page>
  );
};

export const page = { machine: contactMachine, View: ContactPage, head: (_, intl) => ({ title: intl.formatMessage({ id: 'shell.contact' }) }) } satisfies PageModule<typeof contactMachine>;
