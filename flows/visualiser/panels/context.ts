import { canonical } from '../../canonical.ts';

/** One line of a context as a tree: how deep, its name, its value where it has no parts, and whether it is new, changed or gone. */
export type Leaf = { path: string; depth: number; name: string; value: string | null; change: 'new' | 'changed' | 'gone' | 'same' };

const isTree = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !('sessionId' in thing && 'send' in thing);
const textOf = (value: unknown): string => {
  if (isTree(value)) return Array.isArray(value) ? '[]' : '{}';
  if (typeof value === 'object' && value !== null) return '(actor)';
  return JSON.stringify(value) ?? 'undefined';
};
const inShort = (value: unknown): string => {
  const text = textOf(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};
const deepest = 6;
const widest = 40;

/** A context as lines, compared with how it was before. Long lists are cut, and say so. */
export function leavesOf(now: unknown, before: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  const same = (path: string, depth: number, parts: [string, unknown][]): void => {
    for (const [key, part] of parts.slice(0, widest)) visit(`${path}.${key}`, depth + 1, key, part, part, false);
  };
  const visit = (path: string, depth: number, name: string, value: unknown, old: unknown, isNew: boolean): void => {
    const isSame = !isNew && (value === old || canonical(value) === canonical(old));
    const parts = isTree(value) ? Object.entries(value) : [];
    const change = (isNew && 'new') || (isSame && 'same') || 'changed';
    if (parts.length === 0 || depth >= deepest)
      return void leaves.push({ path, depth, name, value: parts.length > 0 ? canonical(value).slice(0, 120) : inShort(value), change });
    leaves.push({ path, depth, name, value: null, change });
    if (isSame) return void same(path, depth, parts);
    const oldParts = isTree(old) ? old : {};
    for (const [key, part] of parts.slice(0, widest))
      visit(`${path}.${key}`, depth + 1, key, part, oldParts[key], isNew || !(key in oldParts));
    if (parts.length > widest)
      leaves.push({ path: `${path}.…`, depth: depth + 1, name: '…', value: `${parts.length - widest} more`, change: 'same' });
    for (const key of Object.keys(oldParts))
      if (isTree(value) && !(key in value))
        leaves.push({ path: `${path}.${key}`, depth: depth + 1, name: key, value: inShort(oldParts[key]), change: 'gone' });
  };
  const old = isTree(before) ? before : {};
  for (const [key, value] of Object.entries(isTree(now) ? now : {}))
    visit(key, 0, key, value, old[key], before !== null && before !== undefined && !(key in old));
  return leaves;
}
