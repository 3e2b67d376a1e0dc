/** A point of the window, in CSS pixels. */
export type Point = { x: number; y: number };
/** The edge of what a pointer may be on its way to: a vertical line at `x` from `top` to `bottom`. */
export type Edge = { x: number; top: number; bottom: number };

/**
 * Whether a pointer that went from one point to another is on its way to an edge: it came nearer to it, and going on straight
 * it meets it. So a menu stays while somebody crosses its other rows on the diagonal way into it.
 */
export const isAimedAt = (from: Point, to: Point, { x, top, bottom }: Edge): boolean => {
  const way = to.x - from.x;
  const left = x - to.x;
  if (way * left <= 0) return false;
  const meets = to.y + ((to.y - from.y) * left) / way;
  return meets >= top && meets <= bottom;
};
