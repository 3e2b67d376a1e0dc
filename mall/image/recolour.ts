/** A colour in HSL: hue 0 to 360, saturation and lightness 0 to 1. */
type Hsl = { h: number; s: number; l: number };

/** What a product colour does to the main colour of a drawing. No hue: the drawing loses its colour. */
export const pictureColours: Record<string, Hsl> = {
  red: { h: 4, s: 0.78, l: 0.52 },
  orange: { h: 26, s: 0.9, l: 0.56 },
  yellow: { h: 46, s: 0.92, l: 0.58 },
  green: { h: 130, s: 0.42, l: 0.42 },
  olive: { h: 74, s: 0.4, l: 0.36 },
  teal: { h: 176, s: 0.6, l: 0.38 },
  blue: { h: 214, s: 0.74, l: 0.54 },
  navy: { h: 222, s: 0.5, l: 0.28 },
  purple: { h: 268, s: 0.5, l: 0.54 },
  pink: { h: 340, s: 0.7, l: 0.7 },
  brown: { h: 22, s: 0.44, l: 0.36 },
  beige: { h: 36, s: 0.38, l: 0.74 },
  black: { h: 230, s: 0.05, l: 0.2 },
  white: { h: 40, s: 0.12, l: 0.9 },
  grey: { h: 215, s: 0.06, l: 0.55 },
  silver: { h: 212, s: 0.08, l: 0.74 },
  gold: { h: 42, s: 0.62, l: 0.55 },
};

const hexPattern = /#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/g;
const matrixPattern = /values="0 0 0 0 ([\d.e-]+) 0 0 0 0 ([\d.e-]+) 0 0 0 0 ([\d.e-]+) 0 0 0 ([\d.e-]+) 0"/g;

function hslOf(r: number, g: number, b: number): Hsl {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const l = (max + min) / 2;
  const span = max - min;
  if (span === 0) return { h: 0, s: 0, l };
  const s = span / (1 - Math.abs(2 * l - 1));
  const sector = (): number => {
    if (max === r) return ((g - b) / span + 6) % 6;
    return max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  };
  return { h: sector() * 60, s: Math.min(1, s), l };
}

function rgbOf({ h, s, l }: Hsl): [number, number, number] {
  const reach = s * Math.min(l, 1 - l);
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function hslOfHex(hex: string): Hsl {
  const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16) / 255) as [number, number, number];
  return hslOf(r, g, b);
}

const hexOf = (colour: Hsl) =>
  `#${rgbOf(colour)
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const within = (value: number) => Math.min(1, Math.max(0, value));
const isGrey = (colour: Hsl) => colour.s < 0.16 || colour.l < 0.08 || colour.l > 0.96;

/** The colour family a drawing is mostly made of, by how often its stops name it. Grey drawings have a grey one. */
function mainOf(colours: Hsl[]): { hue: number | null; s: number; l: number } {
  const vivid = colours.filter((colour) => !isGrey(colour));
  if (vivid.length < colours.length * 0.3) {
    const light = colours.reduce((sum, colour) => sum + colour.l, 0) / Math.max(1, colours.length);
    return { hue: null, s: 0, l: light };
  }
  let hue = 0;
  let best = -1;
  for (let centre = 0; centre < 360; centre += 10) {
    const weight = vivid.reduce((sum, colour) => sum + (apart(colour.h, centre) < 32 ? 0.4 + colour.s : 0), 0);
    if (weight > best) {
      best = weight;
      hue = centre;
    }
  }
  const near = vivid.filter((colour) => apart(colour.h, hue) < 45);
  const mean = (pick: (colour: Hsl) => number) => near.reduce((sum, colour) => sum + pick(colour), 0) / Math.max(1, near.length);
  return { hue, s: mean((colour) => colour.s), l: mean((colour) => colour.l) };
}

/**
 * Gives a drawing another main colour: every gradient stop, fill and inner shadow of the drawing's main colour family
 * is moved to the product's colour, with its place in light and shade kept; everything else stays.
 * `own` and unknown colours leave the drawing as it is.
 */
export function recolour(svg: string, colourName: string): string {
  const target = pictureColours[colourName];
  if (target === undefined) return svg;
  const named = [...svg.matchAll(hexPattern)].map((found) => hslOfHex(found[1]!));
  const main = mainOf(named);
  const moved = (colour: Hsl): Hsl => {
    const isMain = main.hue === null ? isGrey(colour) && colour.l < 0.97 : !isGrey(colour) && apart(colour.h, main.hue) < 52;
    if (!isMain) return colour;
    const turn = main.hue === null ? 0 : ((colour.h - main.hue + 540) % 360) - 180;
    const s =
      main.hue === null
        ? target.s * (0.7 + 0.3 * (1 - Math.abs(colour.l - 0.5)))
        : target.s * Math.min(1.35, Math.max(0.45, colour.s / Math.max(0.2, main.s)));
    const spread = target.l > 0.8 || target.l < 0.3 ? 0.62 : 0.85;
    return {
      h: (target.h + turn * 0.35 + 360) % 360,
      s: within(s),
      l: within(Math.min(0.97, Math.max(0.05, target.l + (colour.l - main.l) * spread))),
    };
  };
  return svg
    .replace(hexPattern, (_, hex: string) => hexOf(moved(hslOfHex(hex))))
    .replace(matrixPattern, (_, r: string, g: string, b: string, alpha: string) => {
      const [red, green, blue] = rgbOf(moved(hslOf(Number(r), Number(g), Number(b))));
      return `values="0 0 0 0 ${red.toFixed(4)} 0 0 0 0 ${green.toFixed(4)} 0 0 0 0 ${blue.toFixed(4)} 0 0 0 ${alpha} 0"`;
    });
}
