/** JSON with sorted keys and without `undefined`, so that equal things are equal strings. `change` may replace any value first. */
export function canonical(thing: unknown, change: (value: unknown) => unknown = (value) => value): string {
  const ordered = (raw: unknown): unknown => {
    const value = change(raw);
    if (Array.isArray(value)) return value.map(ordered);
    if (value instanceof Error) return { error: value.message, ...('problem' in value ? { problem: ordered(value.problem) } : {}) };
    if (typeof value !== 'object' || value === null) return value;
    if ('sessionId' in value && 'send' in value) return '(actor)';
    return Object.fromEntries(
      Object.entries(value).filter(([, part]) => part !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, ordered(part)]),
    );
  };
  return JSON.stringify(ordered(thing)) ?? 'undefined';
}

const century = 100 * 365.25 * 24 * 3_600_000;
const isMoment = (value: unknown, now: number): value is number => typeof value === 'number' && value > century / 5 && Math.abs(value - now) < century / 2;

/**
 * Canonical JSON in which a moment to come is told by its distance from `now` and one that is over only as over: situations
 * that differ by the hour alone are one.
 */
export const canonicalAt = (thing: unknown, now: number): string =>
  canonical(thing, (value) => (isMoment(value, now) ? (value <= now ? 'over' : `in ${value - now}`) : value));
