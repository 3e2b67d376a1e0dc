import { happeningsOf } from '#flows/happenings.ts';
import { languageMachine } from '#machines/language.machine.ts';

export const language = happeningsOf(languageMachine)({
  inputs: { 'in English': { locale: 'en' } },
  events: { 'language.chosen': [{ locale: 'ru' }, { locale: 'en' }] },
  ports: {},
  shownBy: 'the menu "Language" of the header',
  handsOver: { changing: 'the page reloads' },
  stays: { changing: 'the page reloads' },
});
