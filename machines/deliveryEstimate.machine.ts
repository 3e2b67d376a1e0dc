import { assign, setup, type SnapshotFrom } from 'xstate';
import { isAmong, type Destination, type Places } from './rules/deliveryDestination.ts';
import { port, effect, type Answered, type Stamped, fromEvent } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { DeliveryEstimate } from './model/product.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = { prodId: number; skuId: number | null; shipFrom: string; visitor: VisitorContext };
type Context = Input & {
  places: Places | null;
  areaId: number;
  destination: Destination | null;
  estimate: DeliveryEstimate | null;
  problem: Problem | null;
};

export const deliveryEstimateMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | InputChanged<Input>
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
    readDeliveryEstimate: port<DeliveryEstimate, { prodId: number; skuId: number | null; areaId: number; regionId: number }>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    storeDestination: assign({ destination: (_, found: { destination: Destination | null }) => found.destination }),
    storePlaces: assign(({ context }, answered: { output: Answered<Places> }) => ({
      places: answered.output.answer,
      areaId: context.destination?.areaId ?? 0,
      problem: null,
    })),
    storeArea: assign({ areaId: (_, chosen: { areaId: number }) => chosen.areaId }),
    takeArea: assign({ destination: ({ context }) => ({ areaId: context.areaId, addrId: null }), estimate: null }),
    takeAddress: assign(({ context }, chosen: { addrId: number }) => {
      const areaId = context.places?.addresses.find((address) => address.addrId === chosen.addrId)?.areaId ?? 0;
      return { areaId, destination: { areaId, addrId: chosen.addrId }, estimate: null };
    }),
    storeEstimate: assign({ estimate: (_, answered: { output: Answered<DeliveryEstimate> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error), estimate: null }),
    clearEstimate: assign({ estimate: null }),
    forget: assign({ destination: null, areaId: 0, estimate: null }),
    /** Remembers the place in this browser, or forgets it. */
    persistDestination: effect<{ regionId: number; destination: Destination | null }>(),
  },
  guards: {
    isRemembered: (_, found: { destination: Destination | null }) => found.destination !== null,
    isStillThere: ({ context }, answered: { output: Answered<Places> }) =>
      context.destination !== null && isAmong(answered.output.answer, context.destination),
    isAreaChosen: ({ context }) => context.areaId !== 0,
    isTold: ({ context }) => context.estimate !== null,
    isChosen: ({ context }) => context.destination !== null,
  },
}).createMachine({
  id: 'deliveryEstimate',
  description: "When and for how much a product comes to a place of the shopper's choice: one of his addresses, or a town of the region.",
  context: ({ input }) => ({ ...input, places: null, areaId: 0, destination: null, estimate: null, problem: null }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'Another variant: it will be asked for.',
    },
  },
  initial: 'remembering',
  states: {
    remembering: {
      description: 'Was a place chosen before?',
      invoke: {
        src: 'readDestination',
        input: ({ context }) => ({ regionId: context.visitor.regionId, isLoggedIn: context.visitor.isLoggedIn }),
        onDone: [
          {
            guard: { type: 'isRemembered', params: ({ event }) => ({ destination: event.output.answer }) },
            target: 'reading',
            actions: { type: 'storeDestination', params: ({ event }) => ({ destination: event.output.answer }) },
            description: 'Yes: its names are read.',
          },
          { target: 'closed', description: 'No: nothing is asked before the shopper opens it.' },
        ],
        onError: { target: 'closed', description: 'The browser remembers nothing.' },
      },
    },
    closed: {
      description: 'Another place can be chosen.',
      on: {
        'open.pressed': { target: 'reading', description: 'Where to?' },
        resume: { target: 'remembering', description: 'The document was drawn where nothing is remembered: the browser is asked.' },
      },
    },
    reading: {
      description: "The places of the region, and a shopper's addresses, are being read.",
      tags: 'busy',
      invoke: {
        src: 'readPlaces',
        input: ({ context }) => ({ regionId: context.visitor.regionId, isLoggedIn: context.visitor.isLoggedIn }),
        onDone: [
          {
            guard: { type: 'isStillThere', params: fromEvent('output') },
            target: 'estimating',
            actions: { type: 'storePlaces', params: fromEvent('output') },
            description: 'The remembered place is among them: the mall is asked.',
          },
          {
            target: 'choosing',
            actions: ['forget', { type: 'storePlaces', params: fromEvent('output') }],
            description: 'One is to be chosen.',
          },
        ],
        onError: {
          target: 'placeless',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'They could not be read.',
        },
      },
    },
    placeless: {
      description: 'There is nothing to choose from, and it says why.',
      on: {
        'retry.pressed': { target: 'reading', description: 'Try again.' },
        'close.pressed': { target: 'closed', description: 'Not now.' },
      },
    },
    choosing: {
      description: 'An address, or province, district and town.',
      on: {
        'input.changed': {
          actions: [{ type: 'storeInput', params: fromEvent('input') }, 'clearEstimate'],
          description: 'Another variant: what was told is not of it.',
        },
        'area.chosen': {
          actions: { type: 'storeArea', params: fromEvent('areaId') },
          description: 'A place, or the one around it.',
        },
        'address.chosen': {
          target: 'estimating',
          description: 'One of his addresses.',
          actions: [
            { type: 'takeAddress', params: fromEvent('addrId') },
            {
              type: 'persistDestination',
              params: ({ context }) => ({ regionId: context.visitor.regionId, destination: context.destination }),
            },
          ],
        },
        'show.pressed': {
          guard: 'isAreaChosen',
          target: 'estimating',
          description: 'To this place.',
          actions: [
            'takeArea',
            {
              type: 'persistDestination',
              params: ({ context }) => ({ regionId: context.visitor.regionId, destination: context.destination }),
            },
          ],
        },
        'close.pressed': [
          { guard: 'isTold', target: 'told', description: 'The place stays.' },
          { guard: 'isChosen', target: 'estimating', description: 'The place stays, and is asked for anew.' },
          { target: 'closed', description: 'Not now.' },
        ],
      },
    },
    estimating: {
      description: 'The mall is asked when it comes there; what was told of another variant stays until then.',
      tags: 'busy',
      on: {
        'input.changed': {
          target: 'estimating',
          reenter: true,
          actions: { type: 'storeInput', params: fromEvent('input') },
          description: 'Another variant: the mall is asked for that.',
        },
      },
      invoke: {
        src: 'readDeliveryEstimate',
        input: ({ context }) => ({
          prodId: context.prodId,
          skuId: context.skuId,
          areaId: context.destination?.areaId ?? 0,
          regionId: context.visitor.regionId,
        }),
        onDone: {
          target: 'told',
          actions: { type: 'storeEstimate', params: fromEvent('output') },
          description: 'It says when and for how much, or that it does not come there.',
        },
        onError: {
          target: 'untold',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not say.',
        },
      },
    },
    untold: {
      description: 'The page says why there is no estimate.',
      on: {
        'input.changed': {
          target: 'estimating',
          actions: { type: 'storeInput', params: fromEvent('input') },
          description: 'Another variant: the mall is asked for it.',
        },
        'retry.pressed': { target: 'estimating', description: 'Try again.' },
        'open.pressed': { target: 'choosing', description: 'Another place.' },
      },
    },
    told: {
      description: 'The estimate for the place is on the page.',
      on: {
        'input.changed': {
          target: 'estimating',
          actions: { type: 'storeInput', params: fromEvent('input') },
          description: 'Another variant: the mall is asked for it.',
        },
        'open.pressed': { target: 'choosing', description: 'Another place.' },
        'forget.pressed': {
          target: 'closed',
          description: 'The place is forgotten.',
          actions: [
            'forget',
            {
              type: 'persistDestination',
              params: ({ context }) => ({ regionId: context.visitor.regionId, destination: context.destination }),
            },
          ],
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof deliveryEstimateMachine>;

/** Closed, or about to open by itself where a place is remembered. */
export const isClosed = (snapshot: Snapshot): boolean => snapshot.matches('closed') || snapshot.matches('remembering');

/** There is no answer. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('placeless') || snapshot.matches('untold');

/** There is an answer; while another variant is asked for, still that of the one before. */
export const isTold = (snapshot: Snapshot): boolean =>
  snapshot.matches('told') || (snapshot.matches('estimating') && snapshot.context.estimate !== null);

/** A place is chosen, answered or not. */
export const isPlaced = (snapshot: Snapshot): boolean => isTold(snapshot) || snapshot.matches('untold');
