import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldsOfStep, hasUnsent, isWritten, longestFields, type RefundField } from '#machines/rules/refund/refundForm.ts';
import { isWriting, type refundMachine } from '#machines/refund.machine.ts';
import { Button } from '../../design/control/Button.tsx';
import { Field } from '../../design/control/Field.tsx';
import { TextArea } from '../../design/control/TextArea.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import { ValidatedForm } from '../account/ValidatedForm.tsx';
import { messageId } from '../hooks/messageId.ts';
import { PhotoField } from '../order/PhotoField.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';

type View = ViewOf<typeof refundMachine>;

/** What a step wants to be filled in: the courier and the number, or words and pictures for the mall. */
export const RefundStepForm = ({ snapshot, may, children }: View & { children?: ReactNode }) => {
  const intl = useIntl();
  const { step, form, errors, tries, isCrowded } = snapshot.context;
  if (!isWritten(step) || !isWriting(snapshot)) return null;
  const isOpen = snapshot.matches({ shown: 'writing' });
  const errorOf = (field: RefundField) => {
    const error = errors[field];
    if (!error) return null;
    return intl.formatMessage({ id: error === 'required' ? 'field.required' : 'refund.tooLong' }, { limit: longestFields[field] });
  };
  const typed = (field: RefundField) => may({ type: 'field.typed', field, text: '' }, 'text');
  const heading = intl.formatMessage({ id: messageId(`refund.do.${step}`) });
  return (
    <Panel data-state={step}>
      <h2>{heading}</h2>
      <p>
        <FormattedMessage id={messageId(`refund.how.${step}`)} />
      </p>
      <ValidatedForm label={heading} errors={errors} tries={tries} onSubmit={may({ type: 'step.confirmed' })}>
        {children}
        {fieldsOfStep(step).includes('words') ? (
          <PhotoField
            pictures={form.pictures}
            crowded={isCrowded}
            onPick={may({ type: 'pictures.picked', ids: [] }, 'ids')}
            onRemove={(id) => may({ type: 'picture.removed', id })}
            onRetry={(id) => may({ type: 'picture.retried', id })}
          >
            <TextArea
              label={intl.formatMessage({ id: 'refund.field.words' })}
              value={form.words}
              limit={longestFields.words}
              required
              onChange={typed('words')}
              error={errorOf('words')}
            />
          </PhotoField>
        ) : (
          (['company', 'number'] as const).map((field) => (
            <Field
              key={field}
              label={intl.formatMessage({ id: `refund.field.${field}` })}
              value={form[field]}
              required
              autoComplete="off"
              onChange={typed(field)}
              error={errorOf(field)}
            />
          ))
        )}
        <Button
          kind="primary"
          submit
          wide
          busy={snapshot.matches({ shown: 'stepping' })}
          onPress={may({ type: 'step.confirmed' })}
          reason={isOpen && hasUnsent(form) ? <FormattedMessage id="photo.unsent" /> : null}
        >
          <FormattedMessage id={messageId(`refund.send.${step}`)} />
        </Button>
        <Button kind="quiet" wide onPress={may({ type: 'step.declined' })}>
          <FormattedMessage id="order.notNow" />
        </Button>
      </ValidatedForm>
    </Panel>
  );
};
