import { Fragment, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartItem } from '#machines/model/cart.ts';
import type { DeliverySlot, ShopPreview } from '#machines/model/checkout.ts';
import type { Priced } from '#machines/model/money.ts';
import { isRemarkTooLong, longestRemark } from '#machines/rules/order/remark.ts';
import { TwoColumnRow, TwoColumnSplit } from '../../design/layout/TwoColumnLayout.tsx';
import { Callout } from '../../design/Callout.tsx';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { styled } from '../../design/stitches.config.ts';
import { TextArea } from '../../design/control/TextArea.tsx';
import { LineItem, LineItems } from './LineItem.tsx';
import { Price } from '../product/Price.tsx';
import { useLineNews } from '../hooks/useLineNews.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

/** A date that is not broken over lines. */
const Together = styled('span', { display: 'inline-block' });

/** Delivered when it comes, without a slot. */
const anyDay = 'any';

/** The days that have slots. */
const daysOf = (slots: readonly DeliverySlot[]): string[] => [...new Set(slots.map((slot) => slot.day))];

type SlotsProps = { shop: ShopPreview; priced: Priced; onSlot: ((slotId: string) => void) | undefined };

const Slots = memo(({ shop, priced, onSlot }: SlotsProps) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { cutoffOf } = useDateFormat();
  const days = daysOf(shop.slots);
  const chosen = shop.slots.find((slot) => slot.slotId === shop.slotId);
  const day = chosen?.day ?? anyDay;
  const firstOf = (wanted: string) =>
    shop.slots.find((slot) => slot.day === wanted && slot.available) ?? shop.slots.find((slot) => slot.day === wanted);
  const dayName = (text: string) =>
    intl.formatDate(`${text}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const promise = [...new Set([shop.estimate.earliest, shop.estimate.latest])]
    .filter((date) => date !== null)
    .map((date, at) => (
      <Fragment key={date}>
        {at > 0 ? ' – ' : ''}
        <Together>{dayName(date)}</Together>
      </Fragment>
    ));
  const noteOf = (slot: DeliverySlot) =>
    [
      slot.fee === 0 ? intl.formatMessage({ id: 'money.free' }) : textOf(slot.fee, priced),
      slot.left === null ? null : intl.formatMessage({ id: 'checkout.slotLeft' }, { count: slot.left }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <RadioCards
        label={intl.formatMessage({ id: 'checkout.day' }, { shop: shop.shopName })}
        value={day}
        onChange={onSlot ? (wanted) => onSlot(firstOf(wanted)?.slotId ?? '') : undefined}
        cards={[
          { value: anyDay, label: <FormattedMessage id="checkout.anyDay" />, note: promise },
          ...days.map((each) => ({
            value: each,
            label: dayName(each),
            ...(shop.slots.some((slot) => slot.day === each && slot.available)
              ? {}
              : { refused: <FormattedMessage id="checkout.slotFull" />, disabled: true }),
          })),
        ]}
      />
      {chosen ? (
        <RadioCards
          label={intl.formatMessage({ id: 'checkout.time' })}
          kind="half"
          value={shop.slotId}
          onChange={onSlot}
          cards={shop.slots
            .filter((slot) => slot.day === day)
            .map((slot) => ({
              value: slot.slotId,
              label: `${slot.start} – ${slot.end}`,
              note: noteOf(slot),
              ...(slot.available ? {} : { refused: slot.reason ?? <FormattedMessage id="checkout.slotFull" />, disabled: true }),
            }))}
        />
      ) : null}
      {chosen ? (
        <p>
          <FormattedMessage id="checkout.cutoff" values={{ time: cutoffOf(chosen.cutoff) }} />
        </p>
      ) : null}
    </>
  );
});

/** What is bought from one shop, and what stands in the way of it. */
const Goods = memo(({ shop, priced: { currency, priceSymbol } }: Pick<SlotsProps, 'shop' | 'priced'>) => {
  const newsOf = useLineNews();
  const items = shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems);
  const isAmiss = ({ issue }: CartItem): boolean => issue !== null && issue.level !== 'INFO';
  return (
    <>
      <LineItems>
        {items.map((item) => (
          <LineItem
            key={item.skuId}
            pic={item.pic}
            name={item.prodName}
            place={{ name: 'product', productId: item.prodId, skuId: item.skuId }}
            variant={item.skuName}
            count={item.prodCount}
            note={isAmiss(item) ? undefined : newsOf(item)?.words}
            amount={<Price currency={currency} priceSymbol={priceSymbol} amount={item.productTotalAmount} />}
          />
        ))}
      </LineItems>
      {items.filter(isAmiss).map(({ skuId, prodName, issue }) => (
        <Callout key={`issue-${skuId}`} kind="warn">
          {prodName}: {issue?.desc}
        </Callout>
      ))}
    </>
  );
});

type Props = SlotsProps & {
  remarks: string;
  onRemarks: ((text: string) => void) | undefined;
};

/** What one shop sends, when, and a word to it. Each shop becomes an order of its own. */
export const ShopOrder = memo(({ shop, priced, remarks, onSlot, onRemarks }: Props) => {
  const intl = useIntl();
  const { currency, priceSymbol } = priced;
  return (
    <TwoColumnRow heading={shop.shopName} note={shop.estimate.deliverable ? undefined : shop.estimate.reason}>
      <Goods shop={shop} priced={priced} />
      {shop.slots.length > 0 ? <Slots shop={shop} priced={priced} onSlot={onSlot} /> : null}
      <TextArea
        label={intl.formatMessage({ id: 'checkout.remarks' }, { shop: shop.shopName })}
        value={remarks}
        onChange={onRemarks}
        rows={1}
        limit={longestRemark}
        error={isRemarkTooLong(remarks) ? <FormattedMessage id="refusal.TEXT_TOO_LONG" /> : null}
      />
      <TwoColumnSplit ruled>
        <span>
          <FormattedMessage id="checkout.shopTotal" values={{ count: shop.totalCount }} />
        </span>
        <b>
          <Price currency={currency} priceSymbol={priceSymbol} amount={shop.actualTotal} />
        </b>
      </TwoColumnSplit>
    </TwoColumnRow>
  );
});
