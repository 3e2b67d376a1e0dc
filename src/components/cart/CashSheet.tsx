import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmSheet } from '../shell/ConfirmSheet.tsx';
import type { Press } from '../../design/press.ts';

type Props = {
  open: boolean;
  /** What the courier gets, as it is written. */
  total: string;
  onConfirm: Press;
  onDecline: Press;
};

/** A last look before an order that is paid in cash to the courier. */
export const CashSheet = ({ open, total, onConfirm, onDecline }: Props) => (
  <ConfirmSheet
    open={open}
    title={useIntl().formatMessage({ id: 'pay.cashTitle' })}
    confirm={<FormattedMessage id="pay.cashConfirm" />}
    decline={<FormattedMessage id="pay.cashDecline" />}
    onConfirm={onConfirm}
    onDecline={onDecline}
  >
    <p>
      <FormattedMessage id="pay.cashText" values={{ total }} />
    </p>
  </ConfirmSheet>
);
