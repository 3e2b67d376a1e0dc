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

const fiveYears = 5 * 366 * 24 * 3_600_000;

/** Canonical JSON in which moments near `now` are told by their distance from it: two situations that differ only by the hour are one. */
export const canonicalAt = (thing: unknown, now: number): string =>
  canonical(thing, (value) => (typeof value === 'number' && Math.abs(value - now) < fiveYears && value > fiveYears ? `now${value < now ? '' : '+'}${value - now}` : value));
