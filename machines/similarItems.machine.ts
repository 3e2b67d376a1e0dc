import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { ProdCard } from './model/product.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = { prodId: number; prodName: string; visitor: VisitorContext };

type Context = Input & { similar: ProdCard[]; problem: Problem | null };

type SimilarAnswered = { output: Answered<ProdCard[]> };

export const similarItemsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      InputChanged<Input> | { type: 'open.pressed' } | { type: 'close.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: { readSimilarItems: port<ProdCard[], { prodId: number; regionId: number }>() },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    storeSimilar: assign((_, { output }: SimilarAnswered) => ({ similar: output.answer, problem: null })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: { hasSimilar: (_, { output }: SimilarAnswered) => output.answer.length > 0 },
}).createMachine({
  id: 'similarItems',
  description: 'What can be bought in the place of something in the cart that cannot any more (contract F8).',
  context: ({ input }) => ({ ...input, similar: [], problem: null }),
  on: {
    'input.changed': {
      target: '.closed',
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'It stands beside another product.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'A button.',
      on: { 'open.pressed': { target: 'open', description: 'The sheet opens.' } },
    },
    open: {
      description: 'The sheet is open.',
      initial: 'reading',
      on: { 'close.pressed': { target: 'closed', description: 'Back to the cart.' } },
      states: {
        reading: {
          description: 'Similar products are being read.',
          tags: 'busy',
          invoke: {
            src: 'readSimilarItems',
            input: ({ context: { prodId, visitor } }) => ({ prodId, regionId: visitor.regionId }),
            onDone: [
              {
                guard: { type: 'hasSimilar', params: fromEvent('output') },
                target: 'shown',
                actions: { type: 'storeSimilar', params: fromEvent('output') },
                description: 'They arrive.',
              },
              { target: 'nothing', description: 'There are none in this region.' },
            ],
            onError: {
              target: 'unreadable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'They could not be read.',
            },
          },
        },
        shown: { description: 'Cards that lead to their products.' },
        nothing: { description: 'It says that there is nothing similar, and leads to all categories.' },
        unreadable: {
          description: 'It says that they could not be read and offers to try again.',
          on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
        },
      },
    },
  },
});
