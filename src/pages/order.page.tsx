import { FormattedMessage, useIntl } from 'react-intl';
import { orderMachine } from '#machines/order.machine.ts';
import { sentenceOf } from '#machines/problem.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { OrderDetail } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { ChatIcon } from '../design/icons.tsx';
import { LazySheet } from '../parts/LazySheet.tsx';
import { LedgerPage, LedgerRow, MoneyColumn } from '../design/Ledger.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/TextLink.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { LineItem, LineItems } from '../parts/LineItem.tsx';
import { messageId } from '../parts/messageId.ts';
import { OrderActs } from '../parts/OrderActs.tsx';
import { OrderFacts, OrderHistory, OrderMoney } from '../parts/OrderFacts.tsx';
import { OrderStages, WhatHappensNext } from '../parts/OrderStages.tsx';
import { PayBy } from '../parts/PayBy.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceText } from '../parts/PlaceText.tsx';
import { Price } from '../parts/Price.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { useMoney } from '../parts/useMoney.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof orderMachine>;

const Kicker = styled('p', { text: '$14', color: '$inkSoft' });
const Lead = styled('p', { text: '$14', color: '$inkSoft', marginBlock: '-12px $3' });
const ActGrid = styled('div', { display: 'grid', gap: '$2', alignItems: 'start', '@four': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$3' } });

const Lines = ({ order }: { order: OrderDetail }) => {
  const { textOf } = useMoney();
  return (
    <LineItems>
      {order.orderItemDtos.map((item) => (
        <LineItem
          key={item.orderItemId} pic={item.pic} name={item.prodName} place={{ name: 'product', productId: item.prodId, skuId: item.skuId }}
          note={<>{item.skuName ? <>{item.skuName}<br /></> : null}{`${textOf(item.price, item)} × ${item.prodCount}`}</>}
          amount={<Price amount={item.productTotalAmount} currency={item.currency} priceSymbol={item.priceSymbol} />}
        />
      ))}
    </LineItems>
  );
};

const StepSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { step } = snapshot.context;
  const isOpen = step !== null && (snapshot.matches({ shown: 'confirming' }) || snapshot.matches({ shown: 'stepping' }));
  return (
    <LazySheet open={isOpen} title={step ? intl.formatMessage({ id: messageId(`order.sure.${step}`) }) : ''} closeLabel={intl.formatMessage({ id: 'shell.close' })} onClose={may({ type: 'step.declined' })}>
      <p>{step ? intl.formatMessage({ id: messageId(`order.sureText.${step}`) }) : null}</p>
      <Button kind="primary" wide busy={snapshot.matches({ shown: 'stepping' })} onPress={may({ type: 'step.confirmed' })}>{step ? intl.formatMessage({ id: messageId(`order.do.${step}`) }) : null}</Button>
      <Button kind="quiet" wide onPress={may({ type: 'step.declined' })}><FormattedMessage id="order.notNow" /></Button>
    </LazySheet>
  );
};

const Weather = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { problem } = snapshot.context;
  const isUncertain = snapshot.matches({ shown: 'uncertain' });
  if (!isUncertain && !snapshot.matches({ shown: 'stale' })) return null;
  return (
    <Note kind="warn" urgent title={intl.formatMessage({ id: isUncertain && problem ? messageId(sentenceOf(problem.code)) : 'shell.unreachable' })}>
      <p><FormattedMessage id={isUncertain ? 'order.uncertain' : 'order.stale'} /> <TextButton onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></TextButton></p>
    </Note>
  );
};

const Shown = (view: View & { order: OrderDetail }) => {
  const { order, may } = view;
  const { courierService, trackingNumber } = order;
  return (
    <>
      <Kicker><FormattedMessage id="order.number" values={{ orderNumber: order.orderNumber }} /></Kicker>
      <PageHeading css={{ paddingBlockEnd: '$5' }}><FormattedMessage id={messageId(`order.status.${order.statusCode}`)} /></PageHeading>
      {order.endTime ? <Lead><PayBy endTime={order.endTime} /></Lead> : trackingNumber ? <Lead>{[courierService, trackingNumber].filter(Boolean).join(', ')}</Lead> : null}
      <Weather {...view} />
      <LedgerPage>
        <div>
          <LedgerRow>
            <OrderStages order={order} />
            <WhatHappensNext order={order} />
          </LedgerRow>
          <LedgerRow>
            <ActGrid>
              <OrderActs order={order} onStep={(step) => may({ type: 'step.pressed', step })} />
              <PlaceButton kind="quiet" place={{ name: 'chat', shopId: order.shopId, prodId: null, orderNumber: order.orderNumber }}><ChatIcon size={20} /><FormattedMessage id="order.chat" /></PlaceButton>
            </ActGrid>
          </LedgerRow>
          <LedgerRow heading={<PlaceText plain css={{ fontWeight: '$bold' }} place={{ name: 'store', shop: order.shopName, storeId: order.shopId }}>{order.shopName}</PlaceText>}><Lines order={order} /></LedgerRow>
          <LedgerRow heading={<FormattedMessage id="order.details" />}>
            <OrderFacts order={order} />
            <OrderHistory order={order} />
          </LedgerRow>
        </div>
        <MoneyColumn><OrderMoney order={order} /></MoneyColumn>
      </LedgerPage>
      <StepSheet {...view} />
    </>
  );
};

const toOrders = <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'toPay' }}><FormattedMessage id="order.toOrders" /></PlaceButton>;

const OrderPage = (view: View) => {
  const { snapshot, may } = view;
  const { order, problem } = snapshot.context;
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? <><VisuallyHidden><h1><FormattedMessage id="order.number" values={{ orderNumber: snapshot.context.orderNumber }} /></h1></VisuallyHidden><Skeleton aria-hidden><Bar line={14} width={20} /><Bar line={28} width={60} css={{ marginBlock: '$1 $4' }} /><Block height={240} /><Block height={120} css={{ marginBlockStart: '$4' }} /></Skeleton></> : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <EmptyState level={1} title={<FormattedMessage id="order.unknown" />} reason={<FormattedMessage id="order.unknownWhy" />} action={toOrders} /> : null}
      {snapshot.matches('removed') ? <EmptyState level={1} title={<FormattedMessage id="toast.order.DELETE" />} action={toOrders} /> : null}
      {order && snapshot.matches('shown') ? <Shown {...view} order={order} /> : null}
    </Page>
  );
};

export const page = {
  machine: orderMachine,
  View: OrderPage,
  head: ({ context, value }, intl) => ({
    title: intl.formatMessage({ id: 'order.number' }, { orderNumber: context.orderNumber }), robots: 'noindex' as const,
    status: value === 'unknown' ? 404 : value === 'unreadable' ? 503 : undefined,
  }),
} satisfies PageModule<typeof orderMachine>;
