import type { Tint } from '../../design/Picture.tsx';

/** Widths worth offering, by how large the picture is ever shown. */
const widths = {
  small: [80, 160, 240],
  card: [160, 240, 320, 480, 640],
  wide: [320, 480, 640, 960, 1280],
} as const;

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

/** The page paints the tint, and the mall draws on a transparent ground: one file serves every tint, so it has one address. */
const untinted = (pic: string): string => pic.replace(/^(\/oss\/[pb]\/.+\/)[2-6]$/, '$11');

/** What `<Picture>` asks the network for: AVIF in every width worth it, and one WebP for the rest. */
export const sourcesOf = (pic: string, shown: keyof typeof widths = 'card'): { src: string; avif?: string } => {
  if (!isDrawn(pic)) return { src: pic };
  const offered = widths[shown];
  const address = untinted(pic);
  return {
    src: `${address}?w=${offered[Math.floor(offered.length / 2)]}&fmt=webp`,
    avif: offered.map((width) => `${address}?w=${width}&fmt=avif ${width}w`).join(', '),
  };
};
