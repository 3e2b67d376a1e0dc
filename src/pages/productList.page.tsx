import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { isFiltered, noFilters } from '#machines/rules/list/filters.ts';
import { idAtEnd, isPlain, withListQuery, parseListQuery } from '#machines/rules/list/listQuery.ts';
import { productListMachine, type ProductListHeading, type ProductListPlace } from '#machines/productList.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { voucherPlace } from '#machines/rules/money/voucherPlace.ts';
import type { Facets } from '#machines/model/search.ts';
import { Breadcrumb } from '../design/Breadcrumb.tsx';
import { Chips } from '../design/control/Chip.tsx';
import { Grid } from '../design/layout/Grid.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Bar, Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { PageOutOfRange } from '../components/list/PageOutOfRange.tsx';
import { BrandHeading } from '../components/list/BrandHeading.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { insidePlace } from '../components/category/categoryPlaces.ts';
import { FilterChips } from '../components/list/FilterChips.tsx';
import { FilterableList } from '../components/list/FilterableList.tsx';
import { PageLinks } from '../components/list/PageLinks.tsx';
import { shopSharePart, shopVouchersPart } from '../components/product/pageWidgets.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { PlaceLink } from '../components/link/PlaceLink.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProductCardSkeleton } from '../components/product/ProductCard.tsx';
import { ProductList } from '../components/list/ProductList.tsx';
import { ShopHeading } from '../components/list/ShopHeading.tsx';
import { TrendingHeading } from '../components/list/TrendingHeading.tsx';
import { VoucherHeading } from '../components/list/VoucherHeading.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof productListMachine>;

const coming = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const toBrands = { name: 'brands', letter: '', page: 1 } as const;
const toShops = { name: 'shops', sortName: 'default', page: 1 } as const;
const toCategories = { name: 'categories' } as const;

const titleOf = (heading: ProductListHeading, intl: IntlShape): string =>
  heading.kind === 'trending' ? intl.formatMessage({ id: 'productList.trending' }) : heading.title;

const Crumbs = ({
  path = [],
  name,
  below,
}: {
  path?: { categoryId: number; categoryName: string }[];
  name?: string;
  below?: ReactNode;
}) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}>
        <FormattedMessage id="shell.tabHome" />
      </PlaceLink>
      {path.map(({ categoryId, categoryName }) => (
        <PlaceLink key={categoryId} place={{ name: 'categoryList', categoryList: categoryName, categoryId }}>
          {categoryName}
        </PlaceLink>
      ))}
      {below ?? null}
      {name === undefined ? null : <span aria-current="page">{name}</span>}
    </Breadcrumb>
  );
};

/** What leads to lists of products: its name, the way to all, and what is said of a list that is not there. */
const directories = {
  store: { place: toShops, name: 'shell.shops', all: 'productList.allShops', unknown: 'productList.unknownShop' },
  brand: { place: toBrands, name: 'productList.brands', all: 'productList.allBrands', unknown: 'productList.unknownBrand' },
  voucher: { place: voucherPlace('all'), name: 'shell.vouchers', all: 'productList.allVouchers', unknown: 'productList.unknownVoucher' },
  categories: { place: toCategories, name: null, all: 'shell.allCategories', unknown: 'productList.unknown' },
} as const;
type Directory = (typeof directories)[keyof typeof directories];

const directoryOf = ({ name }: ProductListPlace): Directory =>
  directories[name === 'store' || name === 'brand' || name === 'voucher' ? name : 'categories'];

const linkTo = ({ place, name }: Directory) =>
  name && (
    <PlaceLink place={place}>
      <FormattedMessage id={name} />
    </PlaceLink>
  );

const CategoryHeading = ({ heading, place }: { heading: Extract<ProductListHeading, { kind: 'category' }>; place: ProductListPlace }) => {
  const intl = useIntl();
  if (place.name !== 'categoryList') return null;
  const chosen = place.category === undefined ? null : idAtEnd(place.category);
  return (
    <>
      <Crumbs path={heading.path.slice(0, -1)} name={heading.title} />
      <PageHeading>{heading.title}</PageHeading>
      {heading.children.length > 0 ? (
        <Chips
          as="nav"
          aria-label={intl.formatMessage({ id: 'productList.inside' }, { name: heading.title })}
          css={{ marginBlockEnd: '$5' }}
        >
          {heading.children.map(({ categoryId, categoryName }) => (
            <PlaceChip
              key={categoryId}
              chosen={categoryId === chosen}
              aria-current={categoryId === chosen ? 'page' : undefined}
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
const ShopCategories = ({
  heading: { title, categories },
  place,
}: {
  heading: Extract<ProductListHeading, { kind: 'shop' }>;
  place: ProductListPlace;
}) => {
  const intl = useIntl();
  if (isPlain(place) || categories.length < 2) return null;
  const chosen = parseListQuery(place.query).filters.categoryIds;
  return (
    <Chips
      as="nav"
      aria-label={intl.formatMessage({ id: 'productList.inside' }, { name: title })}
      css={{ marginBlockEnd: '$5', '@phone': { flexWrap: 'nowrap', overflowX: 'auto', padding: '2px', '& > *': { flex: 'none' } } }}
    >
      {categories.map(({ categoryId, categoryName }) => {
        const isChosen = chosen.includes(categoryId);
        return (
          <PlaceChip
            key={categoryId}
            chosen={isChosen}
            aria-current={isChosen ? 'page' : undefined}
            place={withListQuery(place, { filters: { ...noFilters, categoryIds: isChosen ? [] : [categoryId] } })}
          >
            {categoryName}
          </PlaceChip>
        );
      })}
    </Chips>
  );
};

const Heading = ({ heading, place }: { heading: ProductListHeading; place: ProductListPlace }) => {
  const name = titleOf(heading, useIntl());
  switch (heading.kind) {
    case 'category':
      return <CategoryHeading heading={heading} place={place} />;
    case 'tag':
      return (
        <>
          <Crumbs name={heading.title} />
          <PageHeading>{heading.title}</PageHeading>
        </>
      );
    case 'brand':
      return (
        <>
          <Crumbs name={name} below={linkTo(directoryOf(place))} />
          <BrandHeading brand={heading.brand} />
        </>
      );
    case 'voucher':
      return (
        <>
          <Crumbs name={name} below={linkTo(directoryOf(place))} />
          <VoucherHeading title={name} voucher={heading.voucher} />
        </>
      );
    case 'trending':
      return (
        <>
          <Crumbs name={name} />
          <TrendingHeading />
        </>
      );
    case 'shop':
      return (
        <>
          <Crumbs name={heading.title} below={linkTo(directoryOf(place))} />
          <ShopHeading shop={heading.shop} />
          <ShopCategories heading={heading} place={place} />
        </>
      );
  }
};

/** What is known of a shelf before it is read: what kind of thing it belongs to. */
const Coming = ({ place: { name } }: { place: ProductListPlace }) =>
  name === 'trending' ? (
    <Heading heading={{ kind: 'trending' }} place={{ name }} />
  ) : (
    <>
      <VisuallyHidden as="h1">
        <FormattedMessage id="productList.coming" />
      </VisuallyHidden>
      <Skeleton aria-hidden>
        <Bar line={28} width={40} css={{ marginBlock: '$6 $4' }} />
      </Skeleton>
    </>
  );

const Empty = ({ place, facets }: { place: ProductListPlace; facets: Facets | null }) =>
  isFiltered(parseListQuery(place.query).filters) ? (
    <>
      <IllustratedEmptyState
        of="found"
        title={<FormattedMessage id="list.nothingFiltered" />}
        reason={<FormattedMessage id="list.nothingFilteredWhy" />}
        action={
          <PlaceButton kind="primary" snug place={withListQuery(place, { filters: noFilters })}>
            <FormattedMessage id="list.clearAll" />
          </PlaceButton>
        }
      />
      <FilterChips place={place} facets={facets} />
    </>
  ) : (
    <IllustratedEmptyState
      of="found"
      title={<FormattedMessage id="productList.empty" />}
      reason={<FormattedMessage id="productList.emptyWhy" />}
      action={<SeeAll directory={directories.categories} />}
    />
  );

const SeeAll = ({ directory: { place, all } }: { directory: Directory }) => (
  <PlaceButton kind="primary" snug place={place}>
    <FormattedMessage id={all} />
  </PlaceButton>
);

const ShelfPage = ({ snapshot, may }: View) => {
  const { place, heading, read, facets, isRenewed, problem } = snapshot.context;
  const intl = useIntl();
  const isReading = snapshot.matches('reading');
  const beside = !isPlain(place);
  const list = isReading ? (
    <Grid beside={beside}>
      {coming.map((box) => (
        <li key={box}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  ) : (
    read.cards.length > 0 && (
      <ProductList
        headed
        beside={beside}
        read={read}
        label={heading ? titleOf(heading, intl) : ''}
        problem={problem}
        isReading={snapshot.matches('readingMore')}
        eager={4}
        onEndNeared={may({ type: 'end.neared' })}
        onMore={may({ type: 'more.pressed' })}
        onRetry={may({ type: 'retry.pressed' })}
      />
    )
  );
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {heading ? <Heading heading={heading} place={place} /> : null}
      {isReading ? <Coming place={place} /> : null}
      {snapshot.matches('unknown') ? (
        <>
          <Crumbs below={linkTo(directoryOf(place))} />
          <IllustratedEmptyState
            of="known"
            level={1}
            title={<FormattedMessage id={directoryOf(place).unknown} />}
            reason={<FormattedMessage id="productList.unknownWhy" />}
            action={<SeeAll directory={directoryOf(place)} />}
          />
        </>
      ) : null}
      {snapshot.matches('empty') ? <Empty place={place} facets={facets} /> : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {(isReading || read.total > 0) &&
        (isPlain(place) ? (
          <>
            {list}
            <PageOutOfRange read={read} page={parseListQuery(place.query).page} first={withListQuery(place, {})} />
            <PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => withListQuery(place, { page })} />
          </>
        ) : (
          <FilterableList
            place={place}
            filterPanel={snapshot.children.filterPanel}
            facets={facets}
            read={read}
            isReading={isReading}
            isRenewed={isRenewed}
          >
            {list}
            <PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => withListQuery(place, { page })} />
          </FilterableList>
        ))}
    </Page>
  );
};

const pageTitleOf = ({ context: { heading, place }, value }: View['snapshot'], intl: IntlShape): string | undefined => {
  if (heading) return titleOf(heading, intl);
  if (place.name === 'trending') return intl.formatMessage({ id: 'productList.trending' });
  if (value === 'unknown') return intl.formatMessage({ id: directoryOf(place).unknown });
  return value === 'reading' ? intl.formatMessage({ id: 'productList.coming' }) : undefined;
};

export const page = {
  machine: productListMachine,
  stays: true,
  View: ShelfPage,
  statuses: { unknown: 404, unreadable: 503 },
  head: (snapshot, intl) => ({
    title: pageTitleOf(snapshot, intl),
  }),
  parts: ({ context: { heading } }) =>
    heading?.kind === 'shop' ? [shopSharePart(heading.shop), shopVouchersPart(heading.shop.shopId)] : [],
} satisfies PageModule<typeof productListMachine>;
