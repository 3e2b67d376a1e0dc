import { assign, emit, not, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { required } from './rules/required.ts';
import { openUndos } from './rules/undo.ts';
import { fromEvent, nowOf, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, problemMessageId, problemOf } from './model/problem.ts';
import type { PageEvent, Toast } from './model/pageEvent.ts';
import type { Undo } from './model/undo.ts';
import type { VisitorContext } from './model/visitor.ts';

type Input = { visitor: VisitorContext };

type Context = Input & {
  /** What can be taken back, the newest first; the first one is offered. */
  undos: Undo[];
  /** What the shopper does not want to take back. */
  closed: string[];
  at: Moment;
  isStale: boolean;
};

const notice = (kind: Toast['kind'], id: string) => ({ type: 'notice.given' as const, notice: { kind, id } });

export const undoMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<DataChanged | { type: 'undo.pressed' } | { type: 'close.pressed' } | { type: 'resume' }>,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readUndos: port<Undo[]>(),
    takeBack: port<null, { token: string }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeUndos: assign(({ context }, { output: { answer, at } }: { output: Answered<Undo[]> }) => ({
      undos: openUndos(answer, at).filter(({ token }) => !context.closed.includes(token)),
      at,
    })),
    dropFirst: assign({
      undos: ({ context }) => context.undos.slice(1),
      at: (_, { output }: { output: Answered<null> }) => output.at,
    }),
    dropEnded: assign(({ context }) => {
      const at = Math.max(context.at, required(context.undos[0]).until);
      return { at, undos: openUndos(context.undos, at) };
    }),
    closeFirst: assign(({ context }) => ({
      closed: [...context.closed, required(context.undos[0]).token],
      undos: context.undos.slice(1),
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    tellDone: emit(notice('good', 'undo.done')),
    tellOver: emit(notice('warn', 'undo.over')),
    tellRefused: emit((_, failed: { error: unknown }) => notice('alarm', problemMessageId(problemOf(failed.error).code))),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    hasNone: ({ context }) => context.undos.length === 0,
    isOver: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
  },
  delays: {
    untilEnd: ({ context, event }) => {
      const now = nowOf({ context, event });
      return Math.max(0, (context.undos[0]?.until ?? now) - now);
    },
  },
}).createMachine({
  id: 'undo',
  description: 'What the shopper did a moment ago can be taken back, in every tab of his, until its window ends (contract C13, C14).',
  context: ({ input }) => ({ ...input, undos: [], closed: [], at: input.visitor.at, isStale: false }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['undo'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'Something was done, taken back or is over, here or elsewhere: what can be taken back is read anew.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'What can be taken back is being read; what is offered stays until then.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readUndos',
        onDone: {
          target: 'offered',
          actions: { type: 'storeUndos', params: fromEvent('output') },
          description: 'The mall answers.',
        },
        onError: { target: 'offered', description: 'Nobody asked for it, so nobody is told; what was offered stays.' },
      },
      on: {
        'undo.pressed': {
          guard: not('hasNone'),
          target: 'takingBack',
          actions: 'noteChange',
          description: 'It was not meant: it is taken back first.',
        },
        'close.pressed': { guard: not('hasNone'), actions: 'closeFirst', description: 'It was meant.' },
      },
    },
    silent: {
      description: 'There is nothing to take back.',
      always: { guard: 'isStale', target: 'reading', description: 'Something was done.' },
    },
    offered: {
      description: 'The newest deed can be taken back.',
      always: [
        { guard: 'isStale', target: 'reading', description: 'Something else was done, or taken back.' },
        { guard: 'hasNone', target: 'silent', description: 'None is left.' },
      ],
      after: {
        untilEnd: { target: 'offered', reenter: true, actions: 'dropEnded', description: 'Its window has ended.' },
      },
      on: {
        'undo.pressed': { target: 'takingBack', description: 'It was not meant.' },
        'close.pressed': { target: 'offered', reenter: true, actions: 'closeFirst', description: 'It was meant.' },
        resume: { target: 'offered', reenter: true, description: 'The page is alive again: the window runs on.' },
      },
    },
    takingBack: {
      description: 'The mall takes it back: a token is good for once.',
      tags: 'busy',
      invoke: {
        src: 'takeBack',
        input: ({ context }) => ({ token: required(context.undos[0]).token }),
        onDone: {
          target: 'offered',
          actions: [{ type: 'dropFirst', params: fromEvent('output') }, 'tellDone'],
          description: 'Everything is as it was before.',
        },
        onError: [
          {
            guard: { type: 'isOver', params: fromEvent('error') },
            target: 'offered',
            actions: ['noteChange', 'tellOver'],
            description: 'Its window had ended.',
          },
          {
            target: 'offered',
            actions: ['noteChange', { type: 'tellRefused', params: fromEvent('error') }],
            description: 'Not taken back: a toast says why; while the window is open, one can press again.',
          },
        ],
      },
    },
  },
});
