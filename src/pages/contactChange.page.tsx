import { FormattedMessage, useIntl } from 'react-intl';
import { contactChangeMachine } from '#machines/contactChange.machine.ts';
import type { ProofField } from '#machines/rules/form/verificationForm.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { Button } from '../design/control/Button.tsx';
import { ChildCodeRow } from '../components/account/ChildCodeRow.tsx';
import { ContactFacts } from '../components/account/ContactFacts.tsx';
import { ContactRow, useErrorSentence } from '../components/account/ContactRow.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { RetryCallout } from '../components/shell/RetryText.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof contactChangeMachine>;

const ContactForm = ({ snapshot, may, title }: View & { title: string }) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const { kind, typed, errors, tries, phoneCodes } = snapshot.context;
  const write = (field: ProofField) => may({ type: 'field.typed', field, text: '' }, 'text');
  const code = snapshot.children.verificationCode;
  const save = may({ type: 'save.pressed' });
  return (
    <ValidatedForm label={title} errors={errors} tries={tries} onSubmit={save}>
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
      <ChildCodeRow
        code={code}
        value={typed.code}
        error={sentence(errors.code)}
        onChange={write('code')}
        onSend={may({ type: 'code.pressed' })}
      />
      <Button kind="primary" wide submit onPress={save} busy={snapshot.matches({ open: 'saving' })}>
        {intl.formatMessage({ id: 'contactChange.save' })}
      </Button>
    </ValidatedForm>
  );
};

const ContactChange = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { kind, userMail, userMobile, problem } = snapshot.context;
  const isFirst = (kind === 'mail' ? userMail : userMobile) === null;
  const title = intl.formatMessage({ id: `settings.${isFirst ? 'add' : 'change'}.${kind}` });
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <ContactFacts userMail={userMail} userMobile={userMobile} changeOf={(wanted) => may({ type: 'change.pressed', kind: wanted })} />
      <LazySheet
        open={!snapshot.matches('closed')}
        title={title}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'close.pressed' })}
      >
        <p>
          <FormattedMessage id={`contactChange.why.${kind}`} />
        </p>
        {snapshot.matches('reading') ? (
          <Skeleton aria-hidden>
            <Block height={240} />
          </Skeleton>
        ) : null}
        {snapshot.matches('unreadable') ? <RetryCallout problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
        {snapshot.matches('open') ? <ContactForm {...view} title={title} /> : null}
      </LazySheet>
    </div>
  );
};

export const page = { machine: contactChangeMachine, View: ContactChange } satisfies Page<typeof contactChangeMachine>;
