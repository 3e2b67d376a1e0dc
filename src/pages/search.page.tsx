import { FormattedMessage, useIntl } from 'react-intl';
import { isFiltered, noFilters } from '#machines/filters.ts';
import { wishing, wishOf } from '#machines/listWish.ts';
import { searchMachine } from '#machines/search.machine.ts';
import { slugOf } from '#machines/slug.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { PlaceOf, SearchResult } from '#machines/words.ts';
import { Chips } from '../design/Chip.tsx';
import { Grid } from '../design/Grid.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Section } from '../design/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { FilterChips } from '../parts/FilterChips.tsx';
import { ListRoom } from '../parts/ListRoom.tsx';
import { NothingState } from '../parts/NothingState.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceChip } from '../parts/PlaceChip.tsx';
import { PlaceText } from '../parts/PlaceText.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductCard, ProductCardSkeleton } from '../parts/ProductCard.tsx';
import { ProductList } from '../parts/ProductList.tsx';
import { ShopRow } from '../parts/ShopRow.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

const coming = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** What was asked may be 500 characters long; its whole stands in the field. */
const Asked = styled('span', { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' });
const Corrected = styled('p', { paddingBlockEnd: '$3', '& a': { fontWeight: '$bold' } });
const Shops = styled('ul', { display: 'grid', gap: '$3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' });

const placeFor = (key: string): PlaceOf<'search'> => ({ name: 'search', slug: slugOf(key), key });

/** Products and shops of the same words, each with an address. */
const WhatTabs = ({ place }: { place: PlaceOf<'search'> }) => {
  const intl = useIntl();
  const { tab } = wishOf(place.wish);
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'search.tabs' })} css={{ marginBlockEnd: '$4' }}>
      <PlaceChip chosen={tab === 'products'} aria-current={tab === 'products' ? 'page' : undefined} place={wishing(place, { tab: 'products' })}><FormattedMessage id="search.tabProducts" /></PlaceChip>
      <PlaceChip chosen={tab === 'shops'} aria-current={tab === 'shops' ? 'page' : undefined} place={wishing(place, { tab: 'shops' })}><FormattedMessage id="search.tabShops" /></PlaceChip>
    </Chips>
  );
};

const Related = ({ related }: { related: readonly string[] }) => {
  const intl = useIntl();
  return related.length === 0 ? null : (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'search.related' })} css={{ marginBlockEnd: '$4' }}>
      {related.map((term) => <PlaceChip key={term} place={placeFor(term)}>{term}</PlaceChip>)}
    </Chips>
  );
};

const Nothing = ({ place, facets, related }: { place: PlaceOf<'search'>; facets: SearchResult['facets']; related: readonly string[] }) => {
  const isNarrowed = isFiltered(wishOf(place.wish).filters);
  return (
    <>
      <NothingState
        of="found" level={1}
        title={isNarrowed ? <FormattedMessage id="list.nothingFiltered" /> : place.key ? <Asked><FormattedMessage id="search.nothing" values={{ key: place.key }} /></Asked> : <FormattedMessage id="search.nothingAsked" />}
        reason={isNarrowed ? <FormattedMessage id="list.nothingFilteredWhy" /> : <FormattedMessage id="search.nothingWhy" />}
        action={isNarrowed
          ? <PlaceButton kind="primary" snug place={wishing(place, { filters: noFilters })}><FormattedMessage id="list.clearAll" /></PlaceButton>
          : <PlaceButton kind="primary" snug place={{ name: 'categories' }}><FormattedMessage id="shell.allCategories" /></PlaceButton>}
      />
      <FilterChips place={place} facets={facets} />
      <Related related={related} />
    </>
  );
};

const SearchPage = ({ snapshot, may }: ViewOf<typeof searchMachine>) => {
  const intl = useIntl();
  const { place, read, problem, correctedKey, noResultHint, related, facets, popular, shops, isRenewed } = snapshot.context;
  const isReading = snapshot.matches('searching') || snapshot.matches('readingPopular');
  const isList = isReading || read.total > 0;
  const heading = place.key ? <FormattedMessage id="search.heading" values={{ key: correctedKey ?? place.key }} /> : <FormattedMessage id="search.headingAll" />;
  const areShops = snapshot.matches('findingShops') || snapshot.matches('shopsShown');
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <Crumbs here={<Asked css={{ WebkitLineClamp: 1 }}>{heading}</Asked>} />
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {isList || areShops ? (
        <>
          <PageHeading><Asked>{heading}</Asked></PageHeading>
          {correctedKey ? (
            <Corrected>
              <FormattedMessage id="search.corrected" values={{ key: correctedKey }} />{' '}
              <PlaceText place={wishing(place, { isLiteral: true })}><FormattedMessage id="search.instead" values={{ key: place.key }} /></PlaceText>
            </Corrected>
          ) : null}
          {place.key ? <WhatTabs place={place} /> : null}
        </>
      ) : null}
      {isList && !areShops ? (
        <ListRoom place={place} filterPanel={snapshot.children.filterPanel} facets={facets} read={read} isReading={isReading} isRenewed={isRenewed} hint={noResultHint}>
          {isReading ? <Grid beside>{coming.map((box) => <li key={box}><ProductCardSkeleton /></li>)}</Grid> : null}
          {read.cards.length > 0 ? (
            <ProductList
              headed beside read={read} label={intl.formatMessage({ id: 'list.count' }, { count: read.total })} problem={problem} isReading={snapshot.matches('readingMore')} eager={4}
              onEndNeared={may({ type: 'end.neared' })} onMore={may({ type: 'more.pressed' })} onRetry={may({ type: 'retry.pressed' })}
            />
          ) : null}
          <PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => wishing(place, { page })} />
        </ListRoom>
      ) : null}
      {snapshot.matches('nothing') ? (
        <>
          <Nothing place={place} facets={facets} related={related} />
          {popular.length > 0 ? (
            <Section heading={<FormattedMessage id="search.popular" />}>
              <Grid>{popular.map((card) => <li key={card.prodId}><ProductCard product={card} /></li>)}</Grid>
            </Section>
          ) : null}
        </>
      ) : null}
      {snapshot.matches('findingShops') ? <Skeleton aria-hidden><Shops>{[1, 2, 3].map((box) => <li key={box}><Block height={64} css={{ blockSize: '88px' }} /></li>)}</Shops></Skeleton> : null}
      {snapshot.matches('shopsShown') && shops.length > 0 ? <Shops aria-label={intl.formatMessage({ id: 'search.tabShops' })}>{shops.map((shop) => <li key={shop.shopId}><ShopRow shop={shop} /></li>)}</Shops> : null}
      {snapshot.matches('shopsShown') && shops.length === 0 ? (
        <NothingState
          of="found" title={<FormattedMessage id="search.noShops" values={{ key: place.key }} />} reason={<FormattedMessage id="search.noShopsWhy" />}
          action={<PlaceButton kind="primary" snug place={wishing(place, { tab: 'products' })}><FormattedMessage id="search.tabProducts" /></PlaceButton>}
        />
      ) : null}
      {read.total > 0 && related.length > 0 && !areShops ? <Section heading={<FormattedMessage id="search.related" />}><Related related={related} /></Section> : null}
    </Page>
  );
};

export const page = {
  machine: searchMachine,
  stays: true,
  View: SearchPage,
  head: ({ context, value }, intl) => ({
    title: context.place.key ? intl.formatMessage({ id: 'search.heading' }, { key: context.correctedKey ?? context.place.key }) : intl.formatMessage({ id: 'search.headingAll' }),
    status: value === 'unreadable' ? 503 : undefined,
    robots: value === 'nothing' ? 'noindex' as const : undefined,
  }),
} satisfies PageModule<typeof searchMachine>;
