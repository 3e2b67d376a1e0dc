/** One promise of the contract; what it throws is why it is broken. */
export type Check = (title: string, prove: () => Promise<void>) => Promise<void>;

export function counting(): { check: Check; count: { passed: number; failed: number } } {
  const count = { passed: 0, failed: 0 };
  return {
    count,
    async check(title, prove) {
      try {
        await prove();
        count.passed += 1;
      } catch (broken) {
        count.failed += 1;
        console.error(`not kept: ${title}: ${broken instanceof Error ? broken.message : String(broken)}`);
      }
    },
  };
}

export function expect(is: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(is) !== JSON.stringify(wanted)) throw new Error(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
}

export function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}
