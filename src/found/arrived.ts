import { locales, type Locale, type Place } from '#machines/words.ts';
import { linksOf, namedIn, type Names } from './links.ts';

/** What only the document knows that was drawn for a page. */
const ofTheFirst = 'link[hreflang], meta[name="description"], meta[name="robots"], meta[property^="og:"], script[type="application/ld+json"]';

/** After another page was opened in the window: its one address stands in the head, and nothing of the page whose document this was. */
export const tellFinders = ({ head, location }: Pick<Document, 'head' | 'location'>, place: Place, locale: Locale): void => {
  const named = namedIn(place);
  const names = named && (Object.fromEntries(locales.map((other) => [other, named.name])) as Names);
  for (const told of head.querySelectorAll(ofTheFirst)) told.remove();
  head.querySelector('link[rel="canonical"]')?.setAttribute('href', linksOf({ place, search: location.search, names, locale, origin: location.origin }).canonical);
};
