import { FormattedMessage, useIntl } from 'react-intl';
import { isFiltered, noFilters } from '#machines/rules/list/filters.ts';
import { withListQuery, parseListQuery } from '#machines/rules/list/listQuery.ts';
import { areShops, isReading, searchMachine } from '#machines/search.machine.ts';
import { slugOf } from '#machines/rules/slug.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { PlaceOf } from '#machines/model/place.ts';
import type { SearchResult } from '#machines/model/search.ts';
import { Chips } from '../design/control/Chip.tsx';
import { Grid } from '../design/layout/Grid.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { FilterChips } from '../components/list/FilterChips.tsx';
import { FilterableList } from '../components/list/FilterableList.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { PageLinks } from '../components/list/PageLinks.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProductCard, ProductCardSkeleton } from '../components/product/ProductCard.tsx';
import { ProductList } from '../components/list/ProductList.tsx';
import { ShopRow } from '../components/list/ShopRow.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const coming = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** What was asked may be 500 characters long; its whole stands in the field. Letters reach below the line of a heading. */
const Asked = styled('span', {
  marginBlockEnd: '-0.15em',
  paddingBlockEnd: '0.15em',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
const Corrected = styled('p', { paddingBlockEnd: '$3', '& a': { fontWeight: '$bold' } });
const Shops = styled('ul', { display: 'grid', gap: '$3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' });

const placeFor = (key: string): PlaceOf<'search'> => ({ name: 'search', slug: slugOf(key), key });

/** Products and shops of the same words, each with an address. */
const WhatTabs = ({ place }: { place: PlaceOf<'search'> }) => {
  const intl = useIntl();
  const { tab } = parseListQuery(place.query);
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'search.tabs' })} css={{ marginBlockEnd: '$4' }}>
      <PlaceChip
        chosen={tab === 'products'}
        aria-current={tab === 'products' ? 'page' : undefined}
        place={withListQuery(place, { tab: 'products' })}
      >
        <FormattedMessage id="search.tabProducts" />
      </PlaceChip>
      <PlaceChip
        chosen={tab === 'shops'}
        aria-current={tab === 'shops' ? 'page' : undefined}
        place={withListQuery(place, { tab: 'shops' })}
      >
        <FormattedMessage id="search.tabShops" />
      </PlaceChip>
    </Chips>
  );
};

const Related = ({ related }: { related: readonly string[] }) => {
  const intl = useIntl();
  return related.length === 0 ? null : (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'search.related' })} css={{ marginBlockEnd: '$4' }}>
      {related.map((term) => (
        <PlaceChip key={term} place={placeFor(term)}>
          {term}
        </PlaceChip>
      ))}
    </Chips>
  );
};

const Nothing = ({ place, facets, related }: { place: PlaceOf<'search'>; facets: SearchResult['facets']; related: readonly string[] }) => {
  const isNarrowed = isFiltered(parseListQuery(place.query).filters);
  const notFound = place.key ? (
    <Asked>
      <FormattedMessage id="search.nothing" values={{ key: place.key }} />
    </Asked>
  ) : (
    <FormattedMessage id="search.nothingAsked" />
  );
  return (
    <>
      <IllustratedEmptyState
        of="found"
        level={1}
        title={isNarrowed ? <FormattedMessage id="list.nothingFiltered" /> : notFound}
        reason={isNarrowed ? <FormattedMessage id="list.nothingFilteredWhy" /> : <FormattedMessage id="search.nothingWhy" />}
        action={
          isNarrowed ? (
            <PlaceButton kind="primary" snug place={withListQuery(place, { filters: noFilters })}>
              <FormattedMessage id="list.clearAll" />
            </PlaceButton>
          ) : (
            <PlaceButton kind="primary" snug place={{ name: 'categories' }}>
              <FormattedMessage id="shell.allCategories" />
            </PlaceButton>
          )
        }
      />
      <FilterChips place={place} facets={facets} />
      <Related related={related} />
    </>
  );
};

const SearchPage = ({ snapshot, may }: ViewOf<typeof searchMachine>) => {
  const intl = useIntl();
  const { place, read, problem, correctedKey, noResultHint, related, facets, popular, shops, isRenewed } = snapshot.context;
  const isList = isReading(snapshot) || read.total > 0;
  const heading = place.key ? (
    <FormattedMessage id="search.heading" values={{ key: correctedKey ?? place.key }} />
  ) : (
    <FormattedMessage id="search.headingAll" />
  );
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageBreadcrumb here={<Asked css={{ WebkitLineClamp: 1 }}>{heading}</Asked>} />
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {isList || areShops(snapshot) ? (
        <>
          <PageHeading>
            <Asked>{heading}</Asked>
          </PageHeading>
          {correctedKey ? (
            <Corrected>
              <FormattedMessage id="search.corrected" values={{ key: correctedKey }} />{' '}
              <PlaceText place={withListQuery(place, { isLiteral: true })}>
                <FormattedMessage id="search.instead" values={{ key: place.key }} />
              </PlaceText>
            </Corrected>
          ) : null}
          {place.key ? <WhatTabs place={place} /> : null}
        </>
      ) : null}
      {isList && !areShops(snapshot) ? (
        <FilterableList
          place={place}
          filterPanel={snapshot.children.filterPanel}
          facets={facets}
          read={read}
          isReading={isReading(snapshot)}
          isRenewed={isRenewed}
          hint={noResultHint}
        >
          {isReading(snapshot) ? (
            <Grid beside>
              {coming.map((box) => (
                <li key={box}>
                  <ProductCardSkeleton />
                </li>
              ))}
            </Grid>
          ) : null}
          {read.cards.length > 0 ? (
            <ProductList
              headed
              beside
              read={read}
              label={intl.formatMessage({ id: 'list.count' }, { count: read.total })}
              problem={problem}
              isReading={snapshot.matches('readingMore')}
              eager={4}
              onEndNeared={may({ type: 'end.neared' })}
              onMore={may({ type: 'more.pressed' })}
              onRetry={may({ type: 'retry.pressed' })}
            />
          ) : null}
          <PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => withListQuery(place, { page })} />
        </FilterableList>
      ) : null}
      {snapshot.matches('nothing') ? (
        <>
          <Nothing place={place} facets={facets} related={related} />
          {popular.length > 0 ? (
            <Section heading={<FormattedMessage id="search.popular" />}>
              <Grid>
                {popular.map((card) => (
                  <li key={card.prodId}>
                    <ProductCard product={card} />
                  </li>
                ))}
              </Grid>
            </Section>
          ) : null}
        </>
      ) : null}
      {snapshot.matches('findingShops') ? (
        <Skeleton aria-hidden>
          <Shops>
            {[1, 2, 3].map((box) => (
              <li key={box}>
                <Block height={64} css={{ blockSize: '88px' }} />
              </li>
            ))}
          </Shops>
        </Skeleton>
      ) : null}
      {snapshot.matches('shopsShown') && shops.length > 0 ? (
        <Shops aria-label={intl.formatMessage({ id: 'search.tabShops' })}>
          {shops.map((shop) => (
            <li key={shop.shopId}>
              <ShopRow shop={shop} />
            </li>
          ))}
        </Shops>
      ) : null}
      {snapshot.matches('shopsShown') && shops.length === 0 ? (
        <IllustratedEmptyState
          of="found"
          title={<FormattedMessage id="search.noShops" values={{ key: place.key }} />}
          reason={<FormattedMessage id="search.noShopsWhy" />}
          action={
            <PlaceButton kind="primary" snug place={withListQuery(place, { tab: 'products' })}>
              <FormattedMessage id="search.tabProducts" />
            </PlaceButton>
          }
        />
      ) : null}
      {read.total > 0 && related.length > 0 && !areShops(snapshot) ? (
        <Section heading={<FormattedMessage id="search.related" />}>
          <Related related={related} />
        </Section>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: searchMachine,
  stays: true,
  View: SearchPage,
  statuses: { unreadable: 503 },
  head: ({ context, value }, intl) => ({
    title: context.place.key
      ? intl.formatMessage({ id: 'search.heading' }, { key: context.correctedKey ?? context.place.key })
      : intl.formatMessage({ id: 'search.headingAll' }),
    robots: value === 'nothing' ? ('noindex' as const) : undefined,
  }),
} satisfies PageModule<typeof searchMachine>;
