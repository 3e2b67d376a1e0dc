import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { isFiltered, noFilters } from '#machines/filters.ts';
import { idAtEnd, isPlain, wishing, wishOf } from '#machines/listWish.ts';
import { shelfMachine, type ShelfHeading, type ShelfPlace } from '#machines/shelf.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Facets } from '#machines/words.ts';
import { Breadcrumb } from '../design/Breadcrumb.tsx';
import { Chips } from '../design/Chip.tsx';
import { Grid } from '../design/Grid.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Bar, Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { BehindEnd } from '../parts/BehindEnd.tsx';
import { BrandHeading } from '../parts/BrandHeading.tsx';
import { NothingState } from '../parts/NothingState.tsx';
import { insidePlace } from '../parts/categoryPlaces.ts';
import { FilterChips } from '../parts/FilterChips.tsx';
import { ListRoom } from '../parts/ListRoom.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceChip } from '../parts/PlaceChip.tsx';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductCardSkeleton } from '../parts/ProductCard.tsx';
import { ProductList } from '../parts/ProductList.tsx';
import { ShopHeading } from '../parts/ShopHeading.tsx';
import { TrendingHeading } from '../parts/TrendingHeading.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

const coming = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const toBrands = { name: 'brands', letter: '', page: 1 } as const;
const toShops = { name: 'shops', sortName: 'default', page: 1 } as const;

const titleOf = (heading: ShelfHeading, intl: IntlShape): string => (heading.kind === 'trending' ? intl.formatMessage({ id: 'shelf.trending' }) : heading.title);

const Crumbs = ({ path = [], name, below }: { path?: { categoryId: number; categoryName: string }[]; name?: string; below?: ReactNode }) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}><FormattedMessage id="shell.tabHome" /></PlaceLink>
      {path.map(({ categoryId, categoryName }) => (
        <PlaceLink key={categoryId} place={{ name: 'categoryList', categoryList: categoryName, categoryId }}>{categoryName}</PlaceLink>
      ))}
      {below ?? null}
      {name === undefined ? null : <span aria-current="page">{name}</span>}
    </Breadcrumb>
  );
};

/** The list that a shelf stands in, where it is none of categories. */
const listOf = ({ name }: ShelfPlace) =>
  name === 'store' ? <PlaceLink place={toShops}><FormattedMessage id="shell.shops" /></PlaceLink>
    : name === 'brand' ? <PlaceLink place={toBrands}><FormattedMessage id="shelf.brands" /></PlaceLink>
    : null;

const CategoryHeading = ({ heading, place }: { heading: Extract<ShelfHeading, { kind: 'category' }>; place: ShelfPlace }) => {
  const intl = useIntl();
  if (place.name !== 'categoryList') return null;
  const chosen = place.category === undefined ? null : idAtEnd(place.category);
  return (
    <>
      <Crumbs path={heading.path.slice(0, -1)} name={heading.title} />
      <PageHeading>{heading.title}</PageHeading>
      {heading.children.length > 0 ? (
        <Chips as="nav" aria-label={intl.formatMessage({ id: 'shelf.inside' }, { name: heading.title })} css={{ marginBlockEnd: '$5' }}>
          {heading.children.map(({ categoryId, categoryName }) => (
            <PlaceChip
              key={categoryId} chosen={categoryId === chosen} aria-current={categoryId === chosen ? 'page' : undefined}
              place={insidePlace(place, { categoryId, categoryName })}
            >
              {categoryName}
            </PlaceChip>
          ))}
        </Chips>
      ) : null}
    </>
  );
};

/** What kinds of things a shop sells: each narrows its list, by an address of its own; the chosen one leads back. */
const ShopCategories = ({ heading: { title, categories }, place }: { heading: Extract<ShelfHeading, { kind: 'shop' }>; place: ShelfPlace }) => {
  const intl = useIntl();
  if (isPlain(place) || categories.length < 2) return null;
  const chosen = wishOf(place.wish).filters.categoryIds;
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'shelf.inside' }, { name: title })} css={{ marginBlockEnd: '$5', '@phone': { flexWrap: 'nowrap', overflowX: 'auto', padding: '2px', '& > *': { flex: 'none' } } }}>
      {categories.map(({ categoryId, categoryName }) => {
        const isChosen = chosen.includes(categoryId);
        return (
          <PlaceChip key={categoryId} chosen={isChosen} aria-current={isChosen ? 'page' : undefined} place={wishing(place, { filters: { ...noFilters, categoryIds: isChosen ? [] : [categoryId] } })}>
            {categoryName}
          </PlaceChip>
        );
      })}
    </Chips>
  );
};

const Heading = ({ heading, place }: { heading: ShelfHeading; place: ShelfPlace }) => {
  const name = titleOf(heading, useIntl());
  switch (heading.kind) {
    case 'category': return <CategoryHeading heading={heading} place={place} />;
    case 'tag': return <><Crumbs name={heading.title} /><PageHeading>{heading.title}</PageHeading></>;
    case 'brand': return <><Crumbs name={name} below={listOf(place)} /><BrandHeading brand={heading.brand} /></>;
    case 'trending': return <><Crumbs name={name} /><TrendingHeading /></>;
    case 'shop': return <><Crumbs name={heading.title} below={listOf(place)} /><ShopHeading shop={heading.shop} /><ShopCategories heading={heading} place={place} /></>;
  }
};

/** What is known of a shelf before it is read: what kind of thing it belongs to. */
const Coming = ({ place: { name } }: { place: ShelfPlace }) =>
  name === 'trending' ? <Heading heading={{ kind: 'trending' }} place={{ name }} /> : (
    <>
      <VisuallyHidden as="h1"><FormattedMessage id="shelf.coming" /></VisuallyHidden>
      <Skeleton aria-hidden><Bar line={28} width={40} css={{ marginBlock: '$6 $4' }} /></Skeleton>
    </>
  );

const toCategories = { name: 'categories' } as const;

const Empty = ({ place, facets }: { place: ShelfPlace; facets: Facets | null }) =>
  isFiltered(wishOf(place.wish).filters) ? (
    <>
      <NothingState
        of="found" title={<FormattedMessage id="list.nothingFiltered" />} reason={<FormattedMessage id="list.nothingFilteredWhy" />}
        action={<PlaceButton kind="primary" snug place={wishing(place, { filters: noFilters })}><FormattedMessage id="list.clearAll" /></PlaceButton>}
      />
      <FilterChips place={place} facets={facets} />
    </>
  ) : <NothingState of="found" title={<FormattedMessage id="shelf.empty" />} reason={<FormattedMessage id="shelf.emptyWhy" />} action={<SeeCategories />} />;

const SeeCategories = () => <PlaceButton kind="primary" snug place={toCategories}><FormattedMessage id="shell.allCategories" /></PlaceButton>;

const unknownOf = ({ name }: ShelfPlace) => (name === 'store' ? 'shelf.unknownShop' : name === 'brand' ? 'shelf.unknownBrand' : 'shelf.unknown');

const SeeOthers = ({ place: { name } }: { place: ShelfPlace }) =>
  name === 'store' ? <PlaceButton kind="primary" snug place={toShops}><FormattedMessage id="shelf.allShops" /></PlaceButton>
    : name === 'brand' ? <PlaceButton kind="primary" snug place={toBrands}><FormattedMessage id="shelf.allBrands" /></PlaceButton>
    : <SeeCategories />;

const ShelfPage = ({ snapshot, may }: ViewOf<typeof shelfMachine>) => {
  const { place, heading, read, facets, isRenewed, problem } = snapshot.context;
  const intl = useIntl();
  const isReading = snapshot.matches('reading');
  const beside = !isPlain(place);
  const list = isReading ? <Grid beside={beside}>{coming.map((box) => <li key={box}><ProductCardSkeleton /></li>)}</Grid> : read.cards.length > 0 ? (
    <ProductList
      headed beside={beside} read={read} label={heading ? titleOf(heading, intl) : ''} problem={problem} isReading={snapshot.matches('readingMore')} eager={4}
      onEndNeared={may({ type: 'end.neared' })} onMore={may({ type: 'more.pressed' })} onRetry={may({ type: 'retry.pressed' })}
    />
  ) : null;
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {heading ? <Heading heading={heading} place={place} /> : null}
      {isReading ? <Coming place={place} /> : null}
      {snapshot.matches('unknown') ? (
        <>
          <Crumbs below={listOf(place)} />
          <NothingState of="known" level={1} title={<FormattedMessage id={unknownOf(place)} />} reason={<FormattedMessage id="shelf.unknownWhy" />} action={<SeeOthers place={place} />} />
        </>
      ) : null}
      {snapshot.matches('empty') ? <Empty place={place} facets={facets} /> : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {isReading || read.total > 0 ? isPlain(place) ? <>{list}<BehindEnd read={read} page={wishOf(place.wish).page} first={wishing(place, {})} /><PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => wishing(place, { page })} /></> : (
        <ListRoom place={place} filterPanel={snapshot.children.filterPanel} facets={facets} read={read} isReading={isReading} isRenewed={isRenewed}>
          {list}
          <PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => wishing(place, { page })} />
        </ListRoom>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: shelfMachine,
  stays: true,
  View: ShelfPage,
  head: ({ context, value }, intl) => ({
    title: context.heading ? titleOf(context.heading, intl) : context.place.name === 'trending' ? intl.formatMessage({ id: 'shelf.trending' }) : (value === 'unknown' ? intl.formatMessage({ id: unknownOf(context.place) }) : value === 'reading' ? intl.formatMessage({ id: 'shelf.coming' }) : undefined),
    status: value === 'unknown' ? 404 : value === 'unreadable' ? 503 : undefined,
  }),
} satisfies PageModule<typeof shelfMachine>;
