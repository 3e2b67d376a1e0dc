import { languageMachine } from '#machines/language.machine.ts';
import { storeLanguage } from '../storage/preferenceStorage.ts';

/** The language's machine with its effects. */
export const adaptLanguage = (effects: { reload: () => void }) =>
  languageMachine.provide({ actions: { persistLanguage: (_, { locale }) => storeLanguage(locale), reload: () => effects.reload() } });
