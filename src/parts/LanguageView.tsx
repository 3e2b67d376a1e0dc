import type { languageMachine } from '#machines/language.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { ViewOf } from '../view.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

/** The language's menu. */
export const LanguageView = ({ snapshot, send }: ViewOf<typeof languageMachine>) => (
  <div data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
    <LanguageMenu locale={snapshot.context.locale} onChoose={snapshot.hasTag('busy') ? undefined : (locale) => send({ type: 'language.chosen', locale })} />
  </div>
);
