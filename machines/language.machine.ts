import { assign, setup } from 'xstate';
import { effect, fromEvent, type Stamped } from './ports.ts';
import type { Locale } from './model/locale.ts';

export const languageMachine = setup({
  types: {
    input: {} as { locale: Locale },
    context: {} as { locale: Locale },
    events: {} as Stamped<{ type: 'language.chosen'; locale: Locale }>,
    tags: {} as 'busy',
  },
  actions: {
    storeChoice: assign({ locale: (_, chosen: { locale: Locale }) => chosen.locale }),
    /** Into the storage under `lang` and its cookie. */
    persistLanguage: effect<{ locale: Locale }>(),
    reload: effect(),
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
          guard: { type: 'isAnother', params: fromEvent('locale') },
          target: 'changing',
          actions: [
            { type: 'storeChoice', params: fromEvent('locale') },
            { type: 'persistLanguage', params: fromEvent('locale') },
            'reload',
          ],
          description: 'Another language: saved, and the page comes again in it.',
        },
      },
    },
    changing: { description: 'The page is about to reload.', tags: 'busy' },
  },
});
