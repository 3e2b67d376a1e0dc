/**
 * What stands on the shelf of a page without contents: of matches of a search, kept things, steps taken, a place that is known, news,
 * clocks, coins.
 */
export const emptyStatePictures = {
  found: '/oss/p/magnifying-glass-tilted-left/own/4',
  kept: '/oss/p/shopping-bags/own/2',
  walked: '/oss/p/thong-sandal/own/3',
  known: '/oss/p/compass/own/5',
  told: '/oss/p/envelope/own/2',
  timed: '/oss/p/hourglass-done/own/3',
  earned: '/oss/p/purse/own/1',
} as const;
