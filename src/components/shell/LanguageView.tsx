import type { languageMachine } from '#machines/language.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

/** The language's menu. */
export const LanguageView = ({ snapshot, send }: ViewOf<typeof languageMachine>) => (
  <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
    <LanguageMenu
      locale={snapshot.context.locale}
      onChoose={snapshot.hasTag('busy') ? undefined : (locale) => send({ type: 'language.chosen', locale })}
    />
  </div>
);
