import type { StateValue } from 'xstate';

const leaves = (value: StateValue | undefined, path: string): string[] => {
  if (value === undefined) return [path];
  if (typeof value === 'string') return [path ? `${path}.${value}` : value];
  const parts = Object.entries(value);
  return parts.length === 0 ? [path] : parts.flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
};

/** A machine's state in words, as `data-state` carries it: `reading`, `onSale.settled`, `list.reading panel.closed`. */
export const statePath = (value: StateValue): string => leaves(value, '').join(' ');
