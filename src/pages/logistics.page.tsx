import { FormattedMessage } from 'react-intl';
import { logisticsMachine } from '#machines/logistics.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { BackToOrder, UnknownOrder } from '../components/order/OrderExits.tsx';
import { ParcelWay } from '../components/order/ParcelWay.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Parcels = styled('div', { display: 'grid', gap: '$4', maxInlineSize: '$column' });

const LogisticsPage = ({ snapshot, may }: ViewOf<typeof logisticsMachine>) => {
  const { orderNumber, deliveries, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="logistics.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <UnknownOrder group="toReceive" /> : null}
      {snapshot.matches('empty') ? (
        <EmptyState
          level={2}
          title={<FormattedMessage id="logistics.none" />}
          reason={<FormattedMessage id="logistics.noneWhy" />}
          action={<BackToOrder orderNumber={orderNumber} />}
        />
      ) : null}
      {deliveries.length > 0 ? (
        <Parcels>
          {deliveries.map((delivery, index) => (
            <ParcelWay key={delivery.dvyFlowId} delivery={delivery} number={deliveries.length - index} count={deliveries.length} />
          ))}
          <BackToOrder orderNumber={orderNumber} kind="quiet" />
        </Parcels>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: logisticsMachine,
  View: LogisticsPage,
  statuses: { unknown: 404, unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'logistics.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof logisticsMachine>;
