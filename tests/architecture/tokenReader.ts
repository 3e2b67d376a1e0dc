import { defaultThemeMap } from '@stitches/react';
import { config } from '#src/design/stitches.config.ts';

type Scales = Record<string, Record<string, unknown>>;
const scales: Scales = config.theme;
const scaleOf: Record<string, string | undefined> = { ...defaultThemeMap, text: 'fontSizes' };

const declaration = /(?:^|[\s{,(?:])(?:'([^'\n]+)'|([A-Za-z]\w*))\s*:\s*(?:\w+\s*\?\s*)?(['"`])((?:(?!\3)[^\n])*)\3/g;
const token = /\$([\w-]+)(?:\$([\w-]+))?/g;

/** Tokens in a file's css that the sheet does not know, as `property: $token`. Stitches itself lets them pass. */
export const unknownTokensIn = (source: string): string[] =>
  [...source.matchAll(declaration)].flatMap(([, quoted, bare, , value = '']) => {
    const property = quoted ?? bare ?? '';
    return [...value.replace(/\$\{[^}]*\}/g, '').matchAll(token)].flatMap(([written, first = '', second]) => {
      const [scale, name] = second ? [first, second] : [scaleOf[property], first];
      return scale && scales[scale] && name in scales[scale] ? [] : [`${property}: ${written}`];
    });
  });
