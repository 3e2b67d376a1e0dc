/** What stands on the shelf of a page without contents: of matches of a search, kept things, steps taken, a place that is known. */
export const emptyStatePictures = {
  found: '/oss/p/magnifying-glass-tilted-left/own/4',
  kept: '/oss/p/shopping-bags/own/2',
  walked: '/oss/p/thong-sandal/own/3',
  known: '/oss/p/compass/own/5',
} as const;
