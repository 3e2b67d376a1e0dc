/**
 * How a picture is seen: how many times its size, and how far its middle stands from the frame's, in parts of the frame's width and height.
 */
export type ZoomTransform = { scale: number; x: number; y: number };
/** A point of the frame or a way across it, from the middle, in parts of its width and height. */
export type Part = { x: number; y: number };

/** The whole picture. */
export const whole: ZoomTransform = { scale: 1, x: 0, y: 0 };
const largest = 4;

const between = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value));

/** Nowhere does the frame show what is beside the picture. */
const held = ({ scale, x, y }: ZoomTransform): ZoomTransform => {
  const room = (scale - 1) / 2;
  return { scale, x: between(-room, room, x), y: between(-room, room, y) };
};

/** The picture `factor` times as large, within 1 and 4; what is under the point stays under it. */
export const zoomedAt = ({ scale, x, y }: ZoomTransform, factor: number, point: Part): ZoomTransform => {
  const next = between(1, largest, scale * factor);
  const grown = next / scale;
  return held({ scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown });
};

/** The picture moved within the frame. */
export const movedBy = ({ scale, x, y }: ZoomTransform, way: Part): ZoomTransform => held({ scale, x: x + way.x, y: y + way.y });

/** Whether there is anything to see by zooming so. */
export const canZoom = ({ scale }: ZoomTransform, factor: number): boolean => (factor > 1 ? scale < largest : factor < 1 && scale > 1);
