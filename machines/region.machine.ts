import { assign, sendParent, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, problemMessageId } from './model/problem.ts';
import type { Region } from './model/region.ts';

type Context = { regionId: number; regions: Region[]; /** Where the shopper wants to go. */ wanted: Region | null };

const regionOf = ({ regions }: Context, regionId: number): Region | null => regions.find((region) => region.regionId === regionId) ?? null;

export const regionMachine = setup({
  types: {
    input: {} as { regionId: number },
    context: {} as Context,
    events: {} as Stamped<{ type: 'menu.neared' } | { type: 'region.chosen'; regionId: number }>,
    tags: {} as 'busy',
  },
  actors: {
    readRegions: port<Region[]>(),
    /** Brings the dialog that says what the change does to the cart; answers when the shopper stays. */
    changeRegion: port<null, { from: Region | null; to: Region | null }>(),
  },
  actions: {
    storeRegions: assign({ regions: (_, answered: { output: Answered<Region[]> }) => answered.output.answer }),
    storeWanted: assign({ wanted: ({ context }, chosen: { regionId: number }) => regionOf(context, chosen.regionId) }),
    tellWhy: sendParent((_, failed: { error: unknown }) => {
      const { code, at } = problemOf(failed.error);
      return { type: 'notice.given', at, notice: { kind: 'alarm', id: problemMessageId(code) } };
    }),
  },
  guards: {
    isAnother: ({ context }, chosen: { regionId: number }) =>
      chosen.regionId !== context.regionId && regionOf(context, chosen.regionId) !== null,
  },
}).createMachine({
  id: 'region',
  description: 'Where the shopper buys. Another region is saved and the page reloads with its prices (spec 4).',
  context: ({ input }) => ({ regionId: input.regionId, regions: [], wanted: null }),
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
        onDone: {
          target: 'choosing',
          actions: { type: 'storeRegions', params: fromEvent('output') },
          description: 'The list arrives.',
        },
        onError: { target: 'settled', description: 'It could not be read: silent, the next approach tries again (spec 8).' },
      },
    },
    choosing: {
      description: 'The regions can be chosen.',
      on: {
        'region.chosen': {
          guard: { type: 'isAnother', params: fromEvent('regionId') },
          target: 'changing',
          actions: { type: 'storeWanted', params: fromEvent('regionId') },
          description: 'Another region: what the change does is said, then it is done.',
        },
      },
    },
    changing: {
      description: 'The change has begun, beside the page.',
      tags: 'busy',
      invoke: {
        src: 'changeRegion',
        input: ({ context }) => ({ from: regionOf(context, context.regionId), to: context.wanted }),
        onDone: { target: 'choosing', description: 'The shopper stays where he is.' },
        onError: {
          target: 'choosing',
          actions: { type: 'tellWhy', params: fromEvent('error') },
          description: 'What says it did not load: the shopper is told.',
        },
      },
    },
  },
});
