/** Numbers in [0, 1) that look random and are the same each time for the same seed, which is not 0 (Marsaglia's xorshift). */
export const seededRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};
