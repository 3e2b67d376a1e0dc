import { assign, setup } from 'xstate';
import { callbackPort, fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { required } from './rules/required.ts';
import type { Category } from './model/category.ts';
import type { VisitorContext } from './model/visitor.ts';

/** A drawer on the phone shows one level at a time; a menu at the desk shows what lies inside beside the first level. */
export type CategoryForm = 'drawer' | 'menu';

/** Where a chosen category stands: 0 the first level, 1 inside it. */
type Chosen = { categoryId: number; level: number };

export const categoryMenuMachine = setup({
  types: {
    input: {} as { visitor: VisitorContext; form: CategoryForm },
    context: {} as {
      regionId: number;
      form: CategoryForm;
      categories: Category[];
      /** The ids from the first level to what is open. */
      path: number[];
      /** What a pointer stands on while it seems to be on its way into the open category. */
      crossed: number | null;
      /** What was open before going back. */
      left: number | null;
      problem: Problem | null;
    },
    events: {} as Stamped<
      | { type: 'pointer.came' }
      | { type: 'pointer.left' }
      | { type: 'button.pressed' }
      | { type: 'category.neared'; categoryId: number; isCrossing: boolean }
      | { type: 'category.chosen'; categoryId: number; level: number }
      | { type: 'inside.reached' }
      | { type: 'back.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'close.pressed' }
      | { type: 'link.pressed' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    readCategoryTree: port<Category[], { regionId: number }>(),
    /** What happens elsewhere in the window and closes it: Escape, a press or the focus beside the menu, the browser's Back. */
    hearWindow: callbackPort<Stamped<{ type: 'close.pressed' }>, { form: CategoryForm }>(),
  },
  actions: {
    storeCategories: assign({ categories: (_, answered: { output: Answered<Category[]> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    startAnew: assign({ path: [], left: null }),
    storeChosen: assign({
      path: ({ context }, { categoryId, level }: Chosen) => [...context.path.slice(0, level), categoryId],
      left: null,
    }),
    storeCrossed: assign({ crossed: (_, neared: { categoryId: number }) => neared.categoryId }),
    takeCrossed: assign({ path: ({ context }) => [required(context.crossed)] }),
    clearCrossed: assign({ crossed: null }),
    goBack: assign({ path: ({ context }) => context.path.slice(0, -1), left: ({ context }) => context.path.at(-1) ?? null }),
  },
  guards: {
    isKnown: ({ context }) => context.categories.length > 0,
    isNothing: (_, answered: { output: Answered<Category[]> }) => answered.output.answer.length === 0,
    isCrossing: (_, neared: { isCrossing: boolean }) => neared.isCrossing,
    isInside: ({ context }) => context.path.length > 0,
  },
  delays: { untilMeant: 140, untilGone: 320, untilStays: 280 },
}).createMachine({
  id: 'categoryMenu',
  description: 'The categories at hand on every page: a drawer on the phone, a menu at the desk; three levels, each a link.',
  context: ({ input }) => ({
    regionId: input.visitor.regionId,
    form: input.form,
    categories: [],
    path: [],
    crossed: null,
    left: null,
    problem: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only its button is there.',
      on: {
        'pointer.came': { target: 'neared', description: 'The pointer is over its button.' },
        'button.pressed': { target: 'open.hold.held', description: 'Its button is pressed.' },
      },
    },
    neared: {
      description: 'The pointer may only be passing by.',
      after: { untilMeant: { target: 'open.hold.lent', description: 'It stays: that was meant.' } },
      on: {
        'pointer.left': { target: 'closed', description: 'It only passed by.' },
        'button.pressed': { target: 'open.hold.held', description: 'Its button is pressed.' },
      },
    },
    open: {
      description: 'The categories are shown.',
      type: 'parallel',
      entry: 'startAnew',
      invoke: { src: 'hearWindow', id: 'window', input: ({ context }) => ({ form: context.form }) },
      on: {
        'close.pressed': { target: 'closed', description: 'Escape, its cross, or a press beside it.' },
      },
      states: {
        hold: {
          description: 'What keeps it open.',
          initial: 'held',
          states: {
            held: {
              description: 'It was pressed open and stays until it is closed.',
              on: { 'button.pressed': { target: '#categoryMenu.closed', description: 'Its button is pressed again.' } },
            },
            lent: {
              description: 'It is open while the pointer is over it.',
              on: {
                'pointer.left': { target: 'leaving', description: 'The pointer leaves.' },
                'button.pressed': { target: 'held', description: 'Pressed, it stays.' },
              },
            },
            leaving: {
              description: 'The pointer may come back.',
              after: { untilGone: { target: '#categoryMenu.closed', description: 'It does not come back.' } },
              on: {
                'pointer.came': { target: 'lent', description: 'It is back.' },
                'button.pressed': { target: 'held', description: 'Pressed, it stays.' },
              },
            },
          },
        },
        tree: {
          description: 'The categories themselves.',
          initial: 'judging',
          states: {
            judging: {
              description: 'Are they known already?',
              always: [
                { guard: 'isKnown', target: 'shown', description: 'Read before: nothing is asked again.' },
                { target: 'asking', description: 'They are read when they are first wanted.' },
              ],
            },
            asking: {
              description: 'The tree is being read.',
              tags: 'busy',
              invoke: {
                src: 'readCategoryTree',
                input: ({ context }) => ({ regionId: context.regionId }),
                onDone: [
                  {
                    guard: { type: 'isNothing', params: fromEvent('output') },
                    target: 'empty',
                    description: 'This mall has none here.',
                  },
                  {
                    target: 'shown',
                    actions: { type: 'storeCategories', params: fromEvent('output') },
                    description: 'The mall answers.',
                  },
                ],
                onError: {
                  target: 'unreadable',
                  actions: { type: 'storeProblem', params: fromEvent('error') },
                  description: 'The mall is not reachable.',
                },
              },
            },
            shown: {
              description: 'One can go into them.',
              initial: 'resting',
              on: {
                'category.neared': [
                  {
                    guard: { type: 'isCrossing', params: fromEvent('isCrossing') },
                    target: '.crossing',
                    actions: { type: 'storeCrossed', params: fromEvent('categoryId') },
                    description: 'The pointer crosses this one on its way into the open one.',
                  },
                  {
                    target: '.resting',
                    actions: { type: 'storeChosen', params: ({ event }) => ({ categoryId: event.categoryId, level: 0 }) },
                    description: 'The pointer is on this one: it opens.',
                  },
                ],
                'category.chosen': {
                  target: '.resting',
                  actions: { type: 'storeChosen', params: fromEvent('categoryId', 'level') },
                  description: 'By the focus or a press: it opens.',
                },
                'link.pressed': { target: '#categoryMenu.closed', description: 'One is opened as a page.' },
                'back.pressed': { guard: 'isInside', target: '.resting', actions: 'goBack', description: 'One level back.' },
              },
              states: {
                resting: { description: 'One of them is open, or none yet.', entry: 'clearCrossed' },
                crossing: {
                  description: 'The pointer stands on one and seems to be on its way into another.',
                  after: { untilStays: { target: 'resting', actions: 'takeCrossed', description: 'It stays on it: it opens.' } },
                  on: { 'inside.reached': { target: 'resting', description: 'It has arrived: what was open stays open.' } },
                },
              },
            },
            empty: { description: 'There are no categories, and it says so.' },
            unreadable: {
              description: 'It says that the categories could not be read.',
              on: { 'retry.pressed': { target: 'asking', description: 'Try again.' } },
            },
          },
        },
      },
    },
  },
});
