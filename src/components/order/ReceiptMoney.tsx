import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { payTypes } from '#machines/payTypes.ts';
import { outcomeOf } from '#machines/rules/order/receipt.ts';
import type { Receipt, ReceiptPayment, ReceiptRefund } from '#machines/model/order.ts';
import { PriceTable, type PriceTableLine } from '../../design/PriceLines.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { OrderPlan } from '../payLater/OrderPlan.tsx';
import { Price } from '../product/Price.tsx';

const Part = styled('section', { breakInside: 'avoid' });
const Note = styled('small', { display: 'block', text: '$13', color: '$inkSoft' });
const Plan = styled('div', { marginBlockStart: '$3' });
const None = styled('p', { text: '$14' });

const Card = ({ last4 }: { last4: string | null }) =>
  last4 === null ? <FormattedMessage id="receipt.card" /> : <FormattedMessage id="order.payCard" values={{ last4 }} />;

const wayOf = ({ payType, cardLast4 }: ReceiptPayment): ReactNode => {
  if (payType === payTypes.cash) return <FormattedMessage id="order.payCash" />;
  return payType === payTypes.payLater ? <FormattedMessage id="order.payLater" /> : <Card last4={cardLast4} />;
};

const wayBackOf = ({ refundTo, coins, cardLast4 }: ReceiptRefund): ReactNode => {
  if (refundTo === 'COINS') return <FormattedMessage id="receipt.coins" values={{ coins: coins ?? 0 }} />;
  return refundTo === 'PLAN' ? <FormattedMessage id="order.payLater" /> : <Card last4={cardLast4} />;
};

/** Every attempt to pay, whatever went back, and what stays paid. */
export const ReceiptMoney = ({ receipt }: { receipt: Receipt }) => {
  const { dayOf } = useDateFormat();
  const { currency, priceSymbol, payments, refunds } = receipt;
  const priced = { currency, priceSymbol };
  const paid = payments.map((payment): PriceTableLine => {
    const outcome = outcomeOf(payment);
    return {
      id: payment.payNo,
      label: (
        <>
          {wayOf(payment)}
          <Note>
            <FormattedMessage id={`receipt.payment.${outcome}`} values={{ day: dayOf(payment.time) }} />
          </Note>
        </>
      ),
      amount: <Price {...priced} amount={payment.amount} />,
      tone: outcome === 'paid' ? 'plain' : 'soft',
    };
  });
  const back = refunds.map((refund): PriceTableLine => ({
    id: `${refund.refundTo} ${refund.refundSn} ${refund.cardLast4}`,
    label: (
      <>
        {wayBackOf(refund)}
        <Note>
          <FormattedMessage id={`receipt.refund.${refund.status}`} values={{ day: dayOf(refund.time) }} />
        </Note>
      </>
    ),
    amount: <Price {...priced} amount={refund.amount} less />,
    tone: refund.status === 'DONE' ? 'plain' : 'soft',
  }));
  return (
    <>
      <Part>
        <h2>
          <FormattedMessage id="receipt.payments" />
        </h2>
        {paid.length === 0 ? (
          <None>
            <FormattedMessage id="receipt.nothingDue" />
          </None>
        ) : (
          <PriceTable
            lines={paid}
            totalLabel={<FormattedMessage id="receipt.paid" />}
            total={<Price {...priced} amount={receipt.paidAmount} size="card" />}
          />
        )}
        {receipt.installment ? (
          <Plan>
            <OrderPlan plan={receipt.installment} priced={priced} />
          </Plan>
        ) : null}
      </Part>
      {back.length > 0 ? (
        <Part>
          <h2>
            <FormattedMessage id="receipt.refunds" />
          </h2>
          <PriceTable
            lines={[
              ...back,
              {
                id: 'refunded',
                label: <FormattedMessage id="receipt.refunded" />,
                amount: <Price {...priced} amount={receipt.refundedAmount} less />,
              },
            ]}
            totalLabel={<FormattedMessage id="receipt.kept" />}
            total={<Price {...priced} amount={receipt.keptAmount} size="card" />}
          />
        </Part>
      ) : null}
    </>
  );
};
