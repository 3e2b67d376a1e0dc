import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isAimedAt, type Point } from '#machines/rules/pointerAim.ts';
import type { Category } from '#machines/model/category.ts';
import { ChevronEndIcon } from '../../design/icon/pageIcons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { CategoryImage } from './CategoryImage.tsx';
import { listPlace } from './categoryPlaces.ts';
import type { TreeProps } from './categoryLevels.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';

const Columns = styled('nav', {
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  minBlockSize: '360px',
  maxBlockSize: 'min(620px, calc(100dvh - 150px))',
  '& > *': { overflowY: 'auto', overscrollBehavior: 'contain', paddingBlock: '$4' },
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', maxBlockSize: 'none' },
});
const Roots = styled('ul', { borderInlineEnd: '1px solid $line', paddingInlineEnd: '$3' });
const Root = styled(PlaceLink, {
  '&&': {
    display: 'flex',
    gap: '$3',
    inlineSize: '100%',
    paddingInline: '$2',
    borderRadius: '$m',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& picture': { flex: 'none' },
  '& svg': { flex: 'none', marginInlineStart: 'auto', color: '$inkSoft' },
  '&[data-chosen]': { boxShadow: 'inset 0 0 0 2px $colors$ink', fontWeight: '$bold', '@forced': { border: '2px solid' } },
});
const Inside = styled('section', { paddingInline: '$5', '& > h2': { text: '$18' }, '& > h2 > a': { text: '$18', fontWeight: '$heading' } });
const Branches = styled('div', {
  display: 'grid',
  gap: '$3 $5',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  paddingBlockStart: '$2',
  '& h3 > a': { fontWeight: '$bold' },
});
const Leaves = styled('ul', {
  '& a': { display: 'flex', alignItems: 'center', minBlockSize: '28px', color: '$inkSoft', '@phone': { minBlockSize: '$touch' } },
});

const linksOf = (column: Element | null | undefined): HTMLElement[] => [...(column?.querySelectorAll('a') ?? [])];
const steps: Partial<Record<string, (at: number, all: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, all) => all - 1,
};

/** Where a key leads: up and down within a column, sideways between the two. */
const linkAfter = (key: string, [roots, inside]: HTMLCollection): HTMLElement | undefined => {
  const isInRoots = roots?.contains(document.activeElement);
  if (key === 'ArrowRight') return isInRoots ? linksOf(inside)[0] : undefined;
  if (key === 'ArrowLeft') return linksOf(roots).find((link) => link.dataset.chosen);
  const links = linksOf(isInRoots ? roots : inside);
  const at = links.findIndex((link) => link === document.activeElement);
  return links[steps[key]?.(at, links.length) ?? -1];
};

const move = (event: KeyboardEvent<HTMLElement>) => {
  const wanted = linkAfter(event.key, event.currentTarget.children);
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
};

/** So far, in pixels, a pointer goes before its direction can be told. */
const direction = 5;

/** Tells which row the pointer is on, and whether it only crosses it on its way into what is open. */
const useCrossing = ({ snapshot, may }: TreeProps, chosen: Category | undefined) => {
  const last = useRef<Point | null>(null);
  const inside = useRef<HTMLElement>(null);
  const isFar = ({ clientX, clientY }: MouseEvent): boolean =>
    last.current === null || Math.hypot(clientX - last.current.x, clientY - last.current.y) >= direction;
  const note = (event: MouseEvent) => {
    if (isFar(event)) last.current = { x: event.clientX, y: event.clientY };
  };
  const cross = (categoryId: number) => (event: MouseEvent) => {
    if (!isFar(event) || (categoryId === chosen?.categoryId && !snapshot.matches({ open: { tree: { shown: 'crossing' } } }))) return;
    const edge = inside.current?.getBoundingClientRect();
    const isCrossing =
      edge !== undefined &&
      last.current !== null &&
      isAimedAt(last.current, { x: event.clientX, y: event.clientY }, { x: edge.left, top: edge.top, bottom: edge.bottom });
    may({ type: 'category.neared', categoryId, isCrossing })?.();
  };
  return { inside, note, cross };
};

const Branch = ({ branch }: { branch: Category }) => (
  <div>
    <h3>
      <PlaceLink place={listPlace(branch)}>
        <CategoryImage pic={branch.pic} side={32} />
        {branch.categoryName}
      </PlaceLink>
    </h3>
    <Leaves>
      {branch.children.map((leaf) => (
        <li key={leaf.categoryId}>
          <PlaceLink place={listPlace(leaf)}>{leaf.categoryName}</PlaceLink>
        </li>
      ))}
    </Leaves>
  </div>
);

/**
 * The first level beside what lies inside the chosen one, both further levels at once. Only the chosen one is a stop of Tab: the next stop
 * is what it has open.
 */
export const CategoryColumns = (tree: TreeProps) => {
  const { snapshot, may } = tree;
  const intl = useIntl();
  const { categories, path } = snapshot.context;
  const chosen = categories.find(({ categoryId }) => categoryId === path[0]) ?? categories[0];
  const { inside, note, cross } = useCrossing(tree, chosen);
  return (
    <Columns aria-label={intl.formatMessage({ id: 'shell.categories' })} onKeyDown={move}>
      <Roots onMouseMove={note}>
        {categories.map((root) => (
          <li key={root.categoryId}>
            <Root
              place={listPlace(root)}
              data-chosen={root === chosen || undefined}
              tabIndex={root === chosen ? undefined : -1}
              onMouseMove={cross(root.categoryId)}
              onFocusCapture={may({ type: 'category.chosen', categoryId: root.categoryId, level: 0 })}
            >
              <CategoryImage pic={root.pic} side={32} />
              {root.categoryName}
              <ChevronEndIcon size={18} />
            </Root>
          </li>
        ))}
      </Roots>
      {chosen ? (
        <Inside ref={inside} aria-label={chosen.categoryName} onPointerEnter={may({ type: 'inside.reached' })}>
          <h2>
            <PlaceLink place={listPlace(chosen)}>
              <FormattedMessage id="categoryMenu.whole" values={{ name: chosen.categoryName }} />
            </PlaceLink>
          </h2>
          <Branches>
            {chosen.children.map((branch) => (
              <Branch key={branch.categoryId} branch={branch} />
            ))}
          </Branches>
        </Inside>
      ) : null}
    </Columns>
  );
};
