import { FormattedMessage, useIntl } from 'react-intl';
import { ordersMachine } from '#machines/orders.machine.ts';
import { actionOf, isAllowed } from '#machines/rules/order/orderActions.ts';
import { isSearched, longestKey } from '#machines/rules/order/orderSearch.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { MyOrder, OrderListName, OrderSearch } from '#machines/model/order.ts';
import { Button } from '../design/control/Button.tsx';
import { Field } from '../design/control/Field.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { styled } from '../design/stitches.config.ts';
import { messageId } from '../components/hooks/messageId.ts';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { OrderActions } from '../components/order/OrderActions.tsx';
import { OrderCard } from '../components/order/OrderCard.tsx';
import { DaySearchForm } from '../components/order/DaySearchForm.tsx';
import { OrderTabs } from '../components/order/OrderTabs.tsx';
import { PaymentDeadline } from '../components/cart/PaymentDeadline.tsx';
import { CardList, ComingCards, ListFoot } from '../components/list/CardList.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { Price } from '../components/product/Price.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Lead = styled('p', { text: '$14', color: '$inkSoft', marginBlock: '-12px $4' });

const headingOf = (group: OrderListName) => (group === 'deleted' ? 'orders.deleted' : (`shell.${group}` as const));

const Note = ({ order }: { order: MyOrder }) => {
  const { momentOf } = useDateFormat();
  const { orderNumber, createTime, endTime } = order;
  const keptUntil = actionOf(order, 'RESTORE')?.until;
  if (isAllowed(order, 'PAY') && endTime) return <PaymentDeadline endTime={endTime} />;
  if (keptUntil) return <FormattedMessage id="orders.keptUntil" values={{ orderNumber, time: momentOf(keptUntil) }} />;
  return <FormattedMessage id="orders.placed" values={{ orderNumber, time: momentOf(createTime) }} />;
};

const Row = ({ order }: { order: MyOrder }) => {
  return (
    <OrderCard
      order={order}
      place={{ name: 'order', orderNumber: order.orderNumber }}
      heading={order.shopName}
      state={order.statusCode}
      stage={<FormattedMessage id={messageId(`order.status.${order.statusCode}`)} />}
      total={<Price amount={order.actualTotal} currency={order.currency} priceSymbol={order.priceSymbol} size="small" />}
      count={<FormattedMessage id="order.pieces" values={{ count: order.productNums }} />}
      note={<Note order={order} />}
      acts={<OrderActions order={order} small />}
    />
  );
};

type View = ViewOf<typeof ordersMachine>;

const Nothing = ({ snapshot, may }: View) => {
  const { place } = snapshot.context;
  if (isSearched(place))
    return (
      <IllustratedEmptyState
        of="kept"
        title={<FormattedMessage id="orders.search.none" />}
        reason={<FormattedMessage id="orders.search.noneWhy" />}
        action={
          <Button kind="primary" onPress={may({ type: 'search.cleared' })}>
            <FormattedMessage id="orders.search.all" />
          </Button>
        }
      />
    );
  return (
    <IllustratedEmptyState
      of="kept"
      title={<FormattedMessage id={`orders.empty.${place.group}`} />}
      reason={place.group === 'deleted' ? null : <FormattedMessage id="orders.emptyWhy" />}
      action={
        <PlaceButton kind="primary" snug place={{ name: 'home' }}>
          <FormattedMessage id="orders.shop" />
        </PlaceButton>
      }
    />
  );
};

const OrdersPage = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { place, search, isWrong, counts, orders, problem } = snapshot.context;
  const typed = (field: keyof OrderSearch) => may({ type: 'search.typed', field, text: '' }, 'text');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id={headingOf(place.group)} />
      </PageHeading>
      {place.group === 'deleted' ? (
        <Lead>
          <FormattedMessage id="orders.deletedWhy" />
        </Lead>
      ) : null}
      <OrderTabs group={place.group} counts={counts} />
      <DaySearchForm
        of="orders"
        days={search}
        isSearched={isSearched(place)}
        isWrong={isWrong}
        onDay={typed}
        onSearch={may({ type: 'search.pressed' })}
        onClear={may({ type: 'search.cleared' })}
      >
        <Field
          label={intl.formatMessage({ id: 'orders.search.key' })}
          type="search"
          maxLength={longestKey}
          value={search.key}
          onChange={typed('key')}
        />
      </DaySearchForm>
      {snapshot.matches('reading') ? <ComingCards /> : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? <Nothing {...view} /> : null}
      {orders.length > 0 && !snapshot.matches('empty') ? (
        <>
          <CardList aria-label={intl.formatMessage({ id: headingOf(place.group) })}>
            {orders.map((order) => (
              <li key={order.orderNumber}>
                <Row order={order} />
              </li>
            ))}
          </CardList>
          <LoadMore snapshot={snapshot} may={may} />
        </>
      ) : null}
      {place.group === 'deleted' ? null : (
        <ListFoot>
          {place.group === 'completed' ? (
            <PlaceText soft tall place={{ name: 'myReviews' }}>
              <FormattedMessage id="orders.myReviews" />
            </PlaceText>
          ) : null}
          <PlaceText soft tall place={{ name: 'orders', group: 'deleted' }}>
            <FormattedMessage id="orders.deleted" />
          </PlaceText>
        </ListFoot>
      )}
    </Page>
  );
};

export const page = {
  machine: ordersMachine,
  View: OrdersPage,
  statuses: { unreadable: 503 },
  head: ({ context }, intl) => ({
    title: intl.formatMessage({ id: headingOf(context.place.group) }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof ordersMachine>;
