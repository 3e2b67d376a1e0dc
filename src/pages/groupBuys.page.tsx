import { FormattedMessage, useIntl } from 'react-intl';
import { groupBuysMachine } from '#machines/groupBuys.machine.ts';
import { groupBuyTabs, type GroupBuy, type GroupBuyTab } from '#machines/model/groupBuy.ts';
import { groupBuyStatuses } from '#machines/rules/groupBuy.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Chips } from '../design/control/Chip.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { PlaceLink } from '../components/link/PlaceLink.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { cardStyles } from '../components/product/cardStyles.ts';
import { GroupPrices } from '../components/groupBuy/GroupPrices.tsx';
import { GroupTime } from '../components/groupBuy/GroupTime.tsx';
import { ProductPicture } from '../components/product/ProductPicture.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Intro = styled('p', { maxInlineSize: '$reading', color: '$inkSoft', paddingBlockEnd: '$4' });
const Cards = styled('ul', { display: 'grid', gap: '$4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' });
const Card = styled('article', cardStyles, {
  alignContent: 'start',
  gap: '$3',
  blockSize: '100%',
  padding: '$3',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  '& h3': { text: '$16', fontWeight: '$bold', overflowWrap: 'anywhere' },
});
/** They stand above the link that the whole card is. */
const Ways = styled('div', { position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: '$2' });
const coming = [1, 2, 3];

const Tabs = ({ tab }: { tab: GroupBuyTab }) => {
  const intl = useIntl();
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'groupBuys.tabs' })} css={{ marginBlockEnd: '$4' }}>
      {groupBuyTabs.map((each) => (
        <PlaceChip
          key={each}
          place={{ name: 'groupBuys', tab: each }}
          chosen={each === tab}
          aria-current={each === tab ? 'page' : undefined}
        >
          <FormattedMessage id={`groupBuys.tab.${each}`} />
        </PlaceChip>
      ))}
    </Chips>
  );
};

const One = ({ buy }: { buy: GroupBuy }) => {
  const intl = useIntl();
  const { groupActivityId, prodId, prodName, pic, participantsNeeded, groupBuyStatus, free } = buy;
  const group = { name: 'groupBuy', product: prodName, groupActivityId, remind: false } as const;
  const labelOf = (id: 'groupBuy.join' | 'groupBuy.buyAlone') =>
    intl.formatMessage({ id: 'groupBuys.of' }, { deed: intl.formatMessage({ id }), name: prodName });
  return (
    <Card>
      <ProductPicture pic={pic} alt="" />
      <h3>
        <PlaceLink place={group}>{prodName}</PlaceLink>
      </h3>
      <GroupPrices buy={buy} size="card" />
      <p>
        <FormattedMessage id="groupBuy.needed" values={{ count: participantsNeeded }} />
      </p>
      <GroupTime buy={buy} />
      <Ways>
        {groupBuyStatus === groupBuyStatuses.inProgress && free > 0 ? (
          <PlaceButton kind="secondary" snug place={group} aria-label={labelOf('groupBuy.join')}>
            <FormattedMessage id="groupBuy.join" />
          </PlaceButton>
        ) : null}
        <PlaceButton
          kind="quiet"
          snug
          place={{ name: 'product', productId: prodId, skuId: null }}
          aria-label={labelOf('groupBuy.buyAlone')}
        >
          <FormattedMessage id="groupBuy.buyAlone" />
        </PlaceButton>
      </Ways>
    </Card>
  );
};

const GroupBuysPage = ({ snapshot, may }: ViewOf<typeof groupBuysMachine>) => {
  const { place, buys, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageBreadcrumb here={<FormattedMessage id="groupBuys.title" />} />
      <PageHeading>
        <FormattedMessage id="groupBuys.title" />
      </PageHeading>
      <Intro>
        <FormattedMessage id="groupBuys.intro" />
      </Intro>
      <Tabs tab={place.tab} />
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Cards as="div">
            {coming.map((box) => (
              <Block key={box} height={240} />
            ))}
          </Cards>
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? (
        <IllustratedEmptyState
          of="found"
          title={<FormattedMessage id={`groupBuys.empty.${place.tab}`} />}
          reason={<FormattedMessage id="groupBuys.emptyWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'trending' }}>
              <FormattedMessage id="groupBuys.browse" />
            </PlaceButton>
          }
        />
      ) : null}
      {buys.length > 0 && !snapshot.matches('empty') ? (
        <section>
          <VisuallyHidden as="h2">
            <FormattedMessage id={`groupBuys.tab.${place.tab}`} />
          </VisuallyHidden>
          <Cards>
            {buys.map((buy) => (
              <li key={buy.groupActivityId}>
                <One buy={buy} />
              </li>
            ))}
          </Cards>
          <LoadMore snapshot={snapshot} may={may} />
        </section>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: groupBuysMachine,
  View: GroupBuysPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'groupBuys.title' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof groupBuysMachine>;
