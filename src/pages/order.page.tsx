import { FormattedMessage, useIntl } from 'react-intl';
import { orderMachine } from '#machines/order.machine.ts';
import { actionOf, harmlessSteps } from '#machines/rules/order/orderActions.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { NotAdded, OrderDetail } from '#machines/model/order.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { ChatIcon } from '../design/icon/icons.tsx';
import { ConfirmSheet } from '../components/shell/ConfirmSheet.tsx';
import { TwoColumnPage, TwoColumnRow, MoneyColumn } from '../design/layout/TwoColumnLayout.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { LineItem, LineItems } from '../components/cart/LineItem.tsx';
import { NotAddedLines } from '../components/cart/NotAddedLines.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { ComingSteps } from '../components/order/ComingSteps.tsx';
import { OrderActions } from '../components/order/OrderActions.tsx';
import { OrderFacts, OrderMoney } from '../components/order/OrderFacts.tsx';
import { OrderHistory } from '../components/order/OrderHistory.tsx';
import { OrderStages, WhatHappensNext } from '../components/order/OrderStages.tsx';
import { StepPreview } from '../components/order/StepPreview.tsx';
import { StepTrouble } from '../components/order/StepTrouble.tsx';
import { PaymentDeadline } from '../components/cart/PaymentDeadline.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { Price } from '../components/product/Price.tsx';
import { ChildActorView } from '../components/shell/ChildActorView.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { useMoney } from '../components/hooks/useMoney.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof orderMachine>;

const Kicker = styled('p', { text: '$14', color: '$inkSoft' });
const Lead = styled('p', { text: '$14', color: '$inkSoft', marginBlock: '-12px $3' });
const Notes = styled('div', { display: 'grid', gap: '$3', marginBlockEnd: '$3', '&:empty': { display: 'none' } });
const ActGrid = styled('div', {
  display: 'grid',
  gap: '$2',
  alignItems: 'start',
  '@four': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$3' },
});

const Lines = ({ order }: { order: OrderDetail }) => {
  const { textOf } = useMoney();
  const { dayOf } = useDateFormat();
  return (
    <LineItems>
      {order.orderItemDtos.map((item) => (
        <LineItem
          key={item.orderItemId}
          pic={item.pic}
          name={item.prodName}
          place={{ name: 'product', productId: item.prodId, skuId: item.skuId }}
          variant={item.skuName}
          note={
            <>
              {`${textOf(item.price, item)} × ${item.prodCount}`}
              {item.warrantyUntil ? (
                <>
                  <br />
                  <FormattedMessage id="order.warrantyUntil" values={{ day: dayOf(`${item.warrantyUntil}T12:00:00Z`) }} />
                </>
              ) : null}
              {item.refundSn ? (
                <>
                  <br />
                  <PlaceText place={{ name: 'refund', refundSn: item.refundSn }}>
                    <FormattedMessage id="order.refundOfLine" />
                  </PlaceText>
                </>
              ) : null}
            </>
          }
          amount={<Price amount={item.productTotalAmount} currency={item.currency} priceSymbol={item.priceSymbol} />}
        />
      ))}
    </LineItems>
  );
};

const StepSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { step } = snapshot.context;
  const { stepPreview } = snapshot.children;
  const isAsked = step !== null && !harmlessSteps.includes(step);
  const isOpen =
    isAsked && (['confirming', 'verifying', 'stepping', 'refreshing'] as const).some((state) => snapshot.matches({ shown: state }));
  return (
    <ConfirmSheet
      open={isOpen}
      title={isAsked ? intl.formatMessage({ id: messageId(`order.sure.${step}`) }) : ''}
      confirm={isAsked ? intl.formatMessage({ id: messageId(`order.do.${step}`) }) : null}
      decline={<FormattedMessage id="order.notNow" />}
      busy={snapshot.hasTag('busy')}
      onConfirm={may({ type: 'step.confirmed' })}
      onDecline={may({ type: 'step.declined' })}
    >
      <p>{isAsked ? intl.formatMessage({ id: messageId(`order.sureText.${step}`) }) : null}</p>
      {stepPreview ? <ChildActorView actor={stepPreview}>{(view) => <StepPreview {...view} />}</ChildActorView> : null}
    </ConfirmSheet>
  );
};

const NotBoughtAgain = ({ lines }: { lines: readonly NotAdded[] }) => (
  <NotAddedLines lines={lines.map(({ skuId, prodName, desc }) => ({ key: skuId, prodName, reason: desc }))}>
    <p>
      <PlaceText place={{ name: 'cart' }}>
        <FormattedMessage id="order.toCart" />
      </PlaceText>
    </p>
  </NotAddedLines>
);

const InBin = ({ order }: { order: OrderDetail }) => {
  const { momentOf } = useDateFormat();
  const until = actionOf(order, 'RESTORE')?.until;
  if (!until) return null;
  return (
    <Callout kind="warn" title={<FormattedMessage id="order.inBin" />}>
      <p>
        <FormattedMessage id="order.inBinUntil" values={{ time: momentOf(until) }} />{' '}
        <PlaceText place={{ name: 'orders', group: 'deleted' }}>
          <FormattedMessage id="order.toBin" />
        </PlaceText>
      </p>
    </Callout>
  );
};

/** What nobody knows is said above the order; what was refused, by a notice. */
const Trouble = ({ snapshot, may }: View) => {
  const isUncertain = snapshot.matches({ shown: 'uncertain' });
  return (
    <StepTrouble
      problem={isUncertain ? snapshot.context.problem : null}
      isUncertain={isUncertain}
      isOld={snapshot.matches({ shown: 'stale' })}
      onRetry={may({ type: 'retry.pressed' })}
    />
  );
};

const Shown = (view: View & { order: OrderDetail }) => {
  const { order, may } = view;
  const { courierService, trackingNumber } = order;
  return (
    <>
      <Kicker>
        <FormattedMessage id="order.number" values={{ orderNumber: order.orderNumber }} />
      </Kicker>
      <PageHeading css={{ paddingBlockEnd: '$5' }}>
        <FormattedMessage id={messageId(`order.status.${order.statusCode}`)} />
      </PageHeading>
      {order.endTime ? (
        <Lead>
          <PaymentDeadline endTime={order.endTime} />
        </Lead>
      ) : (
        trackingNumber && <Lead>{[courierService, trackingNumber].filter(Boolean).join(' · ')}</Lead>
      )}
      <Notes>
        <InBin order={order} />
        <NotBoughtAgain lines={view.snapshot.context.notAdded} />
        <Trouble {...view} />
      </Notes>
      <TwoColumnPage>
        <div>
          <TwoColumnRow>
            <OrderStages order={order} />
            <WhatHappensNext order={order} />
            <ComingSteps order={order} />
          </TwoColumnRow>
          <TwoColumnRow>
            <ActGrid>
              <OrderActions order={order} onStep={(step) => may({ type: 'step.pressed', step })}>
                <PlaceButton kind="quiet" place={{ name: 'chat', shopId: order.shopId, prodId: null, orderNumber: order.orderNumber }}>
                  <ChatIcon size={20} />
                  <FormattedMessage id="order.chat" />
                </PlaceButton>
              </OrderActions>
            </ActGrid>
          </TwoColumnRow>
          <TwoColumnRow
            heading={
              <PlaceText plain css={{ fontWeight: '$bold' }} place={{ name: 'store', shop: order.shopName, storeId: order.shopId }}>
                {order.shopName}
              </PlaceText>
            }
          >
            <Lines order={order} />
          </TwoColumnRow>
          <TwoColumnRow heading={<FormattedMessage id="order.details" />}>
            <OrderFacts order={order} />
            <OrderHistory timeline={order.timeline.filter(({ planned }) => !planned)} />
          </TwoColumnRow>
        </div>
        <MoneyColumn>
          <OrderMoney order={order} />
        </MoneyColumn>
      </TwoColumnPage>
      <StepSheet {...view} />
    </>
  );
};

const toOrders = (
  <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'toPay' }}>
    <FormattedMessage id="order.toOrders" />
  </PlaceButton>
);

const OrderPage = (view: View) => {
  const { snapshot, may } = view;
  const { order, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <>
          <VisuallyHidden>
            <h1>
              <FormattedMessage id="order.number" values={{ orderNumber: snapshot.context.orderNumber }} />
            </h1>
          </VisuallyHidden>
          <Skeleton aria-hidden>
            <Bar line={14} width={20} />
            <Bar line={28} width={60} css={{ marginBlock: '$1 $4' }} />
            <Block height={240} />
            <Block height={120} css={{ marginBlockStart: '$4' }} />
          </Skeleton>
        </>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="order.unknown" />}
          reason={<FormattedMessage id="order.unknownWhy" />}
          action={toOrders}
        />
      ) : null}
      {order && snapshot.matches('shown') ? <Shown {...view} order={order} /> : null}
    </Page>
  );
};

export const page = {
  machine: orderMachine,
  View: OrderPage,
  statuses: { unknown: 404, unreadable: 503 },
  head: ({ context }, intl) => ({
    title: intl.formatMessage({ id: 'order.number' }, { orderNumber: context.orderNumber }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof orderMachine>;
