/** JSON with sorted keys and without `undefined`, so that equal things are equal strings. `change` may replace any value first. */
export function canonical(thing: unknown, change: (value: unknown) => unknown = (value) => value): string {
  const word = (raw: unknown): string | undefined => {
    const value = change(raw);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map((part) => word(part) ?? 'null').join()}]`;
    if (value instanceof Error) return word({ error: value.message, ...('problem' in value ? { problem: value.problem } : {}) });
    if ('sessionId' in value && 'send' in value) return '"(actor)"';
    const parts: string[] = [];
    for (const key of Object.keys(value).sort()) {
      const part = word((value as Record<string, unknown>)[key]);
      if (part !== undefined) parts.push(`${JSON.stringify(key)}:${part}`);
    }
    return `{${parts.join()}}`;
  };
  return word(thing) ?? 'undefined';
}

const century = 100 * 365.25 * 24 * 3_600_000;
const isMoment = (value: unknown, now: number): value is number => typeof value === 'number' && value > century / 5 && Math.abs(value - now) < century / 2;

/**
 * Canonical JSON in which a moment to come is told by its distance from `now` and one that is over only as over: situations
 * that differ by the hour alone are one.
 */
export const canonicalAt = (thing: unknown, now: number): string =>
  canonical(thing, (value) => (isMoment(value, now) ? (value <= now ? 'over' : `in ${value - now}`) : value));
