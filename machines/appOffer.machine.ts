import { assign, setup } from 'xstate';
import { effect, fromEvent, port, type Answered, type Stamped } from './ports.ts';
import type { AppDownload } from './model/appDownload.ts';

export const appOfferMachine = setup({
  types: {
    context: {} as { download: AppDownload | null },
    events: {} as Stamped<{ type: 'close.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readAppDownload: port<AppDownload>() },
  actions: {
    storeDownload: assign((_, { output }: { output: Answered<AppDownload> }) => ({ download: output.answer })),
    /** Spec 4: closed once, it does not come again. */
    closeForGood: effect(),
  },
  guards: { isWanted: (_, { output }: { output: Answered<AppDownload> }) => output.answer.popup },
}).createMachine({
  id: 'appOffer',
  description: 'The mobile app is offered once a login was tried, until it is closed for good (spec 2, 4).',
  context: { download: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The mall is asked where its app is; nothing is shown yet.',
      tags: 'busy',
      on: { resume: { target: 'reading', reenter: true, description: 'Asked anew.' } },
      invoke: {
        src: 'readAppDownload',
        onDone: [
          {
            guard: { type: 'isWanted', params: fromEvent('output') },
            target: 'offered',
            actions: { type: 'storeDownload', params: fromEvent('output') },
            description: 'The offer stands beside the page.',
          },
          { target: 'postponed', description: 'The mall wants nothing offered now.' },
        ],
        onError: { target: 'postponed', description: 'Nobody asked for it, so nobody is told; it comes with another visit.' },
      },
    },
    offered: {
      description: 'A QR code and the stores; what the shopper does goes on.',
      on: { 'close.pressed': { target: 'closed', description: 'Not wanted, for good.' } },
    },
    closed: { description: 'It is gone, and does not come again in this browser.', entry: 'closeForGood', type: 'final' },
    postponed: { description: 'Nothing was shown.', type: 'final' },
  },
});
