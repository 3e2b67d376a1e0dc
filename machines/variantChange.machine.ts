import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { isInStock, mostOf, pick, picksOf, skuOf, type Picks } from './rules/variants.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { Sku, Variants } from './model/product.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = {
  basketId: number;
  prodId: number;
  skuId: number;
  prodName: string;
  /** The variant in the cart, in words. */
  skuName: string;
  count: number;
  visitor: VisitorContext;
};

/** The line that gets another variant; `key`: the same wish is carried out once. */
export type SkuChangeInput = { basketId: number; skuId: number; key: string };
/** How many pieces the line has now; `merged`: with those of the line that had the variant already; `capped`: there are no more. */
export type SkuChanged = { merged: boolean; capped: boolean; prodCount: number };

type Context = Input & {
  variants: Variants | null;
  picks: Picks;
  /** How often a choice was made: the same one is sent under the same key. */
  chosen: number;
  problem: Problem | null;
  /** Why the last change was not made. */
  refused: Problem | null;
};

type ChangeAnswered = { output: Answered<SkuChanged> };

/** The variant that is chosen; null before there is something to choose from. */
export const chosenSku = ({ variants, picks }: Pick<Context, 'variants' | 'picks'>): Sku | null =>
  variants === null ? null : skuOf(variants, picks);

/** The pieces that the line would have; fewer than now where there are not so many. */
export const piecesOf = ({ variants, picks, count }: Pick<Context, 'variants' | 'picks' | 'count'>): number =>
  variants === null ? count : Math.min(count, mostOf(variants, skuOf(variants, picks)));

const notice = (id: string, values: Record<string, string | number>) => ({
  type: 'notice.given' as const,
  notice: { kind: 'good' as const, id, values },
});

export const variantChangeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | InputChanged<Input>
      | { type: 'open.pressed' }
      | { type: 'close.pressed' }
      | { type: 'value.chosen'; propName: string; value: string }
      | { type: 'save.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readVariants: port<Variants, { prodId: number; regionId: number }>(),
    changeCartSku: port<SkuChanged, SkuChangeInput>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    storeVariants: assign(({ context }, { output }: { output: Answered<Variants> }) => {
      const own = output.answer.skuList.find(({ skuId }) => skuId === context.skuId);
      return { variants: output.answer, picks: own ? picksOf(own) : {}, problem: null };
    }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeChoice: assign(({ context }, { propName, value }: { propName: string; value: string }) => ({
      picks: pick(required(context.variants), context.picks, propName, value),
      chosen: context.chosen + 1,
    })),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellCart: emit({ type: 'cart.touched' }),
    tellChanged: emit(({ context }) => notice('variantChange.changed', { name: context.prodName })),
    tellFewer: emit((_, { output: { answer } }: ChangeAnswered) => notice('variantChange.changedFewer', { count: answer.prodCount })),
    tellMerged: emit((_, { output: { answer } }: ChangeAnswered) =>
      notice(answer.capped ? 'variantChange.mergedFewer' : 'variantChange.merged', { count: answer.prodCount }),
    ),
  },
  guards: {
    isAnother: ({ context }) => {
      const sku = chosenSku(context);
      return sku !== null && sku.skuId !== context.skuId && isInStock(sku);
    },
    isMerged: (_, { output }: ChangeAnswered) => output.answer.merged,
    isCapped: (_, { output }: ChangeAnswered) => output.answer.capped,
  },
}).createMachine({
  id: 'variantChange',
  description: 'Another variant of its product for a line of the cart, which keeps its place, tick and pieces (contract F5, I13).',
  context: ({ input }) => ({ ...input, variants: null, picks: {}, chosen: 0, problem: null, refused: null }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The cart was read anew: the line may have another variant, or other pieces.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'A button that says which variant it is.',
      on: { 'open.pressed': { target: 'open', description: 'The sheet opens.' } },
    },
    open: {
      description: 'The sheet is open.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The variants of the product are being read.',
          tags: 'busy',
          on: { 'close.pressed': { target: '#variantChange.closed', description: 'Given up.' } },
          invoke: {
            src: 'readVariants',
            input: ({ context: { prodId, visitor } }) => ({ prodId, regionId: visitor.regionId }),
            onDone: {
              target: 'choosing',
              actions: { type: 'storeVariants', params: fromEvent('output') },
              description: 'They are there, the one in the cart is chosen.',
            },
            onError: {
              target: 'unreadable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'They could not be read.',
            },
          },
        },
        unreadable: {
          description: 'It says that they could not be read and offers to try again.',
          on: {
            'retry.pressed': { target: 'reading', description: 'Try again.' },
            'close.pressed': { target: '#variantChange.closed', description: 'Given up.' },
          },
        },
        choosing: {
          description: 'A variant can be chosen; the sheet shows its picture and price, and whether the pieces are there.',
          initial: 'calm',
          on: {
            'save.pressed': { guard: 'isAnother', target: 'saving', description: 'The line shall have this one.' },
            'close.pressed': { target: '#variantChange.closed', description: 'The line stays as it is.' },
          },
          states: {
            calm: {
              description: 'Nothing was refused.',
              on: {
                'value.chosen': {
                  actions: { type: 'storeChoice', params: fromEvent('propName', 'value') },
                  description: 'A colour, a size: what does not go with it gives way.',
                },
              },
            },
            refused: {
              description: 'The sheet says why the line was not changed.',
              on: {
                'value.chosen': {
                  target: 'calm',
                  actions: { type: 'storeChoice', params: fromEvent('propName', 'value') },
                  description: 'Another one is chosen: what was refused is over.',
                },
              },
            },
          },
        },
        saving: {
          description: 'The mall changes the line.',
          tags: 'busy',
          on: {
            'close.pressed': {
              target: '#variantChange.closed',
              actions: 'tellCart',
              description: 'It closes; what the mall has done by then is seen in the cart.',
            },
          },
          invoke: {
            src: 'changeCartSku',
            input: ({ context }) => ({
              basketId: context.basketId,
              skuId: required(chosenSku(context)).skuId,
              key: `${context.visitor.seed}-variant-${context.basketId}-${context.chosen}`,
            }),
            onDone: [
              {
                guard: { type: 'isMerged', params: fromEvent('output') },
                target: '#variantChange.closed',
                actions: ['tellCart', { type: 'tellMerged', params: fromEvent('output') }],
                description: 'Another line had it already: the two are one, and a message says how many there are.',
              },
              {
                guard: { type: 'isCapped', params: fromEvent('output') },
                target: '#variantChange.closed',
                actions: ['tellCart', { type: 'tellFewer', params: fromEvent('output') }],
                description: 'Changed, with fewer pieces: a message says how many there are.',
              },
              {
                target: '#variantChange.closed',
                actions: ['tellCart', 'tellChanged'],
                description: 'Changed: the cart reads its lines.',
              },
            ],
            onError: {
              target: '#variantChange.open.choosing.refused',
              actions: { type: 'storeRefusal', params: fromEvent('error') },
              description: 'Refused, or not reached: the sheet says why, and what was chosen stays.',
            },
          },
        },
      },
    },
  },
});

/** Why the line was not changed, while the sheet says so. */
export const refusalOf = (snapshot: SnapshotFrom<typeof variantChangeMachine>): Problem | null =>
  snapshot.matches({ open: { choosing: 'refused' } }) ? snapshot.context.refused : null;
