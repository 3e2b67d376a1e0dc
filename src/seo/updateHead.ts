import { locales, type Locale } from '#machines/model/locale.ts';
import type { Place } from '#machines/model/place.ts';
import { canonicalLinksOf, namedIn, type Names } from './canonicalLinks.ts';

/** What only the document knows that was drawn for a page. */
const ofTheFirst =
  'link[hreflang], meta[name="description"], meta[name="robots"], meta[property^="og:"], script[type="application/ld+json"]';

/** After another page was opened in the window: its one address stands in the head, and nothing of the page whose document this was. */
export const updateHead = ({ head, location }: Pick<Document, 'head' | 'location'>, place: Place, locale: Locale): void => {
  const named = namedIn(place);
  const names = named && (Object.fromEntries(locales.map((other) => [other, named.name])) as Names);
  for (const element of head.querySelectorAll(ofTheFirst)) element.remove();
  head
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', canonicalLinksOf({ place, search: location.search, names, locale, origin: location.origin }).canonical);
};
