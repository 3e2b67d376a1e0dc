import type { Tint } from '#src/design/Picture.tsx';

const widths = [80, 160, 240, 320, 480, 640, 960, 1280] as const;

const isTint = (number: number): number is Tint => Number.isInteger(number) && number >= 1 && number <= 6;

/** The tint a drawn picture's address ends with (`/oss/p/backpack/teal/3`); 6, the coolest, for all others. */
export const tintOf = (pic: string): Tint => {
  const last = Number(pic.split('?')[0]?.split('/').at(-1));
  return isTint(last) ? last : 6;
};

/** Whether the mall draws this picture in any width and kind; others (uploads) come as they are. */
const isDrawn = (pic: string): boolean => /^\/oss\/[pib]\//.test(pic);

/** An upload is a photograph and fills its shelf; a drawn object stands on it. */
export const isPhotograph = (pic: string): boolean => !isDrawn(pic);

/** What `<Picture>` asks the network for: two kinds in every width, and one that every browser can show. */
export const sourcesOf = (pic: string, fallbackWidth = 480): { src: string; avif?: string; webp?: string } => {
  if (!isDrawn(pic)) return { src: pic };
  const setOf = (kind: string) => widths.map((width) => `${pic}?w=${width}&fmt=${kind} ${width}w`).join(', ');
  return { src: `${pic}?w=${fallbackWidth}&fmt=png`, avif: setOf('avif'), webp: setOf('webp') };
};
