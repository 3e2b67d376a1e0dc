import { FormattedMessage, useIntl } from 'react-intl';
import { ordersMachine } from '#machines/orders.machine.ts';
import { isAllowed } from '#machines/orderSteps.ts';
import { sentenceOf } from '#machines/problem.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { MyOrder } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { messageId } from '../parts/messageId.ts';
import { OrderActs } from '../parts/OrderActs.tsx';
import { OrderCard } from '../parts/OrderCard.tsx';
import { OrderTabs } from '../parts/OrderTabs.tsx';
import { PayBy } from '../parts/PayBy.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { Price } from '../parts/Price.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { useTimes } from '../parts/useTimes.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

const List = styled('ul', { display: 'grid', gap: '$3', listStyle: 'none', padding: 0, margin: 0 });
const Foot = styled('div', { display: 'grid', justifyItems: 'center', gap: '$3', paddingBlockStart: '$5' });
const coming = [1, 2, 3];

const Row = ({ order }: { order: MyOrder }) => {
  const { momentOf } = useTimes();
  return (
    <OrderCard
      order={order} place={{ name: 'order', orderNumber: order.orderNumber }} heading={order.shopName} state={order.statusCode}
      stage={<FormattedMessage id={messageId(`order.status.${order.statusCode}`)} />}
      total={<Price amount={order.actualTotal} currency={order.currency} priceSymbol={order.priceSymbol} size="small" />}
      count={<FormattedMessage id="order.pieces" values={{ count: order.productNums }} />}
      note={isAllowed(order, 'PAY') && order.endTime ? <PayBy endTime={order.endTime} /> : <FormattedMessage id="orders.placed" values={{ orderNumber: order.orderNumber, time: momentOf(order.createTime) }} />}
      acts={<OrderActs order={order} small />}
    />
  );
};

const OrdersPage = ({ snapshot, may }: ViewOf<typeof ordersMachine>) => {
  const intl = useIntl();
  const { place, counts, orders, problem } = snapshot.context;
  const more = may({ type: 'more.pressed' });
  const isReadingMore = snapshot.matches('readingMore');
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading><FormattedMessage id="orders.heading" /></PageHeading>
      <OrderTabs group={place.group} counts={counts} />
      {snapshot.matches('reading') ? <Skeleton aria-hidden css={{ display: 'grid', gap: '$3' }}>{coming.map((box) => <Block key={box} height={240} />)}</Skeleton> : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? (
        <EmptyState
          title={<FormattedMessage id={`orders.empty.${place.group}`} />} reason={<FormattedMessage id="orders.emptyWhy" />}
          action={<PlaceButton kind="primary" snug place={{ name: 'home' }}><FormattedMessage id="orders.shop" /></PlaceButton>}
        />
      ) : null}
      {orders.length > 0 && !snapshot.matches('empty') ? (
        <>
          <List aria-label={intl.formatMessage({ id: `shell.${place.group}` })}>{orders.map((order) => <li key={order.orderNumber}><Row order={order} /></li>)}</List>
          <Foot>
            {snapshot.matches('moreUnreadable') && problem ? (
              <>
                <Note kind="warn" urgent>{intl.formatMessage({ id: messageId(sentenceOf(problem.code)) })}</Note>
                <Button kind="secondary" onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></Button>
              </>
            ) : null}
            {more || isReadingMore ? <Button kind="secondary" busy={isReadingMore} onPress={more}><FormattedMessage id="shell.loadMore" /></Button> : null}
          </Foot>
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: ordersMachine,
  View: OrdersPage,
  head: ({ context, value }, intl) => ({ title: intl.formatMessage({ id: `shell.${context.place.group}` }), robots: 'noindex' as const, status: value === 'unreadable' ? 503 : undefined }),
} satisfies PageModule<typeof ordersMachine>;
