import { textsOf, type Texts } from './texts.ts';

/** What all kinds of one sort share: how they vary, what is told of them, what people say about them. */
export type ProductFamily = {
  name: string;
  /** Properties a shopper chooses by, with their values where the family sets them: `colour`, `size:S,M,L`. */
  vary: { property: string; values: string[] }[];
  /** Attributes of the specification. */
  params: string[];
  warranty: number | null;
  returns: number;
  /** The share sold used. */
  used: number;
  /** Does not cross borders. */
  isLocal: boolean;
  /** Carries no series in its name: fresh things. */
  isNameless: boolean;
  features: Texts[];
  stories: Texts[];
  praises: Texts[];
  complaints: Texts[];
};

/** `colour size:S,M` as pairs. */
export const pairsOf = (text: string): { property: string; values: string[] }[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [property = '', values = ''] = part.split(':');
      return { property, values: values.split(',').filter(Boolean) };
    });

/**
 * Reads families as they are written in `families/`: a line `= name; vary ...; params ...; returns 15`, then features (+),
 * descriptions (.), praise (!) and complaints (?), each in six languages.
 */
export function familiesOf(text: string): ProductFamily[] {
  const families: ProductFamily[] = [];
  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [sign = '', rest] = [line[0], line.slice(1).trim()];
    if (sign === '=') {
      const [name = '', ...settings] = rest.split(';').map((part) => part.trim());
      const setting = (key: string) => settings.find((each) => each === key || each.startsWith(`${key} `))?.slice(key.length + 1);
      families.push({
        name,
        vary: pairsOf(setting('vary') ?? ''),
        params: (setting('params') ?? '').split(' ').filter(Boolean),
        warranty: setting('warranty') === undefined ? null : Number(setting('warranty')),
        returns: Number(setting('returns') ?? 7),
        used: Number(setting('used') ?? 0),
        isLocal: setting('local') !== undefined,
        isNameless: setting('nameless') !== undefined,
        features: [],
        stories: [],
        praises: [],
        complaints: [],
      });
      continue;
    }
    const family = families.at(-1);
    const lists = { '+': family?.features, '.': family?.stories, '!': family?.praises, '?': family?.complaints };
    const list = lists[sign as keyof typeof lists];
    if (list === undefined) throw new Error(`not a line of a family: ${line}`);
    list.push(textsOf(rest));
  }
  return families;
}
