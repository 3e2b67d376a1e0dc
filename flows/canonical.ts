const keyWords = new Map<string, string>();

/** A key as JSON writes it: there are few, and each is written often. */
const keyWord = (key: string): string => {
  const known = keyWords.get(key) ?? `${JSON.stringify(key)}:`;
  keyWords.set(key, known);
  return known;
};

/** True for an actor, which a context may hold: what it knows leads round and round, and is its own affair. */
export const isActor = (thing: object): boolean => 'sessionId' in thing && 'send' in thing;

const composed = (value: object, word: (part: unknown) => string | undefined): string => {
  if (Array.isArray(value)) return `[${value.map((part) => word(part) ?? 'null').join()}]`;
  if (value instanceof Error) return word({ error: value.message, ...('problem' in value ? { problem: value.problem } : {}) }) ?? '';
  if (isActor(value)) return '"(actor)"';
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const part = word((value as Record<string, unknown>)[key]);
    if (part !== undefined) parts.push(keyWord(key) + part);
  }
  return `{${parts.join()}}`;
};

/** JSON with sorted keys and without `undefined`, so that equal things are equal strings. */
export function canonical(thing: unknown): string {
  const word = (value: unknown): string | undefined =>
    typeof value === 'object' && value !== null ? composed(value, word) : JSON.stringify(value);
  return word(thing) ?? 'undefined';
}

const isPlain = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !(thing instanceof Error) && !isActor(thing);

/** True where two things have the same canonical JSON; told without writing it, as far as they share what they are made of. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return canonical(one) === canonical(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, nth) => alike(each ?? null, other[nth] ?? null));
  return (
    Object.keys(one).every((key) => alike(one[key], other[key])) &&
    Object.keys(other).every((key) => key in one || other[key] === undefined)
  );
}

const century = 100 * 365.25 * 24 * 3_600_000;
const mayBeMoment = (value: unknown): value is number => typeof value === 'number' && value > century / 5;

const numbers = new Map<string, number>();

/** A short word for a text, the same for equal ones: keys made of many long texts stay short. */
export function wordFor(text: string): string {
  const known = numbers.get(text);
  if (known === undefined) numbers.set(text, numbers.size);
  return `#${known ?? numbers.size - 1}`;
}

/** What holds no moment has the same word at every hour: once is enough, for what a machine knows is never changed, only replaced. */
const timeless = new WeakMap<object, string>();

/**
 * A word that is the same for two things where their canonical JSON is, if a moment to come is told by its distance from `now` and one that
 * is over only as over: situations that differ by the hour alone are one. What is told must never be changed afterwards.
 */
export function wordAt(thing: unknown, now: number): string {
  let moments = 0;
  const word = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) {
      if (!mayBeMoment(value)) return JSON.stringify(value);
      moments += 1;
      if (Math.abs(value - now) >= century / 2) return JSON.stringify(value);
      return value <= now ? '"over"' : `"in ${value - now}"`;
    }
    const known = timeless.get(value);
    if (known !== undefined) return known;
    const before = moments;
    const short = wordFor(composed(value, word));
    if (moments === before) timeless.set(value, short);
    return short;
  };
  return word(thing) ?? 'undefined';
}
