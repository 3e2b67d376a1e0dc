import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormErrors } from '#machines/rules/form/formErrors.ts';
import { Form } from '../../design/control/Form.tsx';
import { Callout } from '../../design/Callout.tsx';
import type { Press } from '../../design/press.ts';

export type ValidatedFormProps = {
  label: string;
  errors: FormErrors<string>;
  /** How often it was judged: each time the first wrong field is focused. */
  tries: number;
  onSubmit?: Press;
  state?: string;
  busy?: boolean;
  children: ReactNode;
};

/** A form that was looked at: the form's sentence above, the focus on the first wrong field (spec 5). */
export const ValidatedForm = ({ label, errors, tries, onSubmit, state, busy, children }: ValidatedFormProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const judged = useRef(tries);
  useEffect(() => {
    if (judged.current === tries) return;
    judged.current = tries;
    frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <div ref={frame} data-state={state} aria-busy={busy || undefined}>
      <Form label={label} onSubmit={onSubmit}>
        {Object.keys(errors).length > 0 ? (
          <Callout kind="alarm" urgent>
            <p>
              <FormattedMessage id="field.formFault" />
            </p>
          </Callout>
        ) : null}
        {children}
      </Form>
    </div>
  );
};
