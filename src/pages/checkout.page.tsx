import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { addressBookMachine } from '#machines/addressBook.machine.ts';
import { checkoutMachine, hasLongRemark, isOver, isSubmitting } from '#machines/checkout.machine.ts';
import type { promoCodeMachine } from '#machines/promoCode.machine.ts';
import { payTypes } from '#machines/payTypes.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { OrderPreview } from '#machines/model/checkout.ts';
import { BottomBar } from '../design/layout/BottomBar.tsx';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { TwoColumnPage, TwoColumnRow, MoneyColumn } from '../design/layout/TwoColumnLayout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Panel } from '../design/layout/Panel.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { AddressBook } from '../components/cart/AddressBook.tsx';
import { ChildActorView } from '../components/shell/ChildActorView.tsx';
import { CashSheet } from '../components/cart/CashSheet.tsx';
import { blockers, CheckoutChanges } from '../components/cart/CheckoutChanges.tsx';
import { PriceBreakdown } from '../components/cart/PriceBreakdown.tsx';
import { PayMethods } from '../components/cart/PayMethods.tsx';
import { usePlanWords } from '../components/payLater/usePlanWords.ts';
import { PromoCode } from '../components/cart/PromoCode.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SubmitProblem } from '../components/shell/SubmitProblem.tsx';
import { UsedVouchers } from '../components/cart/UsedVouchers.tsx';
import { ShopOrder } from '../components/cart/ShopOrder.tsx';
import { useMoney } from '../components/hooks/useMoney.ts';
import { usePageTop } from '../components/hooks/usePageTop.ts';
import { messageId } from '../components/hooks/messageId.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { addressDraft } from '../storage/addressDraft.ts';
import { draftOf, draftsOf, isLike } from '../storage/drafts.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';
import type { Press } from '../design/press.ts';

type View = ViewOf<typeof checkoutMachine>;

const toCart = (
  <PlaceButton kind="primary" snug place={{ name: 'cart' }}>
    <FormattedMessage id="checkout.backToCart" />
  </PlaceButton>
);

const heading = (
  <PageHeading>
    <FormattedMessage id="checkout.heading" />
  </PageHeading>
);

const AddressRow = memo(({ book }: { book: ActorRefFrom<typeof addressBookMachine> | undefined }) => (
  <TwoColumnRow heading={<FormattedMessage id="checkout.deliverTo" />}>
    {book ? <ChildActorView<typeof addressBookMachine> actor={book}>{(view) => <AddressBook {...view} />}</ChildActorView> : null}
  </TwoColumnRow>
));

type PromoCodeRowProps = { code: ActorRefFrom<typeof promoCodeMachine> | undefined; inert: boolean };

const PromoCodeRow = memo(({ code, inert }: PromoCodeRowProps) => (
  <TwoColumnRow heading={<FormattedMessage id="promoCode.heading" />}>
    <div inert={inert}>
      {code ? <ChildActorView<typeof promoCodeMachine> actor={code}>{(view) => <PromoCode {...view} />}</ChildActorView> : null}
    </div>
  </TwoColumnRow>
));

type InsuranceProps = { preview: OrderPreview; isInsured: boolean; onInsurance: ((selected: boolean) => void) | undefined };

const Insurance = ({ preview, isInsured, onInsurance }: InsuranceProps) => {
  const { textOf } = useMoney();
  const { insuranceOption } = preview;
  if (!insuranceOption.available) return null;
  return (
    <Checkbox
      label={<FormattedMessage id="checkout.insurance" values={{ fee: textOf(insuranceOption.fee, preview) }} />}
      note={insuranceOption.cover}
      checked={isInsured}
      onChange={onInsurance}
    />
  );
};

type CoinsProps = { preview: OrderPreview; isUsingCoins: boolean; onCoins: ((selected: boolean) => void) | undefined };

const Coins = ({ preview, isUsingCoins, onCoins }: CoinsProps) => {
  const { textOf } = useMoney();
  const { usable, max, worth } = preview.coins;
  if (usable === 0 && !isUsingCoins) return null;
  return (
    <Checkbox
      label={<FormattedMessage id="checkout.coins" values={{ coins: usable, worth: textOf(worth, preview) }} />}
      note={<FormattedMessage id="checkout.coinsMost" values={{ max }} />}
      checked={isUsingCoins}
      onChange={onCoins}
    />
  );
};

type MoneyPanelProps = InsuranceProps &
  CoinsProps & { isBusy: boolean; isSent: boolean; /** A word to a shop is. */ isTooLong: boolean; onSubmit: Press };

const MoneyPanel = memo(({ isBusy, isSent, isTooLong, onSubmit, isUsingCoins, onCoins, ...insurance }: MoneyPanelProps) => {
  const intl = useIntl();
  const { preview, isInsured } = insurance;
  const { textOf } = useMoney();
  const reasons = [...blockers(preview), ...(isTooLong ? [intl.formatMessage({ id: 'refusal.TEXT_TOO_LONG' })] : [])];
  return (
    <Panel aria-busy={isBusy}>
      <Coins preview={preview} isUsingCoins={isUsingCoins} onCoins={onCoins} />
      <Insurance {...insurance} />
      <PriceBreakdown lines={preview.priceLines} priced={preview} isInsured={isInsured} isAddressKnown={preview.userAddr !== null} />
      <BottomBar data-bar="">
        <Button kind="primary" wide busy={isSent} onPress={onSubmit} reason={reasons.join(' ')}>
          <FormattedMessage id="checkout.confirm" values={{ total: textOf(preview.actualTotal, preview) }} />
        </Button>
      </BottomBar>
      <p>
        <small>
          <FormattedMessage id="checkout.onePayment" values={{ count: preview.shopCartOrders.length }} />
        </small>
      </p>
    </Panel>
  );
});

const Open = (view: View & { preview: OrderPreview }) => {
  const { preview, snapshot, may } = view;
  const intl = useIntl();
  const { textOf } = useMoney();
  const { fromOf } = usePlanWords(preview);
  const { problem, remarks, choices } = snapshot.context;
  // Vouchers and code have machines of their own, which do not know that the checkout hears of no choice now.
  const isFixed = !may({ type: 'promoCode.chosen', promoCode: null });
  return (
    <>
      {snapshot.matches('uncertain') && problem ? (
        <SubmitProblem
          title={intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
          uncertain={<FormattedMessage id="checkout.uncertain" />}
          onRetry={may({ type: 'retry.pressed' })}
        />
      ) : null}
      {snapshot.matches('different') && snapshot.context.before ? (
        <CheckoutChanges
          before={snapshot.context.before}
          now={preview}
          onAccept={may({ type: 'difference.accepted' })}
          onDecline={may({ type: 'difference.declined' })}
        />
      ) : null}
      <TwoColumnPage>
        <div>
          <AddressRow book={snapshot.children.addressBook} />
          {preview.shopCartOrders.map((shop) => (
            <ShopOrder
              key={shop.shopId}
              shop={shop}
              priced={preview}
              remarks={remarks[shop.shopId] ?? ''}
              onSlot={may({ type: 'slot.chosen', shopId: shop.shopId, slotId: '' }, 'slotId')}
              onRemarks={may({ type: 'remark.changed', shopId: shop.shopId, remarks: '' }, 'remarks')}
            />
          ))}
          <UsedVouchers choice={snapshot.children.voucherChoice} preview={preview} inert={isFixed} />
          <PromoCodeRow code={snapshot.children.promoCode} inert={isFixed} />
          <TwoColumnRow heading={<FormattedMessage id="checkout.payWith" />}>
            <PayMethods
              methods={preview.payTypes}
              laterNote={preview.installment && fromOf(preview.installment)}
              chosen={choices.payType}
              onChoose={may({ type: 'payType.chosen', payType: choices.payType }, 'payType')}
            />
          </TwoColumnRow>
        </div>
        <MoneyColumn>
          <MoneyPanel
            preview={preview}
            isInsured={choices.insurance}
            isUsingCoins={choices.useCoins}
            isBusy={snapshot.hasTag('busy')}
            isSent={isSubmitting(snapshot)}
            isTooLong={hasLongRemark(snapshot.context)}
            onInsurance={may({ type: 'insurance.changed', selected: true }, 'selected')}
            onCoins={may({ type: 'coins.changed', selected: true }, 'selected')}
            onSubmit={may({ type: 'submit.pressed' })}
          />
        </MoneyColumn>
      </TwoColumnPage>
      <CashSheet
        open={snapshot.matches('confirmingCash')}
        total={textOf(preview.actualTotal, preview)}
        onConfirm={may({ type: 'cash.confirmed' })}
        onDecline={may({ type: 'cash.declined' })}
      />
    </>
  );
};

/** What stands at the top of the page and is not there usually. */
const parts = ['uncertain', 'different', 'unreadable', 'empty', 'expired'] as const;

const CheckoutPage = (view: View) => {
  const { snapshot, may } = view;
  const { preview, problem } = snapshot.context;
  usePageTop(parts.find((part) => snapshot.matches(part)) ?? (preview && 'open'));
  return (
    <Page data-state={statePath(snapshot.value)} data-paying="" aria-busy={snapshot.hasTag('busy')}>
      {heading}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? (
        <EmptyState
          title={<FormattedMessage id="refusal.NO_ITEMS_SELECTED" />}
          reason={<FormattedMessage id="checkout.emptyWhy" />}
          action={toCart}
        />
      ) : null}
      {snapshot.matches('expired') ? (
        <EmptyState
          urgent
          title={<FormattedMessage id="refusal.CHECKOUT_EXPIRED" />}
          reason={<FormattedMessage id="checkout.expiredWhy" />}
          action={
            <Button kind="primary" onPress={may({ type: 'retry.pressed' })}>
              <FormattedMessage id="checkout.startAnew" />
            </Button>
          }
        />
      ) : null}
      {preview && !isOver(snapshot) ? <Open {...view} preview={preview} /> : null}
      {!preview && !isOver(snapshot) ? (
        <Skeleton aria-hidden>
          <Block height={240} />
          <Block height={120} css={{ marginBlockStart: '$4' }} />
        </Skeleton>
      ) : null}
    </Page>
  );
};

const choices = draftOf<typeof checkoutMachine>({
  name: 'checkout',
  version: 4,
  isDraft: (found) =>
    isLike(
      {
        choices: {
          addrId: null,
          slots: [],
          insurance: false,
          payType: payTypes.card,
          couponUserIds: null,
          promoCode: null,
          useCoins: false,
        },
        remarks: {},
      },
      found,
    ),
  key: ({ context: { visitor, place } }) => [visitor.regionId, JSON.stringify(place.buyNow), place.basketIds].join(' '),
  take: ({ value, context }) =>
    context.preview === null || value === 'expired' || value === 'empty' || value === 'placed'
      ? null
      : { choices: context.choices, remarks: context.remarks },
  until: ({ context }) => (context.preview ? Date.parse(context.preview.expireTime) : null),
});

export const page = {
  machine: checkoutMachine,
  View: CheckoutPage,
  keepDrafts: draftsOf(choices, addressDraft('address', true)),
  head: (snapshot, intl) => ({
    title: intl.formatMessage({ id: snapshot.matches('expired') ? 'checkout.expired' : 'checkout.heading' }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof checkoutMachine>;
