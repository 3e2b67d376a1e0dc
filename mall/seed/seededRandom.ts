/** The catalogue's dice: the same seed and path give the same throws, in any order of asking. */
export type SeededRandom = {
  /** 0 up to, not including, 1. */
  next(): number;
  /** Whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones, in the order of `from`. */
  some<T>(from: readonly T[], count: number): T[];
  yes(probability: number): boolean;
};

/** xmur3 over the path, then sfc32: small, fast, good enough for shelves; never for secrets. */
export function seededRandomOf(seed: string, ...path: (string | number)[]): SeededRandom {
  let hash = 1779033703;
  for (const char of `${seed}/${path.join('/')}`) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const stir = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  let [a, b, c, d] = [stir(), stir(), stir(), 1];
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    some(from, count) {
      const left = from.map((_, at) => at);
      const taken: number[] = [];
      while (taken.length < count && left.length > 0) taken.push(left.splice(Math.floor(next() * left.length), 1)[0]!);
      return taken.sort((one, other) => one - other).map((at) => from[at]!);
    },
    yes: (probability) => next() < probability,
  };
}
