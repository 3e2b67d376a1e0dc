import { fireEvent, screen } from '@testing-library/react';
import { page } from '#src/pages/categoryMenu.page.tsx';
import { CategoryMenuAnchor } from '#src/components/category/CategoryMenuAnchor.tsx';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { categoryMenu } from '../fixtures/categoryMenu.fixture.ts';
import { loadSheets } from './harness/loadOverlays.tsx';
import { walkPage } from './harness/pathSuite.tsx';

await loadSheets();

const InItsRoom = (view: ViewOf<typeof page.machine>) => (
  <CategoryMenuAnchor form={view.snapshot.context.form} face="All categories" isOpen={view.snapshot.matches('open')} tell={view.send}>
    <page.View {...view} />
  </CategoryMenuAnchor>
);

const room = () => document.querySelector('[data-categories]')!;
const names: Record<number, string> = { 1: 'Outdoors', 2: 'Kitchen' };
const opener = () => screen.getByRole('link', { name: 'All categories' });
const row = (categoryId: number) => screen.getByRole('link', { name: names[categoryId] ?? '' });

walkPage({ machine: page.machine, View: InItsRoom }, categoryMenu, {
  by: {
    'button.pressed': () => void fireEvent.click(opener()),
    'pointer.came': () => void fireEvent.pointerEnter(room()),
    'pointer.left': () => void fireEvent.pointerLeave(room()),
    'inside.reached': () => void fireEvent.pointerEnter(screen.getByRole('region')),
    'category.chosen': ({ categoryId, level }, hands) => {
      if (level > 0 || screen.queryByRole('dialog')) return hands.press(level > 0 ? 'Bags' : 'Outdoors');
      row(categoryId).blur();
      row(categoryId).focus();
    },
    'category.neared': ({ categoryId, isCrossing }) => {
      // Where nothing is laid out, all that is open stands at 0, 0.
      fireEvent.mouseMove(screen.getAllByRole('list')[0]!, { clientX: 30, clientY: 0 });
      fireEvent.mouseMove(row(categoryId), isCrossing ? { clientX: 20, clientY: 0 } : { clientX: 60, clientY: 40 });
    },
  },
});
