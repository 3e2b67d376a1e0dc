import { places, type Place } from '#machines/model/place.ts';

/** The name under which a visit of a place is recorded: the specification's, where it has one (spec 2). */
export const routeNameOf = (place: Place): string => {
  const routeName = places[place.name].routeName as string | ((place: Place) => string);
  return typeof routeName === 'string' ? routeName : routeName(place);
};
