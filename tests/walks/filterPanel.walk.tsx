import { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { FilterPanel } from '#src/parts/FilterPanel.tsx';
import { filterPanel } from '../happenings/filterPanel.happenings.ts';
import { bringSheets } from './menus.tsx';
import { walkPage } from './walk.tsx';

await import('#src/parts/FilterForm.tsx');
await bringSheets();

const labels: Record<string, string> = { minPrice: 'From', maxPrice: 'To' };

walkPage({ machine: filterPanelMachine, View: FilterPanel }, filterPanel, {
  by: {
    'panel.neared': (_, hands) => hands.reachEnd(),
    'price.typed': ({ bound, text }, hands) => hands.fill(labels[String(bound)] ?? '', String(text)),
  },
  elsewhere: ['facets.came'],
});
