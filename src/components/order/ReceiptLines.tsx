import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Receipt } from '#machines/model/order.ts';
import { styled } from '../../design/stitches.config.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { Price } from '../product/Price.tsx';

const Table = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  text: '$14',
  '& th': { text: '$13', fontWeight: '$body', color: '$inkSoft', textAlign: 'start' },
  '& th, & td': { padding: '$2 0', verticalAlign: 'top' },
  '& tr': { breakInside: 'avoid' },
  '& tbody tr': { borderBlockStart: '1px solid $line' },
  '& :is(th, td):last-child': { textAlign: 'end', paddingInlineStart: '$3', whiteSpace: 'nowrap' },
  '& tbody th': { text: '$14', color: '$ink' },
  '& small': { display: 'block', text: '$13', color: '$inkSoft' },
});

/** What was bought: each line with its variant, price, count and sum, and what of it went back. */
export const ReceiptLines = ({ receipt }: { receipt: Receipt }) => {
  const { textOf } = useMoney();
  const heading = useId();
  return (
    <section>
      <h2 id={heading}>
        <FormattedMessage id="receipt.lines" />
      </h2>
      <Table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="receipt.item" />
            </th>
            <th scope="col">
              <FormattedMessage id="receipt.amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.orderItemDtos.map((item) => (
            <tr key={item.orderItemId}>
              <th scope="row">
                {item.prodName}
                {item.skuName ? <small>{item.skuName}</small> : null}
                <small>{`${textOf(item.price, item)} × ${item.prodCount}`}</small>
                {item.refundedAmount > 0 ? (
                  <small>
                    <FormattedMessage id="receipt.lineRefunded" values={{ amount: textOf(item.refundedAmount, item) }} />
                  </small>
                ) : null}
              </th>
              <td>
                <Price amount={item.productTotalAmount} currency={item.currency} priceSymbol={item.priceSymbol} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
};
