import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { shareModeOf } from './rules/groceryList.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { ListShare, ShareMode } from './model/groceryList.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = { listId: number; share: ListShare | null; visitor: VisitorContext };

/** How many days a link may stay open, to choose from. */
export const shareDays = [7, 30, 90] as const;

type Context = Input & {
  /** For what it was chosen to be; null where nothing was chosen yet. */
  mode: ShareMode | null;
  days: number;
  /** Why the link was not opened, changed or ended. */
  refused: Problem | null;
};

export const listShareMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | InputChanged<Input>
      | { type: 'open.pressed' }
      | { type: 'close.pressed' }
      | { type: 'mode.chosen'; mode: ShareMode }
      | { type: 'days.chosen'; days: number }
      | { type: 'share.pressed' }
      | { type: 'revoke.pressed' }
      | { type: 'revoke.confirmed' }
      | { type: 'revoke.declined' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    shareList: port<ListShare, { listId: number; mode: ShareMode; days: number }>(),
    revokeShare: port<null, { listId: number }>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    storeMode: assign((_, { mode }: { mode: ShareMode }) => ({ mode })),
    storeDays: assign((_, { days }: { days: number }) => ({ days })),
    storeShare: assign((_, { output }: { output: Answered<ListShare> }) => ({ share: output.answer })),
    clearShare: assign({ share: null }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellShared: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'listShare.opened' } }),
    tellRevoked: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'listShare.ended' } }),
  },
  guards: { isShared: ({ context }) => context.share !== null },
}).createMachine({
  id: 'listShare',
  description: 'The link of a grocery list: to view or to edit, until when, and its end (contract S9, S10).',
  context: ({ input }) => ({ ...input, mode: null, days: 30, refused: null }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The list was read anew: its link may be another.',
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
      initial: 'settled',
      states: {
        settled: {
          description: 'The shopper chooses for what and until when.',
          initial: 'calm',
          states: {
            calm: { description: 'Nothing was refused.' },
            refused: { description: 'The sheet says why the link was not opened, changed or ended.' },
          },
          on: {
            'close.pressed': { target: '#listShare.closed', description: 'It closes.' },
            'mode.chosen': { actions: { type: 'storeMode', params: fromEvent('mode') }, description: 'To view, or to edit.' },
            'days.chosen': { actions: { type: 'storeDays', params: fromEvent('days') }, description: 'For so many days from now on.' },
            'share.pressed': {
              target: 'saving',
              description: 'The link is opened, or its terms are changed.',
            },
            'revoke.pressed': { guard: 'isShared', target: 'confirming', description: 'The link shall end: sure?' },
          },
        },
        saving: {
          description: 'The mall opens the link, or changes its terms.',
          tags: 'busy',
          on: {
            'close.pressed': {
              target: '#listShare.closed',
              description: 'It closes; what the mall has done by then is heard with the list.',
            },
          },
          invoke: {
            src: 'shareList',
            input: ({ context: { listId, mode, share, days } }) => ({ listId, mode: shareModeOf(mode, share), days }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeShare', params: fromEvent('output') }, 'tellShared'],
              description: 'It is open.',
            },
            onError: {
              target: '#listShare.open.settled.refused',
              actions: { type: 'storeRefusal', params: fromEvent('error') },
              description: 'The list is gone, or the mall cannot be reached: the sheet says why.',
            },
          },
        },
        confirming: {
          description: 'A last look before the link ends.',
          on: {
            'revoke.confirmed': { target: 'revoking', description: 'It shall end.' },
            'revoke.declined': { target: 'settled', description: 'It stays open.' },
          },
        },
        revoking: {
          description: 'The mall ends the link.',
          tags: 'busy',
          invoke: {
            src: 'revokeShare',
            input: ({ context: { listId } }) => ({ listId }),
            onDone: { target: 'settled', actions: ['clearShare', 'tellRevoked'], description: 'It opens nothing any more.' },
            onError: {
              target: '#listShare.open.settled.refused',
              actions: { type: 'storeRefusal', params: fromEvent('error') },
              description: 'It may have ended or not: the sheet says why.',
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof listShareMachine>;

/** Why the last press was refused, while the sheet says so. */
export const refusalOf = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ open: { settled: 'refused' } }) ? snapshot.context.refused : null;

/** The link is about to end. */
export const isEnding = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'confirming' }) || snapshot.matches({ open: 'revoking' });
