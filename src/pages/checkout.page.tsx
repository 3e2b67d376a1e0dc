import { FormattedMessage, useIntl } from 'react-intl';
import type { addressBookMachine } from '#machines/addressBook.machine.ts';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { OrderPreview } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { Checkbox } from '../design/Checkbox.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { LazySheet } from '../parts/LazySheet.tsx';
import { LedgerPage, LedgerRow, MoneyColumn } from '../design/Ledger.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Panel } from '../design/Panel.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { AddressBook } from '../parts/AddressBook.tsx';
import { Child } from '../parts/Child.tsx';
import { Differences } from '../parts/Differences.tsx';
import { MoneyLines } from '../parts/MoneyLines.tsx';
import { PayMethods } from '../parts/PayMethods.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ShopOrder } from '../parts/ShopOrder.tsx';
import { useMoney } from '../parts/useMoney.ts';
import { messageId } from '../parts/messageId.ts';
import { sentenceOf } from '#machines/problem.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof checkoutMachine>;

const toCart = <PlaceButton kind="primary" snug place={{ name: 'cart' }}><FormattedMessage id="checkout.backToCart" /></PlaceButton>;

const AddressRow = ({ snapshot }: View) => {
  const book = snapshot.children.addressBook;
  return (
    <LedgerRow heading={<FormattedMessage id="checkout.deliverTo" />}>
      {book ? <Child<typeof addressBookMachine> actor={book}>{(view) => <AddressBook {...view} />}</Child> : null}
    </LedgerRow>
  );
};

const Insurance = ({ preview, snapshot, send, may }: View & { preview: OrderPreview }) => {
  const { textOf } = useMoney();
  const { insuranceOption } = preview;
  if (!insuranceOption.available) return null;
  return (
    <Checkbox
      label={<FormattedMessage id="checkout.insurance" values={{ fee: textOf(insuranceOption.fee, preview) }} />} note={insuranceOption.cover}
      checked={snapshot.context.choices.insurance}
      onChange={may({ type: 'insurance.changed', selected: true }) ? (selected) => send({ type: 'insurance.changed', selected }) : undefined}
    />
  );
};

/** Why "Confirm & Pay" cannot be pressed: what blocks, in the mall's words. */
const blockers = (preview: OrderPreview) => preview.issues.filter(({ level }) => level === 'BLOCK').map(({ desc }) => desc);

const MoneyPanel = (view: View & { preview: OrderPreview }) => {
  const { preview, snapshot, may } = view;
  const { textOf } = useMoney();
  const reasons = blockers(preview);
  return (
    <Panel aria-busy={snapshot.hasTag('busy')}>
      <Insurance {...view} />
      <MoneyLines lines={preview.priceLines} priced={preview} isInsured={snapshot.context.choices.insurance} isAddressKnown={preview.userAddr !== null} />
      <Button
        kind="primary" wide busy={snapshot.matches('submitting') || snapshot.matches('payingInCash')} onPress={may({ type: 'submit.pressed' })}
        reason={reasons.length > 0 ? reasons.join(' ') : snapshot.matches('pricing') ? <FormattedMessage id="checkout.pricing" /> : null}
      >
        <FormattedMessage id="checkout.confirm" values={{ total: textOf(preview.actualTotal, preview) }} />
      </Button>
      <p><small><FormattedMessage id="checkout.onePayment" values={{ count: preview.shopCartOrders.length }} /></small></p>
    </Panel>
  );
};

const CashSheet = ({ snapshot, may, preview }: View & { preview: OrderPreview }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  return (
    <LazySheet open={snapshot.matches('confirmingCash')} title={intl.formatMessage({ id: 'pay.cashTitle' })} closeLabel={intl.formatMessage({ id: 'shell.close' })} onClose={may({ type: 'cash.declined' })}>
      <p><FormattedMessage id="pay.cashText" values={{ total: textOf(preview.actualTotal, preview) }} /></p>
      <Button kind="primary" wide onPress={may({ type: 'cash.confirmed' })}><FormattedMessage id="pay.cashConfirm" /></Button>
      <Button kind="quiet" wide onPress={may({ type: 'cash.declined' })}><FormattedMessage id="pay.cashDecline" /></Button>
    </LazySheet>
  );
};

const Open = (view: View & { preview: OrderPreview }) => {
  const { preview, snapshot, send, may } = view;
  const intl = useIntl();
  const { problem, remarks, choices } = snapshot.context;
  return (
    <>
      {snapshot.matches('uncertain') && problem ? (
        <Note kind="alarm" urgent title={intl.formatMessage({ id: messageId(sentenceOf(problem.code)) })}>
          <p><FormattedMessage id="checkout.uncertain" /></p>
          <Button kind="secondary" small onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></Button>
        </Note>
      ) : null}
      {snapshot.matches('different') && snapshot.context.before ? (
        <Differences before={snapshot.context.before} now={preview} onAccept={may({ type: 'difference.accepted' })} onDecline={may({ type: 'difference.declined' })} />
      ) : null}
      <LedgerPage>
        <div>
          <AddressRow {...view} />
          {preview.shopCartOrders.map((shop) => (
            <ShopOrder
              key={shop.shopId} shop={shop} priced={preview} remarks={remarks[shop.shopId] ?? ''}
              onSlot={may({ type: 'slot.chosen', shopId: shop.shopId, slotId: '' }) ? (slotId) => send({ type: 'slot.chosen', shopId: shop.shopId, slotId }) : undefined}
              onRemarks={may({ type: 'remark.changed', shopId: shop.shopId, remarks: '' }) ? (text) => send({ type: 'remark.changed', shopId: shop.shopId, remarks: text }) : undefined}
            />
          ))}
          <LedgerRow heading={<FormattedMessage id="checkout.payWith" />}>
            <PayMethods methods={preview.payTypes} chosen={choices.payType} onChoose={may({ type: 'payType.chosen', payType: choices.payType }) ? (payType) => send({ type: 'payType.chosen', payType }) : undefined} />
          </LedgerRow>
        </div>
        <MoneyColumn><MoneyPanel {...view} /></MoneyColumn>
      </LedgerPage>
      <CashSheet {...view} />
    </>
  );
};

const CheckoutPage = (view: View) => {
  const { snapshot, may } = view;
  const { preview, problem } = snapshot.context;
  const isOver = snapshot.matches('expired') || snapshot.matches('empty') || snapshot.matches('unreadable');
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading><FormattedMessage id="checkout.heading" /></PageHeading>
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? <EmptyState title={<FormattedMessage id="refusal.NO_ITEMS_SELECTED" />} reason={<FormattedMessage id="checkout.emptyWhy" />} action={toCart} /> : null}
      {snapshot.matches('expired') ? (
        <EmptyState urgent title={<FormattedMessage id="refusal.CHECKOUT_EXPIRED" />} reason={<FormattedMessage id="checkout.expiredWhy" />} action={<Button kind="primary" onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="checkout.startAnew" /></Button>} />
      ) : null}
      {preview && !isOver ? <Open {...view} preview={preview} /> : null}
      {!preview && !isOver ? <Skeleton aria-hidden><Block height={240} /><Block height={120} css={{ marginBlockStart: '$4' }} /></Skeleton> : null}
    </Page>
  );
};

export const page = {
  machine: checkoutMachine,
  View: CheckoutPage,
  head: (_, intl) => ({ title: intl.formatMessage({ id: 'checkout.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof checkoutMachine>;
