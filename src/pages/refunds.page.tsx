import { FormattedMessage, useIntl } from 'react-intl';
import { refundsMachine } from '#machines/refunds.machine.ts';
import { refundStates, type ListedRefund } from '#machines/model/refund.ts';
import { hasDays } from '#machines/rules/dayRange.ts';
import type { PlaceOf } from '#machines/model/place.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { styled } from '../design/stitches.config.ts';
import { messageId } from '../components/hooks/messageId.ts';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { CardList, ComingCards } from '../components/list/CardList.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { DaySearchForm } from '../components/order/DaySearchForm.tsx';
import { OrderCard } from '../components/order/OrderCard.tsx';
import { OrderTabs } from '../components/order/OrderTabs.tsx';
import { Price } from '../components/product/Price.tsx';
import { refundKindId } from '../components/refund/refundKindId.ts';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof refundsMachine>;

const Filters = styled('nav', { display: 'flex', flexWrap: 'wrap', gap: '$2', marginBlockEnd: '$4' });

const filters = ['all', 'applied', 'accepted', 'sent', 'rejected', 'refunded'] as const;

const StateFilters = ({ place }: { place: PlaceOf<'refunds'> }) => {
  const intl = useIntl();
  return (
    <Filters aria-label={intl.formatMessage({ id: 'refunds.filters' })}>
      {filters.map((each) => {
        const wanted = each === 'all' ? null : refundStates[each];
        return (
          <PlaceChip
            key={each}
            place={{ ...place, state: wanted }}
            chosen={wanted === place.state}
            aria-current={wanted === place.state ? 'page' : undefined}
          >
            <FormattedMessage id={`refunds.filter.${each}`} />
          </PlaceChip>
        );
      })}
    </Filters>
  );
};

/** Whose turn it is and until when; where it is over, of which order it was and when it was asked for. */
const Note = ({ refund: { turn, orderNumber, applyTime } }: { refund: ListedRefund }) => {
  const { momentOf } = useDateFormat();
  return (
    <>
      {turn ? <FormattedMessage id={`refund.turn.${turn.who}`} /> : null}{' '}
      {turn?.until ? (
        <FormattedMessage id="refund.until" values={{ time: momentOf(turn.until) }} />
      ) : (
        <FormattedMessage id="refunds.asked" values={{ orderNumber, time: momentOf(applyTime) }} />
      )}
    </>
  );
};

const Row = ({ refund }: { refund: ListedRefund }) => (
  <OrderCard
    order={{ orderItemDtos: refund.orderItems }}
    place={{ name: 'refund', refundSn: refund.refundSn }}
    heading={refund.shopName}
    state={refund.statusCode}
    stage={<FormattedMessage id={messageId(`refund.status.${refund.statusCode}`)} />}
    total={<Price amount={refund.refundAmount} currency={refund.currency} priceSymbol={refund.priceSymbol} size="small" />}
    count={<FormattedMessage id={refundKindId(refund)} />}
    note={<Note refund={refund} />}
    acts={
      <PlaceButton
        kind={refund.turn?.who === 'BUYER' ? 'primary' : 'quiet'}
        small
        snug
        place={{ name: 'refund', refundSn: refund.refundSn }}
      >
        <FormattedMessage id="refund.open" />
      </PlaceButton>
    }
  />
);

const Nothing = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const { place } = snapshot.context;
  if (hasDays(place))
    return (
      <IllustratedEmptyState
        of="kept"
        title={<FormattedMessage id="refunds.search.none" />}
        reason={<FormattedMessage id="refunds.search.noneWhy" />}
        action={
          <Button kind="primary" onPress={may({ type: 'search.cleared' })}>
            <FormattedMessage id="refunds.search.all" />
          </Button>
        }
      />
    );
  return (
    <IllustratedEmptyState
      of="kept"
      title={<FormattedMessage id={place.state === null ? 'refunds.empty' : 'refunds.emptyFilter'} />}
      reason={<FormattedMessage id="refunds.emptyWhy" />}
      action={
        <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'completed' }}>
          <FormattedMessage id="order.toOrders" />
        </PlaceButton>
      }
    />
  );
};

const RefundsPage = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { place, days, isWrong, counts, refunds, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="refunds.heading" />
      </PageHeading>
      <OrderTabs group="refund" counts={counts} />
      <StateFilters place={place} />
      <DaySearchForm
        of="refunds"
        days={days}
        isSearched={hasDays(place)}
        isWrong={isWrong}
        onDay={(field) => may({ type: 'day.typed', field, day: '' }, 'day')}
        onSearch={may({ type: 'search.pressed' })}
        onClear={may({ type: 'search.cleared' })}
      />
      {snapshot.matches('reading') ? <ComingCards /> : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? <Nothing snapshot={snapshot} may={may} /> : null}
      {refunds.length > 0 && !snapshot.matches('empty') ? (
        <>
          <CardList aria-label={intl.formatMessage({ id: 'refunds.heading' })}>
            {refunds.map((refund) => (
              <li key={refund.refundSn}>
                <Row refund={refund} />
              </li>
            ))}
          </CardList>
          <LoadMore snapshot={snapshot} may={may} />
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: refundsMachine,
  View: RefundsPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'refunds.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof refundsMachine>;
