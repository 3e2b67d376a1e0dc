import { FormattedMessage, useIntl } from 'react-intl';
import type { CartAmount } from '#machines/model/cart.ts';
import { Callout } from '../../design/Callout.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import { PriceTable } from '../../design/PriceLines.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Price } from '../product/Price.tsx';
import { useMoney } from '../hooks/useMoney.ts';

const Meter = styled('progress', {
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  borderRadius: '$full',
  backgroundColor: '$line',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  '&::-webkit-progress-bar': { backgroundColor: '$line' },
  '&::-webkit-progress-value': { backgroundColor: '$good' },
  '&::-moz-progress-bar': { backgroundColor: '$good' },
});
const MeterBox = styled('div', { display: 'grid', gap: '$1', text: '$13' });

/** What the delivery costs, as far as anybody knows without an address. */
const Freight = ({ freight, ...priced }: Pick<CartAmount, 'freight' | 'currency' | 'priceSymbol'>) => {
  if (freight === null) return <FormattedMessage id="cart.byAddress" />;
  return freight === 0 ? <FormattedMessage id="cart.free" /> : <Price {...priced} amount={freight} />;
};

/** What the chosen lines cost, by the mall: goods, delivery, small cart fee, and how far it is to free delivery. */
export const CartSum = ({ amount, isBusy }: { amount: CartAmount; isBusy: boolean }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { currency, priceSymbol, totalMoney, finalMoney, freight, smallCartFee, smallCartGap, minPayGap, freeDeliveryGap, count } = amount;
  const priced = { currency, priceSymbol };
  return (
    <Panel aria-busy={isBusy}>
      <h2>
        <FormattedMessage id="cart.sum" />
      </h2>
      {count > 0 && freeDeliveryGap !== null ? (
        <MeterBox>
          <span>
            {freeDeliveryGap > 0 ? (
              <FormattedMessage id="cart.freeDeliveryGap" values={{ gap: textOf(freeDeliveryGap, priced) }} />
            ) : (
              <FormattedMessage id="cart.freeDelivery" />
            )}
          </span>
          <Meter max={totalMoney + freeDeliveryGap} value={totalMoney} aria-label={intl.formatMessage({ id: 'cart.freeDeliveryMeter' })} />
        </MeterBox>
      ) : null}
      <PriceTable
        lines={[
          {
            id: 'goods',
            label: <FormattedMessage id="cart.goods" values={{ count }} />,
            amount: <Price {...priced} amount={totalMoney} />,
          },
          ...(count === 0
            ? []
            : [
                {
                  id: 'freight',
                  label: <FormattedMessage id="cart.delivery" />,
                  amount: <Freight {...priced} freight={freight} />,
                  ...(freight === null ? { tone: 'soft' as const } : {}),
                },
              ]),
          ...(smallCartFee > 0
            ? [
                {
                  id: 'small',
                  label: <FormattedMessage id="cart.smallCartFee" />,
                  amount: <Price {...priced} amount={smallCartFee} />,
                  ...(smallCartGap === null
                    ? {}
                    : { sum: <FormattedMessage id="cart.smallCartGap" values={{ gap: textOf(smallCartGap, priced) }} /> }),
                },
              ]
            : []),
        ]}
        totalLabel={<FormattedMessage id="cart.total" />}
        total={<Price {...priced} amount={finalMoney} size="total" />}
      />
      {minPayGap === null || minPayGap === 0 ? null : (
        <Callout kind="warn">
          <FormattedMessage id="cart.minPayGap" values={{ gap: textOf(minPayGap, priced) }} />
        </Callout>
      )}
    </Panel>
  );
};
