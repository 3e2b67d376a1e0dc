import type { ExplorerState } from '../explorerState.ts';
import { isRecord } from '../unknownRecord.ts';

/** How much a screen has to show: `slow` while something is under way, `failed` with a problem, `empty` where its lists hold nothing. */
export const screenKinds = ['normal', 'empty', 'slow', 'failed'] as const;
export type ScreenKind = (typeof screenKinds)[number];

/** The codes of the problems that a context holds, anywhere in it. */
export const problemsIn = (thing: unknown): string[] => {
  if (Array.isArray(thing)) return thing.flatMap(problemsIn);
  if (!isRecord(thing)) return [];
  const own = typeof thing.code === 'string' && typeof thing.at === 'number' ? [thing.code] : [];
  return [...own, ...Object.values(thing).flatMap(problemsIn)];
};

/** The lists of a context: fields that hold a list or a page of one, and how many stand in each. */
export const listsIn = (context: unknown): Map<string, number> => {
  const found = new Map<string, number>();
  for (const [field, value] of Object.entries(isRecord(context) ? context : {})) {
    const list = isRecord(value) ? value.records : value;
    if (Array.isArray(list)) found.set(field, list.length);
  }
  return found;
};

/** What kind of screen a situation is; `filled` are the lists that hold something in others of the same state. */
export const kindOf = (snapshot: ExplorerState, filled: ReadonlySet<string>): ScreenKind => {
  if (problemsIn(snapshot.context).length > 0) return 'failed';
  if (snapshot.hasTag('busy')) return 'slow';
  const lists = [...listsIn(snapshot.context)].filter(([field]) => filled.has(field));
  return lists.length > 0 && lists.every(([, count]) => count === 0) ? 'empty' : 'normal';
};
