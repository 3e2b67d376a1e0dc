import { useIntl } from 'react-intl';
import type { ContactKind } from '#machines/rules/form/loginContact.ts';
import type { FormError, FormErrors } from '#machines/rules/form/formErrors.ts';
import type { PhoneCode } from '#machines/model/region.ts';
import { Field } from '../../design/control/Field.tsx';
import { FieldRow } from '../../design/control/FieldRow.tsx';
import { Select } from '../../design/control/Select.tsx';

export type ContactRowProps = {
  /** One field for both, a mobile number, or an e-mail address. */
  kind: ContactKind | 'either';
  phoneCodes: readonly PhoneCode[];
  country: string;
  value: string;
  errors: FormErrors<string>;
  /** Which error is the field's own. */
  field: string;
  hasCountry: boolean;
  onCountry?: ((countryCode: string) => void) | undefined;
  onChange?: ((text: string) => void) | undefined;
};

const looks = {
  either: { id: 'field.contact', type: 'text', inputMode: 'email', autoComplete: 'username' },
  mobile: { id: 'field.mobile', type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  mail: { id: 'field.mail', type: 'text', inputMode: 'email', autoComplete: 'email' },
} as const;

/** The sentence of an error; none without one. */
export const useErrorSentence = (): ((error: FormError | undefined) => string | undefined) => {
  const intl = useIntl();
  return (error) => (error === undefined ? undefined : intl.formatMessage({ id: `field.${error}` }));
};

/** "+94": what is shown of a country code in a narrow box. */
export const dialCode = (key: string | undefined): string | undefined => (key === undefined || key === '' ? undefined : `+${Number(key)}`);

/** Country code and number beside each other, or an e-mail address alone. */
export const ContactRow = ({ kind, phoneCodes, country, value, errors, field, hasCountry, onCountry, onChange }: ContactRowProps) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const { id, ...native } = looks[kind];
  // One row for both, so that the field keeps the focus when the first letter makes it an e-mail address.
  return (
    <FieldRow narrowFirst={hasCountry} alone={!hasCountry}>
      {hasCountry ? (
        <Select
          key="country"
          label={intl.formatMessage({ id: 'field.country' })}
          name="country"
          value={country}
          options={phoneCodes.map((code) => ({ value: code.countryCode, label: code.value }))}
          shown={dialCode(phoneCodes.find(({ countryCode }) => countryCode === country)?.key)}
          error={sentence(errors.country)}
          onChange={onCountry}
        />
      ) : null}
      <Field
        key="contact"
        {...native}
        label={intl.formatMessage({ id })}
        name={field}
        required
        value={value}
        error={sentence(errors[field])}
        onChange={onChange}
      />
    </FieldRow>
  );
};
