import { FormattedMessage, useIntl } from 'react-intl';
import { categoriesMachine } from '#machines/categories.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Category } from '#machines/model/category.ts';
import { Chips } from '../design/control/Chip.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { CategoryImage } from '../components/category/CategoryImage.tsx';
import { listPlace } from '../components/category/categoryPlaces.ts';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { PlaceLink } from '../components/link/PlaceLink.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Rows = styled('div', { display: 'grid', gap: '$6' });
const Ways = styled(Chips, { marginBlockEnd: '$5' });
const Row = styled('section', {
  display: 'grid',
  gap: '$4',
  borderBlockStart: '1px solid $line',
  paddingBlockStart: '$5',
  '@desk': { gridTemplateColumns: '200px minmax(0, 1fr)' },
  '& > h2': {
    display: 'flex',
    alignItems: 'center',
    gap: '$3',
    text: '$18',
    fontWeight: '$heading',
    alignSelf: 'start',
    '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch', minInlineSize: '$touch' },
  },
});
const Branches = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  '& h3': { display: 'flex', alignItems: 'center', gap: '$2' },
  '& a': { minInlineSize: '$touch' },
});
const Leaves = styled('ul', {
  display: 'grid',
  text: '$14',
  color: '$inkSoft',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '$2', minBlockSize: '$touch', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

const Branch = ({ branch }: { branch: Category }) => (
  <div>
    <h3>
      <CategoryImage pic={branch.pic} side={32} />
      <PlaceText tall place={listPlace(branch)}>
        {branch.categoryName}
      </PlaceText>
    </h3>
    <Leaves>
      {branch.children.map((leaf) => (
        <li key={leaf.categoryId}>
          <PlaceLink place={listPlace(leaf)}>
            <CategoryImage pic={leaf.pic} side={24} />
            {leaf.categoryName}
          </PlaceLink>
        </li>
      ))}
    </Leaves>
  </div>
);

const Root = ({ root }: { root: Category }) => (
  <Row>
    <h2>
      <CategoryImage pic={root.pic} side={40} />
      <PlaceLink place={listPlace(root)}>{root.categoryName}</PlaceLink>
    </h2>
    <Branches>
      {root.children.map((branch) => (
        <Branch key={branch.categoryId} branch={branch} />
      ))}
    </Branches>
  </Row>
);

const CategoriesPage = ({ snapshot, may }: ViewOf<typeof categoriesMachine>) => {
  const intl = useIntl();
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('unreadable') ? (
        <ProblemState problem={snapshot.context.problem} onRetry={may({ type: 'retry.pressed' })} />
      ) : (
        <>
          <PageBreadcrumb here={<FormattedMessage id="categories.heading" />} />
          <PageHeading>
            <FormattedMessage id="categories.heading" />
          </PageHeading>
          <Ways as="nav" aria-label={intl.formatMessage({ id: 'categories.ways' })}>
            <PlaceChip place={{ name: 'discover' }}>
              <FormattedMessage id="categories.discover" />
            </PlaceChip>
            <PlaceChip place={{ name: 'category', categoryId: null }}>
              <FormattedMessage id="categories.mostSold" />
            </PlaceChip>
            <PlaceChip place={{ name: 'trending' }}>
              <FormattedMessage id="shell.trending" />
            </PlaceChip>
          </Ways>
          {snapshot.matches('reading') ? (
            <Skeleton aria-hidden>
              <Rows>
                <Block height={240} />
                <Block height={240} />
              </Rows>
            </Skeleton>
          ) : null}
          <Rows>
            {snapshot.context.categories.map((root) => (
              <Root key={root.categoryId} root={root} />
            ))}
          </Rows>
        </>
      )}
    </Page>
  );
};

export const page = {
  machine: categoriesMachine,
  View: CategoriesPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({
    title: intl.formatMessage({ id: 'categories.heading' }),
  }),
} satisfies PageModule<typeof categoriesMachine>;
