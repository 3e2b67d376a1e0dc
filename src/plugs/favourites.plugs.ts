import { favouritesMachine } from '#machines/favourites.machine.ts';
import { readFavourites } from '../data/favourites.data.ts';
import { plug, type Door } from './plug.ts';

/** The machine of the page "Favourites" with its ports filled. */
export const plugPage = (door: Door) => favouritesMachine.provide({ actors: { readFavourites: plug(door, readFavourites) } });
