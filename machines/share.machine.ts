import { emit, setup } from 'xstate';
import { port, type Answered, type Stamped } from './port.ts';
import type { Fact, Here, Place } from './words.ts';

/** How a link left: by the device's own sheet (or not, when that was closed), or into the clipboard. */
export type Sharing = 'given' | 'copied';

type Input = { place: Place; title: string; here: Here };

export const shareMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Stamped<{ type: 'share.pressed' } | { type: 'resume' }>,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    /** Gives away the place's address, with the region in it. */
    shareLink: port<Sharing, { place: Place; title: string; regionId: number }>(),
  },
  actions: { tellCopied: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'share.copied' } }) },
  guards: { isCopied: (_, answered: { output: Answered<Sharing> }) => answered.output.answer === 'copied' },
}).createMachine({
  id: 'share',
  description: 'Sharing what the page shows: the link carries the region, so that who opens it sees the same prices.',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      description: 'It can be shared.',
      on: { 'share.pressed': { target: 'sharing', description: 'The device\'s own sheet opens; without one the link is copied.' } },
    },
    sharing: {
      description: 'The sheet is open, or the link is being copied.',
      tags: 'busy',
      invoke: {
        src: 'shareLink',
        input: ({ context }) => ({ place: context.place, title: context.title, regionId: context.here.regionId }),
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => ({ output: event.output }) }, target: 'ready', actions: 'tellCopied', description: 'It is in the clipboard: a toast says so.' },
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
