import { assign, emit, setup } from 'xstate';
import { port, type Answered, type Stamped, fromEvent } from './ports.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { Place } from './model/place.ts';
import type { InputChanged } from './model/widget.ts';

/** How a link left: by the device's own sheet (or not, when that was closed), or into the clipboard. */
export type Sharing = 'given' | 'copied';

type Input = { place: Place; title: string; visitor: VisitorContext };

export const shareMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Stamped<InputChanged<Input> | { type: 'share.pressed' } | { type: 'resume' }>,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Gives away the place's address, with the region in it. */
    shareLink: port<Sharing, { place: Place; title: string; regionId: number }>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    tellCopied: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'share.copied' } }),
  },
  guards: { isCopied: (_, answered: { output: Answered<Sharing> }) => answered.output.answer === 'copied' },
}).createMachine({
  id: 'share',
  description: 'Sharing what the page shows: the link carries the region, so that who opens it sees the same prices.',
  context: ({ input }) => input,
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The page names itself otherwise: that is what is shared from now on.',
    },
  },
  initial: 'ready',
  states: {
    ready: {
      description: 'It can be shared.',
      on: { 'share.pressed': { target: 'sharing', description: "The device's own sheet opens; without one the link is copied." } },
    },
    sharing: {
      description: 'The sheet is open, or the link is being copied.',
      tags: 'busy',
      invoke: {
        src: 'shareLink',
        input: ({ context }) => ({ place: context.place, title: context.title, regionId: context.visitor.regionId }),
        onDone: [
          {
            guard: { type: 'isCopied', params: fromEvent('output') },
            target: 'ready',
            actions: 'tellCopied',
            description: 'It is in the clipboard: a toast says so.',
          },
          { target: 'ready', description: 'The sheet took it, or was closed.' },
        ],
        onError: { target: 'shown', description: 'Neither is allowed: the link is shown.' },
      },
    },
    shown: {
      description: 'The link stands there, to be copied by hand.',
      on: { 'share.pressed': { target: 'sharing', description: 'Try again.' } },
    },
  },
});
