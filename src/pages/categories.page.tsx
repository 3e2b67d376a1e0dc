import { FormattedMessage } from 'react-intl';
import { categoriesMachine } from '#machines/categories.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Category } from '#machines/words.ts';
import { Page, PageHeading } from '../design/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { PlaceText } from '../parts/PlaceText.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { sourcesOf } from '../parts/pictureSources.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

const Rows = styled('div', { display: 'grid', gap: '$6' });
const Row = styled('section', {
  display: 'grid', gap: '$4', borderBlockStart: '1px solid $line', paddingBlockStart: '$5',
  '@desk': { gridTemplateColumns: '200px minmax(0, 1fr)' },
  '& > h2': { display: 'flex', alignItems: 'center', gap: '$3', text: '$18', fontWeight: '$heading', alignSelf: 'start' },
});
const Branches = styled('div', { display: 'grid', gap: '$4', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' });
const Leaves = styled('ul', { display: 'grid', text: '$14', color: '$inkSoft', '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '32px', textDecoration: 'none' }, '& a:hover': { textDecoration: 'underline' } });

const linkTo = ({ categoryId, categoryName }: Category) => ({ name: 'categoryList', categoryList: categoryName, categoryId }) as const;

const Branch = ({ branch }: { branch: Category }) => (
  <div>
    <h3><PlaceText tall place={linkTo(branch)}>{branch.categoryName}</PlaceText></h3>
    <Leaves>{branch.children.map((leaf) => <li key={leaf.categoryId}><PlaceLink place={linkTo(leaf)}>{leaf.categoryName}</PlaceLink></li>)}</Leaves>
  </div>
);

const Root = ({ root }: { root: Category }) => {
  const { src, avif } = sourcesOf(root.pic, 'small');
  return (
    <Row>
      <h2>
        <picture>{avif ? <source type="image/avif" srcSet={avif} sizes="40px" /> : null}<img src={src} alt="" width={40} height={40} loading="lazy" /></picture>
        <PlaceLink place={linkTo(root)}>{root.categoryName}</PlaceLink>
      </h2>
      <Branches>{root.children.map((branch) => <Branch key={branch.categoryId} branch={branch} />)}</Branches>
    </Row>
  );
};

const CategoriesPage = ({ snapshot, may }: ViewOf<typeof categoriesMachine>) => (
  <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
    {snapshot.matches('unreadable') ? <ProblemState problem={snapshot.context.problem} onRetry={may({ type: 'retry.pressed' })} /> : (
      <>
        <PageHeading><FormattedMessage id="categories.heading" /></PageHeading>
        {snapshot.matches('reading') ? <Skeleton aria-hidden><Rows><Block height={240} /><Block height={240} /></Rows></Skeleton> : null}
        <Rows>{snapshot.context.categories.map((root) => <Root key={root.categoryId} root={root} />)}</Rows>
      </>
    )}
  </Page>
);

export const page = {
  machine: categoriesMachine,
  View: CategoriesPage,
  head: ({ value }, intl) => ({ title: intl.formatMessage({ id: 'categories.heading' }), status: value === 'unreadable' ? 503 : undefined }),
} satisfies PageModule<typeof categoriesMachine>;
