import { happeningsOf } from '#flows/happenings.ts';
import { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { facets } from './goods.ts';
import { here } from './here.ts';

const place = { name: 'search' as const, slug: 'day-pack', key: 'day pack' };

export const filterPanel = happeningsOf(filterPanelMachine)({
  inputs: {
    'of a whole list': { place, regionId: here.regionId },
    'of a narrowed list': { place: { ...place, wish: 'categoryTypeAttrIds=60001&minPrice=900' }, regionId: here.regionId },
  },
  events: {
    'panel.neared': [{}], 'panel.opened': [{}], 'panel.closed': [{}],
    'choice.made': [{ choice: { kind: 'attrIds', value: 60_001 } }],
    'price.typed': ['100', '5000', 'cheap'].map((text) => ({ context }) => (context.typed.maxPrice === text ? null : { bound: 'maxPrice', text })),
    'draft.cleared': [{}], 'facets.came': [{ facets }], 'retry.pressed': [{}], resume: [{}],
  },
  ports: { readFacets: { answers: { counts: facets }, refusals: ['UNREACHABLE'] } },
  shownBy: 'the filters beside a list',
});
