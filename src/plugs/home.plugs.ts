import { homeMachine } from '#machines/home.machine.ts';
import { readHome, readYouMayLike } from '../data/home.data.ts';
import { plug, type Door } from './plug.ts';

/** The home page's machine with its ports filled. */
export const plugPage = (door: Door) =>
  homeMachine.provide({ actors: { readHome: plug(door, readHome), readYouMayLike: plug(door, readYouMayLike) } });
