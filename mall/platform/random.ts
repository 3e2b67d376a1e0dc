import { createHash, randomBytes } from 'node:crypto';

/** The mall's one source of chance: ids, codes and tokens are drawn here and nowhere else. */
export type Random = {
  bytes(count: number): Buffer;
  /** A whole number from 0 up to, not including, `below`. */
  int(below: number): number;
  /** `length` signs of `alphabet` (default: 0-9 A-Z a-z). */
  text(length: number, alphabet?: string): string;
  digits(length: number): string;
  pick<T>(from: readonly [T, ...T[]]): T;
};

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function over(bytes: (count: number) => Buffer): Random {
  const int = (below: number): number => {
    const limit = 2 ** 48 - (2 ** 48 % below);
    for (;;) {
      const drawn = bytes(6).readUIntBE(0, 6);
      if (drawn < limit) return drawn % below;
    }
  };
  const text = (length: number, alphabet = ALPHABET): string => Array.from({ length }, () => alphabet[int(alphabet.length)]).join('');
  return { bytes, int, text, digits: (length) => text(length, '0123456789'), pick: (from) => from[int(from.length)] ?? from[0] };
}

/** Unforeseeable: for every mall that is not a demo. */
export function cryptoRandom(): Random {
  return over((count) => randomBytes(count));
}

/** The same seed draws the same things in the same order: for the demo only. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  let rest = Buffer.alloc(0);
  return over((count) => {
    while (rest.length < count) rest = Buffer.concat([rest, createHash('sha256').update(`${seed}|${counter++}`).digest()]);
    const drawn = rest.subarray(0, count);
    rest = rest.subarray(count);
    return Buffer.from(drawn);
  });
}
