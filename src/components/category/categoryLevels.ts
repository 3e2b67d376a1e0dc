import type { categoryMenuMachine } from '#machines/categoryMenu.machine.ts';
import type { Category } from '#machines/model/category.ts';
import type { ViewOf } from '../../app/pageTypes.ts';

export type TreeProps = Pick<ViewOf<typeof categoryMenuMachine>, 'snapshot' | 'may'>;

/** Where one stands in the categories: the way there, what lies inside, and what was left by going back. */
export type Level = { way: Category[]; inside: Category[]; left: number | null };

/** The level at the end of a path of ids; a path that leads nowhere ends where it is lost. */
export const levelAt = (categories: Category[], path: readonly number[], left: number | null): Level => {
  const way: Category[] = [];
  let inside = categories;
  for (const id of path) {
    const next = inside.find(({ categoryId }) => categoryId === id);
    if (!next) break;
    way.push(next);
    inside = next.children;
  }
  return { way, inside, left };
};
