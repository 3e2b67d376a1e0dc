import { assign, setup } from 'xstate';
import { isAmong, type Destination, type Places } from './destination.ts';
import { port, deed, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { DeliveryEstimate, Here } from './words.ts';

type Input = { prodId: number; skuId: number | null; shipFrom: string; here: Here };
type Context = Input & { places: Places | null; areaId: number; destination: Destination | null; estimate: DeliveryEstimate | null; problem: Problem | null };

export const estimateMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'open.pressed' }
      | { type: 'close.pressed' }
      | { type: 'area.chosen'; areaId: number }
      | { type: 'address.chosen'; addrId: number }
      | { type: 'show.pressed' }
      | { type: 'forget.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    /** The place that this browser remembers for the region. */
    readDestination: port<Destination | null, { regionId: number; isLoggedIn: boolean }>(),
    readPlaces: port<Places, { regionId: number; isLoggedIn: boolean }>(),
    readEstimate: port<DeliveryEstimate, { prodId: number; skuId: number | null; areaId: number; regionId: number }>(),
  },
  actions: {
    keepDestination: assign({ destination: (_, found: { destination: Destination | null }) => found.destination }),
    keepPlaces: assign(({ context }, answered: { output: Answered<Places> }) => ({ places: answered.output.answer, areaId: context.destination?.areaId ?? 0, problem: null })),
    keepArea: assign({ areaId: (_, chosen: { areaId: number }) => chosen.areaId }),
    takeArea: assign({ destination: ({ context }) => ({ areaId: context.areaId, addrId: null }) }),
    takeAddress: assign(({ context }, chosen: { addrId: number }) => {
      const areaId = context.places?.addresses.find((address) => address.addrId === chosen.addrId)?.areaId ?? 0;
      return { areaId, destination: { areaId, addrId: chosen.addrId } };
    }),
    keepEstimate: assign({ estimate: (_, answered: { output: Answered<DeliveryEstimate> }) => answered.output.answer, problem: null }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    forget: assign({ destination: null, areaId: 0, estimate: null }),
    /** Remembers the place in this browser, or forgets it. */
    storeDestination: deed<{ regionId: number; destination: Destination | null }>(),
  },
  guards: {
    isRemembered: (_, found: { destination: Destination | null }) => found.destination !== null,
    isStillThere: ({ context }, answered: { output: Answered<Places> }) => context.destination !== null && isAmong(answered.output.answer, context.destination),
    isAreaChosen: ({ context }) => context.areaId !== 0,
    isTold: ({ context }) => context.estimate !== null,
  },
}).createMachine({
  id: 'estimate',
  description: 'When and for how much a product comes to a place of the shopper\'s choice: one of his addresses, or a town of the region.',
  context: ({ input }) => ({ ...input, places: null, areaId: 0, destination: null, estimate: null, problem: null }),
  initial: 'remembering',
  states: {
    remembering: {
      description: 'Was a place chosen before?',
      invoke: {
        src: 'readDestination',
        input: ({ context }) => ({ regionId: context.here.regionId, isLoggedIn: context.here.isLoggedIn }),
        onDone: [
          {
            guard: { type: 'isRemembered', params: ({ event }) => ({ destination: event.output.answer }) },
            target: 'reading', actions: { type: 'keepDestination', params: ({ event }) => ({ destination: event.output.answer }) }, description: 'Yes: its names are read.',
          },
          { target: 'closed', description: 'No: nothing is asked before the shopper opens it.' },
        ],
        onError: { target: 'closed', description: 'The browser remembers nothing.' },
      },
    },
    closed: {
      description: 'Another place can be chosen.',
      on: { 'open.pressed': { target: 'reading', description: 'Where to?' } },
    },
    reading: {
      description: 'The places of the region, and a shopper\'s addresses, are being read.',
      tags: 'busy',
      invoke: {
        src: 'readPlaces',
        input: ({ context }) => ({ regionId: context.here.regionId, isLoggedIn: context.here.isLoggedIn }),
        onDone: [
          {
            guard: { type: 'isStillThere', params: ({ event }) => ({ output: event.output }) },
            target: 'estimating', actions: { type: 'keepPlaces', params: ({ event }) => ({ output: event.output }) }, description: 'The remembered place is among them: the mall is asked.',
          },
          { target: 'choosing', actions: ['forget', { type: 'keepPlaces', params: ({ event }) => ({ output: event.output }) }], description: 'One is to be chosen.' },
        ],
        onError: { target: 'placeless', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be read.' },
      },
    },
    placeless: {
      description: 'There is nothing to choose from, and it says why.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' }, 'close.pressed': { target: 'closed', description: 'Not now.' } },
    },
    choosing: {
      description: 'An address, or province, district and town.',
      on: {
        'area.chosen': { actions: { type: 'keepArea', params: ({ event }) => ({ areaId: event.areaId }) }, description: 'A place, or the one around it.' },
        'address.chosen': {
          target: 'estimating', description: 'One of his addresses.',
          actions: [{ type: 'takeAddress', params: ({ event }) => ({ addrId: event.addrId }) }, { type: 'storeDestination', params: ({ context }) => ({ regionId: context.here.regionId, destination: context.destination }) }],
        },
        'show.pressed': {
          guard: 'isAreaChosen', target: 'estimating', description: 'To this place.',
          actions: ['takeArea', { type: 'storeDestination', params: ({ context }) => ({ regionId: context.here.regionId, destination: context.destination }) }],
        },
        'close.pressed': [
          { guard: 'isTold', target: 'told', description: 'The place stays.' },
          { target: 'closed', description: 'Not now.' },
        ],
      },
    },
    estimating: {
      description: 'The mall is asked when it comes there.',
      tags: 'busy',
      invoke: {
        src: 'readEstimate',
        input: ({ context }) => ({ prodId: context.prodId, skuId: context.skuId, areaId: context.destination?.areaId ?? 0, regionId: context.here.regionId }),
        onDone: { target: 'told', actions: { type: 'keepEstimate', params: ({ event }) => ({ output: event.output }) }, description: 'It says when and for how much, or that it does not come there.' },
        onError: { target: 'untold', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'It could not say.' },
      },
    },
    untold: {
      description: 'The page says why there is no estimate.',
      on: { 'retry.pressed': { target: 'estimating', description: 'Try again.' }, 'open.pressed': { target: 'choosing', description: 'Another place.' } },
    },
    told: {
      description: 'The estimate for the place is on the page.',
      on: {
        'open.pressed': { target: 'choosing', description: 'Another place.' },
        'forget.pressed': {
          target: 'closed', description: 'The place is forgotten.',
          actions: ['forget', { type: 'storeDestination', params: ({ context }) => ({ regionId: context.here.regionId, destination: context.destination }) }],
        },
      },
    },
  },
});
