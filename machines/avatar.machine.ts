import { assign, emit, setup } from 'xstate';
import type { PictureUpload } from './rules/pictures.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = {
  /** The picture that the mall has. */ pic: string;
  visitor: VisitorContext;
};

export const avatarMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** The file of this device that is to be the picture; null where none was picked. */
      picked: string | null;
      /** Where the mall keeps it; null while it is not there. */
      url: string | null;
      made: number;
      problem: Problem | null;
    },
    events: {} as Stamped<InputChanged<Input> | { type: 'picture.picked'; id: string } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    uploadPicture: port<{ url: string }, PictureUpload>(),
    saveAvatar: port<{ pic: string }, { avatarUrl: string }>(),
  },
  actions: {
    storeInput: assign({ pic: (_, changed: { input: Omit<Input, 'visitor'> }) => changed.input.pic }),
    storePicked: assign(({ context }, { id }: { id: string }) => ({ picked: id, url: null, made: context.made + 1, problem: null })),
    storeUrl: assign({ url: (_, { output }: { output: Answered<{ url: string }> }) => output.answer.url }),
    storePic: assign((_, { output }: { output: Answered<{ pic: string }> }) => ({ pic: output.answer.pic, picked: null, url: null })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    tellSaved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.profileUpdated' } }),
  },
  guards: { isUploaded: ({ context }) => context.url !== null },
}).createMachine({
  id: 'avatar',
  description: "The shopper's picture: another one is picked, uploaded and saved at once (contract W1, W2, C2).",
  context: ({ input }) => ({ ...input, picked: null, url: null, made: 0, problem: null }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The account has another picture now.',
    },
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'The picture that the mall has; another one can be picked.',
      on: {
        'picture.picked': {
          target: 'uploading',
          actions: { type: 'storePicked', params: fromEvent('id') },
          description: 'Another one: it is on its way at once.',
        },
      },
    },
    uploading: {
      description: 'The picked picture is on its way to the mall.',
      tags: 'busy',
      invoke: {
        src: 'uploadPicture',
        input: ({ context: { picked, made, visitor } }) => ({ id: required(picked), key: `${visitor.seed}-avatar-${made}` }),
        onDone: { target: 'saving', actions: { type: 'storeUrl', params: fromEvent('output') }, description: 'The mall has it.' },
        onError: {
          target: 'failed',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It was not taken, or did not come there.',
        },
      },
    },
    saving: {
      description: 'It becomes the picture of the account.',
      tags: 'busy',
      invoke: {
        src: 'saveAvatar',
        input: ({ context }) => ({ avatarUrl: required(context.url) }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'storePic', params: fromEvent('output') }, 'tellSaved'],
          description: 'It is the picture of the account.',
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'Refused, or not reached.',
        },
      },
    },
    failed: {
      description: 'The picture is as it was; it says why.',
      on: {
        'picture.picked': {
          target: 'uploading',
          actions: { type: 'storePicked', params: fromEvent('id') },
          description: 'Another one.',
        },
        'retry.pressed': [
          {
            guard: 'isUploaded',
            target: 'saving',
            actions: 'clearProblem',
            description: 'The mall has it: only the saving is tried again.',
          },
          { target: 'uploading', actions: 'clearProblem', description: 'Try again.' },
        ],
      },
    },
  },
});
