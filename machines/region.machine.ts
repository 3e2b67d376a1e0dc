import { assign, setup } from 'xstate';
import { deed, port, type Answered, type Stamped } from './port.ts';
import type { Region } from './words.ts';

export const regionMachine = setup({
  types: {
    input: {} as { regionId: number },
    context: {} as { regionId: number; regions: Region[] },
    events: {} as Stamped<{ type: 'menu.neared' } | { type: 'region.chosen'; regionId: number }>,
    tags: {} as 'busy',
  },
  actors: { readRegions: port<Region[]>() },
  actions: {
    keepRegions: assign({ regions: (_, answered: { output: Answered<Region[]> }) => answered.output.answer }),
    keepChoice: assign({ regionId: (_, chosen: { regionId: number }) => chosen.regionId }),
    /** Into the storage under `region` and its cookie. */
    storeRegion: deed<{ regionId: number }>(),
    reload: deed(),
  },
  guards: {
    isAnother: ({ context }, chosen: { regionId: number }) =>
      chosen.regionId !== context.regionId && context.regions.some((region) => region.regionId === chosen.regionId),
  },
}).createMachine({
  id: 'region',
  description: 'Where the shopper buys. Another region is saved and the page reloads with its prices (spec 4).',
  context: ({ input }) => ({ regionId: input.regionId, regions: [] }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The region of this page is known; the others were not asked for.',
      on: { 'menu.neared': { target: 'reading', description: 'Pointer or focus comes to the menu: its list is read.' } },
    },
    reading: {
      description: 'The regions are being read.',
      invoke: {
        src: 'readRegions',
        onDone: { target: 'choosing', actions: { type: 'keepRegions', params: ({ event }) => ({ output: event.output }) }, description: 'The list arrives.' },
        onError: { target: 'settled', description: 'It could not be read: silent, the next approach tries again (spec 8).' },
      },
    },
    choosing: {
      description: 'The regions can be chosen.',
      on: {
        'region.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => ({ regionId: event.regionId }) },
          target: 'changing',
          actions: [
            { type: 'keepChoice', params: ({ event }) => ({ regionId: event.regionId }) },
            { type: 'storeRegion', params: ({ event }) => ({ regionId: event.regionId }) },
            'reload',
          ],
          description: 'Another region: saved, then everything is read anew.',
        },
      },
    },
    changing: { description: 'The page is about to reload.', tags: 'busy' },
  },
});
