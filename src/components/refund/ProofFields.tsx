import { FormattedMessage, useIntl } from 'react-intl';
import type { FormError } from '#machines/rules/form/formErrors.ts';
import { longestWords } from '#machines/rules/refund/refundApplication.ts';
import { TextArea } from '../../design/control/TextArea.tsx';
import { TwoColumnRow } from '../../design/layout/TwoColumnLayout.tsx';
import { PhotoField, type PhotoFieldProps } from '../order/PhotoField.tsx';

type Props = Omit<PhotoFieldProps, 'children'> & {
  words: string;
  required: boolean;
  error: FormError | undefined;
  onWords: ((words: string) => void) | undefined;
};

/** What happened, in the shopper's own words and pictures. */
export const ProofFields = ({ words, required, error, onWords, ...photos }: Props) => {
  const intl = useIntl();
  const wordsError = error === 'textTooLong' ? 'refund.tooLong' : 'field.required';
  return (
    <TwoColumnRow heading={<FormattedMessage id="refundApply.proof" />}>
      <PhotoField {...photos}>
        <TextArea
          label={intl.formatMessage({ id: 'refundApply.words' })}
          value={words}
          limit={longestWords}
          required={required}
          onChange={onWords}
          error={error ? intl.formatMessage({ id: wordsError }, { limit: longestWords }) : null}
        />
      </PhotoField>
    </TwoColumnRow>
  );
};
