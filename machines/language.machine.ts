import { assign, setup } from 'xstate';
import { deed, type Stamped } from './port.ts';
import type { Locale } from './words.ts';

export const languageMachine = setup({
  types: {
    input: {} as { locale: Locale },
    context: {} as { locale: Locale },
    events: {} as Stamped<{ type: 'language.chosen'; locale: Locale }>,
    tags: {} as 'busy',
  },
  actions: {
    keepChoice: assign({ locale: (_, chosen: { locale: Locale }) => chosen.locale }),
    /** Into the storage under `lang` and its cookie. */
    storeLanguage: deed<{ locale: Locale }>(),
    reload: deed(),
  },
  guards: { isAnother: ({ context }, chosen: { locale: Locale }) => chosen.locale !== context.locale },
}).createMachine({
  id: 'language',
  description: 'The language of the shop, one of six.',
  context: ({ input }) => ({ locale: input.locale }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The page speaks this language.',
      on: {
        'language.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => ({ locale: event.locale }) },
          target: 'changing',
          actions: [
            { type: 'keepChoice', params: ({ event }) => ({ locale: event.locale }) },
            { type: 'storeLanguage', params: ({ event }) => ({ locale: event.locale }) },
            'reload',
          ],
          description: 'Another language: saved, and the page comes again in it.',
        },
      },
    },
    changing: { description: 'The page is about to reload.', tags: 'busy' },
  },
});
