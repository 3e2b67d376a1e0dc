import { languageMachine } from '#machines/language.machine.ts';
import { storeLanguage } from '../storage/preferenceStorage.ts';

/** The language's machine with its effects. */
export const adaptLanguage = (deeds: { reload: () => void }) =>
  languageMachine.provide({ actions: { storeLanguage: (_, { locale }) => storeLanguage(locale), reload: () => deeds.reload() } });
