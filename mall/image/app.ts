import sharp from 'sharp';

/** `any` has round corners of its own, `maskable` fills its square and keeps to the safe zone, `touch` is what iOS rounds. */
export type AppIcon = 'any' | 'maskable' | 'touch';

/** True for the name of an icon of the installed shop. */
export const isAppIcon = (name: string): name is AppIcon => name === 'any' || name === 'maskable' || name === 'touch';

/** The sides in pixels that browsers and systems ask for. */
export const appIconSides = [96, 180, 192, 512] as const;

/** How large the mark stands in its square: a mask may cut a fifth off each side. */
const share: Record<AppIcon, number> = { any: 0.72, maskable: 0.56, touch: 0.68 };

/** The shop's mark, a sun on its horizon, on paper. */
export const drawAppIcon = (kind: AppIcon, side: number): Promise<Buffer> => {
  const size = 32 / share[kind];
  const edge = -(size - 32) / 2;
  const corner = kind === 'any' ? size * 0.22 : 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${size} ${size}" width="${side}" height="${side}">
<rect x="${edge}" y="${edge}" width="${size}" height="${size}" rx="${corner}" fill="#f6f5f1"/>
<path d="M3 20.5a13 13 0 0 1 26 0Z" fill="#f6b01e"/><path d="M2 22.5h28" stroke="#1d1b17" stroke-width="3"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
};
