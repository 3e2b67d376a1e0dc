import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { discoverMachine, type DiscoverPlace, type Discovery } from '#machines/discover.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Category } from '#machines/model/category.ts';
import { Breadcrumb } from '../design/Breadcrumb.tsx';
import { Grid } from '../design/layout/Grid.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { CategoryRail } from '../components/category/CategoryRail.tsx';
import { CategoryTiles } from '../components/category/CategoryTiles.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { deeper, listPlace, discoverPlace } from '../components/category/categoryPlaces.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceLink } from '../components/link/PlaceLink.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProductCard, ProductCardSkeleton } from '../components/product/ProductCard.tsx';
import { RankingReason } from '../components/product/RankingReason.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const coming = [1, 2, 3, 4, 5, 6];

const Beside = styled('div', {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'start',
  '@desk': { gridTemplateColumns: '224px minmax(0, 1fr)', columnGap: '$6' },
});
/** Beside the rail of the narrowest phone one card stands in a row: no word is too long for it. */
const alone = { '@media (max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } };
const Name = styled('h2', { marginBlock: '$1 $3', text: '$22', fontWeight: '$heading', letterSpacing: '$section' });
const Lead = styled('p', { maxInlineSize: '$reading', marginBlockEnd: '$4', color: '$inkSoft' });
const Way = styled('p', { paddingBlockStart: '$5', textAlign: 'center' });

const Crumbs = ({ place, path, here }: { place: DiscoverPlace; path: readonly Category[]; here?: ReactNode }) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}>
        <FormattedMessage id="shell.tabHome" />
      </PlaceLink>
      {place.name === 'subCategory' ? (
        <PlaceLink place={{ name: 'discover' }}>
          <FormattedMessage id="discover.heading" />
        </PlaceLink>
      ) : null}
      {place.name === 'category' ? (
        <PlaceLink place={{ name: 'categories' }}>
          <FormattedMessage id="discover.all" />
        </PlaceLink>
      ) : null}
      {path.map((category) => (
        <PlaceLink key={category.categoryId} place={discoverPlace(category)}>
          {category.categoryName}
        </PlaceLink>
      ))}
      {here === undefined ? null : <span aria-current="page">{here}</span>}
    </Breadcrumb>
  );
};

const Products = ({
  discovery: { cards, path },
  heading,
  why,
  beside = false,
}: {
  discovery: Discovery;
  heading: ReactNode;
  why: 'discover.newWhy' | 'discover.mostSoldWhy';
  beside?: boolean;
}) => {
  const category = path.at(-1);
  return (
    <Section
      heading={heading}
      aside={
        <RankingReason name={heading}>
          <FormattedMessage id={why} />
        </RankingReason>
      }
    >
      <Grid beside={beside} css={beside ? alone : undefined}>
        {cards.map((card) => (
          <li key={card.prodId}>
            <ProductCard product={card} />
          </li>
        ))}
      </Grid>
      {category ? (
        <Way>
          <PlaceButton kind="secondary" snug place={listPlace(category)}>
            <FormattedMessage id="discover.allOf" values={{ name: category.categoryName }} />
          </PlaceButton>
        </Way>
      ) : null}
    </Section>
  );
};

const SeeCategories = () => (
  <PlaceButton kind="primary" snug place={{ name: 'categories' }}>
    <FormattedMessage id="discover.all" />
  </PlaceButton>
);
const Nothing = () => (
  <IllustratedEmptyState
    of="found"
    title={<FormattedMessage id="discover.empty" />}
    reason={<FormattedMessage id="discover.emptyWhy" />}
    action={<SeeCategories />}
  />
);

/** All categories, and what is new. */
const Everything = ({ discovery, isEmpty }: { discovery: Discovery; isEmpty: boolean }) => (
  <>
    <PageHeading>
      <FormattedMessage id="discover.heading" />
    </PageHeading>
    <Lead>
      <FormattedMessage id="discover.lead" />
    </Lead>
    <CategoryTiles large eager categories={discovery.inside} placeOf={deeper} />
    {isEmpty ? <Nothing /> : <Products discovery={discovery} heading={<FormattedMessage id="discover.new" />} why="discover.newWhy" />}
  </>
);

/** One category: what lies inside it, and what is new there. */
const Inside = ({ discovery, isEmpty }: { discovery: Discovery; isEmpty: boolean }) => {
  const name = discovery.path.at(-1)?.categoryName ?? '';
  return (
    <>
      <PageHeading>{name}</PageHeading>
      {discovery.inside.length > 0 ? <CategoryTiles large eager categories={discovery.inside} placeOf={deeper} /> : null}
      {isEmpty ? (
        <Nothing />
      ) : (
        <Products discovery={discovery} heading={<FormattedMessage id="discover.newIn" values={{ name }} />} why="discover.newWhy" />
      )}
    </>
  );
};

/** One category beside the others, and what sells most there. */
const BesideOthers = ({ discovery, isEmpty }: { discovery: Discovery; isEmpty: boolean }) => {
  const category = discovery.path.at(-1);
  const name = category?.categoryName ?? '';
  return (
    <>
      <PageHeading>
        <FormattedMessage id="discover.byCategory" />
      </PageHeading>
      <Beside>
        <CategoryRail roots={discovery.roots} chosen={discovery.path[0]?.categoryId ?? 0} />
        <div>
          {category ? (
            <>
              <Name>
                <PlaceLink place={listPlace(category)}>{name}</PlaceLink>
              </Name>
              <CategoryTiles eager categories={discovery.inside} placeOf={deeper} />
            </>
          ) : null}
          {isEmpty ? (
            <Nothing />
          ) : (
            <Products beside discovery={discovery} heading={<FormattedMessage id="discover.mostSold" />} why="discover.mostSoldWhy" />
          )}
        </div>
      </Beside>
    </>
  );
};

const kinds = { discover: Everything, subCategory: Inside, category: BesideOthers } as const;

const Coming = ({ place }: { place: DiscoverPlace }) => (
  <>
    <VisuallyHidden as="h1">
      <FormattedMessage id={place.name === 'category' ? 'discover.byCategory' : 'discover.heading'} />
    </VisuallyHidden>
    <Skeleton aria-hidden>
      <Bar line={28} width={40} css={{ marginBlock: '$2 $5' }} />
      <Block height={240} />
    </Skeleton>
    <Grid css={{ paddingBlockStart: '$6' }}>
      {coming.map((box) => (
        <li key={box}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  </>
);

const nameOf = (place: DiscoverPlace, discovery: Discovery | null): string | null =>
  place.name === 'discover' ? null : (discovery?.path.at(-1)?.categoryName ?? null);

const DiscoverPage = ({ snapshot, may }: ViewOf<typeof discoverMachine>) => {
  const { place, discovery, problem } = snapshot.context;
  const Kind = kinds[place.name];
  const isEmpty = snapshot.matches('empty');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? <Coming place={place} /> : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? (
        <>
          <Crumbs place={place} path={[]} />
          <IllustratedEmptyState
            of="known"
            level={1}
            title={<FormattedMessage id="discover.unknown" />}
            reason={<FormattedMessage id="discover.unknownWhy" />}
            action={<SeeCategories />}
          />
        </>
      ) : null}
      {discovery && (isEmpty || snapshot.matches('shown')) ? (
        <>
          <Crumbs
            place={place}
            path={place.name === 'subCategory' ? discovery.path.slice(0, -1) : []}
            here={
              nameOf(place, discovery) ?? <FormattedMessage id={place.name === 'category' ? 'discover.byCategory' : 'discover.heading'} />
            }
          />
          <Kind discovery={discovery} isEmpty={isEmpty} />
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: discoverMachine,
  View: DiscoverPage,
  statuses: { unknown: 404, unreadable: 503 },
  head: ({ context: { place, discovery }, value }, intl) => {
    if (value === 'unknown') return { title: intl.formatMessage({ id: 'discover.unknown' }) };
    const name = nameOf(place, discovery);
    if (place.name === 'category')
      return {
        title: name ? intl.formatMessage({ id: 'discover.mostSoldIn' }, { name }) : intl.formatMessage({ id: 'discover.byCategory' }),
      };
    return { title: name ? intl.formatMessage({ id: 'discover.titleIn' }, { name }) : intl.formatMessage({ id: 'discover.heading' }) };
  },
} satisfies PageModule<typeof discoverMachine>;
