import { assign, setup } from 'xstate';
import { chosen, isFiltered, isUpsideDown, noFilters, priceIn, type Choice, type Filters } from './rules/list/filters.ts';
import { parseListQuery, type ListPlace } from './rules/list/listQuery.ts';
import { fromEvent, port, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Facets } from './model/search.ts';

export type FacetsQuestion = { place: ListPlace; filters: Filters; regionId: number };
export type Bound = 'minPrice' | 'maxPrice';

export type FilterPanelContext = {
  place: ListPlace;
  regionId: number;
  /** What is ticked; the link "Show products" carries it into the address. */
  draft: Filters;
  /** The bounds of the price as they are typed. */
  typed: Record<Bound, string>;
  facets: Facets | null;
  problem: Problem | null;
};

const textOf = (price: number | null): string => (price === null ? '' : String(price));
const draftOf = (place: ListPlace): Pick<FilterPanelContext, 'draft' | 'typed'> => {
  const { filters } = parseListQuery(place.query);
  return { draft: filters, typed: { minPrice: textOf(filters.minPrice), maxPrice: textOf(filters.maxPrice) } };
};

/** Why nothing can be counted for what is typed; null when it can. */
export const priceError = ({ draft, typed }: Pick<FilterPanelContext, 'draft' | 'typed'>): 'unreadable' | 'upsideDown' | null => {
  if (Object.values(typed).some((text) => text.trim() !== '' && priceIn(text.trim()) === null)) return 'unreadable';
  return isUpsideDown(draft) ? 'upsideDown' : null;
};

/** Whether something else is ticked than what the list shows. */
export const isDrafted = ({ place, draft }: Pick<FilterPanelContext, 'place' | 'draft'>): boolean =>
  JSON.stringify(draft) !== JSON.stringify(parseListQuery(place.query).filters);

export const filterPanelMachine = setup({
  types: {
    input: {} as { place: ListPlace; regionId: number },
    context: {} as FilterPanelContext,
    events: {} as Stamped<
      | { type: 'panel.neared' }
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'choice.made'; choice: Choice }
      | { type: 'price.typed'; bound: Bound; text: string }
      | { type: 'draft.cleared' }
      | { type: 'facets.came'; facets: Facets }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: { readFacets: port<Facets, FacetsQuestion>() },
  actions: {
    storeChoice: assign({ draft: ({ context }, made: { choice: Choice }) => chosen(context.draft, made.choice) }),
    storePrice: assign(({ context }, { bound, text }: { bound: Bound; text: string }) => ({
      typed: { ...context.typed, [bound]: text.slice(0, 12) },
      draft: { ...context.draft, [bound]: priceIn(text.trim()) },
    })),
    clearDraft: assign({ draft: noFilters, typed: { minPrice: '', maxPrice: '' } }),
    storeFacets: assign({ facets: (_, came: { facets: Facets }) => came.facets, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    hasFacets: ({ context }) => context.facets !== null,
    isAsListed: ({ context }) => !isDrafted(context),
    isAnythingChosen: ({ context }) => isFiltered(context.draft) || priceError(context) !== null,
    isSenseless: ({ context }) => priceError(context) !== null,
  },
  delays: { untilHandRests: 200 },
}).createMachine({
  id: 'filterPanel',
  description: 'What a list can be narrowed by, with the count that each choice would leave before it is applied (contract G4).',
  context: ({ input }) => ({ ...input, ...draftOf(input.place), facets: null, problem: null }),
  type: 'parallel',
  states: {
    sheet: {
      description: 'The panel of the phone; at the desk it stands beside the list.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only its button is there.',
          on: { 'panel.opened': { target: 'open', description: 'The button "Filters" is pressed.' } },
        },
        open: {
          description: 'The sheet is open.',
          on: { 'panel.closed': { target: 'closed', description: 'It is closed; what was ticked stays ticked for the next time.' } },
        },
      },
    },
    counts: {
      description: 'How many products each choice would leave.',
      initial: 'unasked',
      on: {
        'choice.made': {
          guard: 'hasFacets',
          target: '.judging',
          actions: { type: 'storeChoice', params: fromEvent('choice') },
          description: 'Something is ticked or unticked: what was asked before is given up.',
        },
        'price.typed': {
          guard: 'hasFacets',
          target: '.judging',
          actions: { type: 'storePrice', params: fromEvent('bound', 'text') },
          description: 'A bound of the price is typed.',
        },
        'draft.cleared': { guard: 'isAnythingChosen', target: '.judging', actions: 'clearDraft', description: 'Everything is unticked.' },
      },
      states: {
        unasked: {
          description: 'The list brings the counts along: they stand there with its first product.',
          on: {
            'facets.came': {
              target: 'counted',
              actions: { type: 'storeFacets', params: fromEvent('facets') },
              description: 'The list came, and its counts with it.',
            },
            'panel.neared': { target: 'asking', description: 'The list came without counts, and the panel is in sight: ask for them.' },
            'panel.opened': { target: 'asking', description: 'The sheet opens before any counts came: ask for them.' },
          },
        },
        judging: {
          description: 'Can this be counted?',
          always: [
            { guard: 'isSenseless', target: 'senseless', description: 'The price makes no sense.' },
            { target: 'waiting', description: 'It can.' },
          ],
        },
        waiting: {
          description: 'More choices may follow.',
          tags: 'busy',
          after: { untilHandRests: { target: 'asking', description: 'No choice for a moment: ask.' } },
          on: { resume: { target: 'asking', description: 'The list was left in that moment, and is shown again: ask.' } },
        },
        asking: {
          description: 'The counts for exactly this choice are on their way; the next choice gives them up.',
          tags: 'busy',
          invoke: {
            src: 'readFacets',
            input: ({ context }) => ({ place: context.place, filters: context.draft, regionId: context.regionId }),
            onDone: {
              target: 'counted',
              actions: { type: 'storeFacets', params: ({ event }) => ({ facets: event.output.answer }) },
              description: 'Counts for exactly this choice.',
            },
            onError: {
              target: 'uncountable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'They could not be read.',
            },
          },
          on: {
            'facets.came': {
              guard: 'isAsListed',
              target: 'counted',
              actions: { type: 'storeFacets', params: fromEvent('facets') },
              description: 'The list brings the very same counts.',
            },
          },
        },
        counted: { description: 'Each choice says how many products it would leave.' },
        uncountable: {
          description: 'The counts could not be read; what was ticked stays and can be applied.',
          on: { 'retry.pressed': { target: 'asking', description: 'Try again.' } },
        },
        senseless: { description: 'The typed price makes no sense: the panel says why, and nothing can be applied.' },
      },
    },
  },
});
