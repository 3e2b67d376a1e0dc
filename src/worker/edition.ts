import { createActor } from 'xstate';
import type { Here } from '#machines/words.ts';
import { page } from '../pages/edition.page.tsx';
import { plugEdition } from '../plugs/edition.plugs.ts';
import type { Stage } from '../stage.ts';
import type { AnyPage } from '../view.ts';
import { readWords } from '../words.tsx';

/** Offers a newer build of the shop; `takeOver` lets its worker take the place of the old one. */
export const openEdition = async ({ here, now, stage, takeOver }: { here: Here; now: () => number; stage: Stage; takeOver: () => void }): Promise<void> => {
  if (stage.edition) return;
  await readWords(here.locale, 'edition');
  const actor = createActor(plugEdition({ takeOver, now }));
  actor.subscribe({ complete: () => stage.set('edition', null) });
  actor.start();
  stage.set('edition', { place: { name: 'home' }, address: '', actor, page: page as unknown as AnyPage });
};
