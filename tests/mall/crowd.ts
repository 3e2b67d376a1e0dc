const isFull = process.env['FULL'] === '1';

/** Those who want the last one at once, and how often: more of it by `npm run test:full`. */
export const crowd = isFull ? 200 : 50;
export const crowdRounds = isFull ? 50 : 1;
/** How long all rounds may take, in ms. */
export const crowdLimit = isFull ? 1_800_000 : 240_000;

export const times = <Result>(count: number, make: (nth: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
