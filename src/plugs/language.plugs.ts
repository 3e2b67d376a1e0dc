import { languageMachine } from '#machines/language.machine.ts';
import { storeLanguage } from '../here.ts';

/** The language's machine with its deeds. */
export const plugLanguage = (deeds: { reload: () => void }) =>
  languageMachine.provide({ actions: { storeLanguage: (_, { locale }) => storeLanguage(locale), reload: () => deeds.reload() } });
