import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeliverySlot, Priced, ShopPreview } from '#machines/words.ts';
import { LedgerRow, LedgerSplit } from '../design/Ledger.tsx';
import { Note } from '../design/Note.tsx';
import { RadioCards } from '../design/RadioCards.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextArea } from '../design/TextArea.tsx';
import { LineItem, LineItems } from './LineItem.tsx';
import { Price } from './Price.tsx';
import { useMoney } from './useMoney.ts';

const longestRemark = 500;

/** A date that is not broken over lines. */
const Together = styled('span', { whiteSpace: 'nowrap' });

/** Delivered when it comes, without a slot. */
const anyDay = 'any';

/** The days that have slots. */
const daysOf = (slots: readonly DeliverySlot[]): string[] => [...new Set(slots.map((slot) => slot.day))];

const Slots = ({ shop, priced, onSlot }: { shop: ShopPreview; priced: Priced; onSlot: ((slotId: string) => void) | undefined }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const days = daysOf(shop.slots);
  const chosen = shop.slots.find((slot) => slot.slotId === shop.slotId);
  const day = chosen?.day ?? anyDay;
  const firstOf = (wanted: string) => shop.slots.find((slot) => slot.day === wanted && slot.available) ?? shop.slots.find((slot) => slot.day === wanted);
  const dayName = (text: string) => intl.formatDate(`${text}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const promise = [...new Set([shop.estimate.earliest, shop.estimate.latest])].filter((date) => date !== null).map((date, at) => <Fragment key={date}>{at > 0 ? ' – ' : ''}<Together>{dayName(date)}</Together></Fragment>);
  const noteOf = (slot: DeliverySlot) =>
    [slot.fee === 0 ? intl.formatMessage({ id: 'money.free' }) : textOf(slot.fee, priced), slot.left === null ? null : intl.formatMessage({ id: 'checkout.slotLeft' }, { count: slot.left })].filter(Boolean).join(', ');
  return (
    <>
      <RadioCards
        label={intl.formatMessage({ id: 'checkout.day' }, { shop: shop.shopName })} value={day}
        onChange={onSlot ? (wanted) => onSlot(firstOf(wanted)?.slotId ?? '') : undefined}
        cards={[
          { value: anyDay, label: <FormattedMessage id="checkout.anyDay" />, note: promise },
          ...days.map((each) => ({ value: each, label: dayName(each), ...(shop.slots.some((slot) => slot.day === each && slot.available) ? {} : { refused: <FormattedMessage id="checkout.slotFull" />, disabled: true }) })),
        ]}
      />
      {chosen ? <RadioCards
        label={intl.formatMessage({ id: 'checkout.time' })} kind="half" value={shop.slotId} onChange={onSlot}
        cards={shop.slots.filter((slot) => slot.day === day).map((slot) => ({
          value: slot.slotId, label: `${slot.start} – ${slot.end}`, note: noteOf(slot),
          ...(slot.available ? {} : { refused: slot.reason ?? <FormattedMessage id="checkout.slotFull" />, disabled: true }),
        }))}
      /> : null}
      {chosen ? <p><FormattedMessage id="checkout.cutoff" values={{ time: intl.formatDate(chosen.cutoff, { weekday: 'short', hour: 'numeric', minute: '2-digit' }) }} /></p> : null}
    </>
  );
};

type Props = {
  shop: ShopPreview; priced: Priced; remarks: string;
  onSlot: ((slotId: string) => void) | undefined;
  onRemarks: ((text: string) => void) | undefined;
};

/** What one shop sends, when, and a word to it. Each shop becomes an order of its own. */
export const ShopOrder = ({ shop, priced: { currency, priceSymbol }, remarks, onSlot, onRemarks }: Props) => {
  const intl = useIntl();
  const priced = { currency, priceSymbol };
  const items = shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems);
  return (
    <LedgerRow heading={shop.shopName} note={shop.estimate.deliverable ? undefined : shop.estimate.reason}>
      <LineItems>
        {items.map((item) => (
          <LineItem
            key={item.skuId} pic={item.pic} name={item.prodName} place={{ name: 'product', productId: item.prodId, skuId: item.skuId }}
            note={[item.skuName, item.prodCount > 1 ? `× ${intl.formatNumber(item.prodCount)}` : ''].filter(Boolean).join(', ')} amount={<Price {...priced} amount={item.productTotalAmount} />}
          />
        ))}
      </LineItems>
      {items.map((item) => (item.issue ? <Note key={`issue-${item.skuId}`} kind="warn">{item.prodName}: {item.issue.desc}</Note> : null))}
      {shop.slots.length > 0 ? <Slots shop={shop} priced={priced} onSlot={onSlot} /> : null}
      <TextArea label={intl.formatMessage({ id: 'checkout.remarks' }, { shop: shop.shopName })} value={remarks} onChange={onRemarks} rows={1} limit={longestRemark} error={remarks.length > longestRemark ? <FormattedMessage id="refusal.TEXT_TOO_LONG" /> : null} />
      <LedgerSplit ruled><span><FormattedMessage id="checkout.shopTotal" values={{ count: shop.totalCount }} /></span><b><Price {...priced} amount={shop.actualTotal} /></b></LedgerSplit>
    </LedgerRow>
  );
};
