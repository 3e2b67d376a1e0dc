import type { Locale, Place } from '#machines/words.ts';
import { addressOf } from './address.ts';
import type { Running } from './stage.ts';
import { defaultTitle } from './title.ts';
import { tongueOf } from './words.tsx';

/** What a document's head says, from its page's data. */
export type DocumentHead = { title: string; description: string; status: number; canonical: string; noindex: boolean };

export const headOf = (asked: { place: Place; running: Running | null; locale: Locale; timeZone: string; brand: string; origin: string }): DocumentHead => {
  const intl = tongueOf(asked.locale, asked.timeZone);
  const said = asked.running?.page.head?.(asked.running.actor.getSnapshot(), intl) ?? {};
  return {
    title: said.title ? `${said.title} | ${asked.brand}` : defaultTitle(intl, asked.brand),
    description: said.description ?? intl.formatMessage({ id: 'shell.description' }, { brand: asked.brand }),
    status: said.status ?? (asked.place.name === 'notFound' ? 404 : 200),
    canonical: new URL(addressOf(asked.place), asked.origin).href,
    noindex: said.robots === 'noindex',
  };
};
