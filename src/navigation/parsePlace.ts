import { places, type Place, type PlaceName } from '#machines/model/place.ts';

const routes = (Object.keys(places) as PlaceName[])
  .flatMap((name) => places[name].paths.map((path) => ({ name, pattern: path.toLowerCase().split('/') })))
  .sort((one, other) => Number(one.pattern[1] === '*') - Number(other.pattern[1] === '*'));

/** The place at an address (spec 2), in any letter case; `notFound` where there is none. */
export const parsePlace = (pathname: string, search: string): Place => {
  const typed = (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname).split('/');
  const path = typed.map((segment) => segment.toLowerCase());
  const route = routes.find(
    ({ pattern }) => pattern.length === path.length && pattern.every((part, nth) => part === '*' || part === path[nth]),
  );
  const fields =
    route &&
    places[route.name].parse({
      path: path.join('/'),
      segments: typed.filter((_, nth) => route.pattern[nth] === '*'),
      query: new URLSearchParams(search),
    });
  return fields ? ({ name: route.name, ...fields } as Place) : { name: 'notFound' };
};

/** The place that a link of the mall leads to: a path, with its query or without. */
export const placeOfLink = (link: string): Place => {
  const { pathname, search } = new URL(link, 'http://shop');
  return parsePlace(pathname, search);
};
