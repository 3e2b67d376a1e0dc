import { places, type Place } from '#machines/model/place.ts';

/** The address of a place, root-relative (spec 2). */
export const formatPlace = (place: Place): string => (places[place.name].format as (place: Place) => string)(place);
