import { reviewsMachine } from '#machines/reviews.machine.ts';
import { readReviews, voteUseful } from '../data/reviews.data.ts';
import { plug, type Door } from './plug.ts';

/** The reviews' machine with its ports filled. */
export const plugPage = (door: Door) => reviewsMachine.provide({ actors: { readReviews: plug(door, readReviews), voteUseful: plug(door, voteUseful) } });
