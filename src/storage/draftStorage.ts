import { tabStorage } from './browserStorage.ts';
import { lastLogout, noteLogout } from './logout.ts';

/** Whose drafts: a shopper's id, or null for a guest. */
export type Owner = string | null;

/** What is stored of one draft; `at` and `until` are milliseconds of this browser's clock. */
type Stored = { version: number; at: number; until: number | null; draft: unknown };

type DraftName = `draft ${string}`;
const prefix = 'draft ';
const nameOf = (owner: Owner, name: string): DraftName => `${prefix}${owner ?? 'guest'} ${name}`;

const stored = (name: DraftName): Partial<Stored> => (tabStorage.read(name) ?? {}) as Partial<Stored>;

const names = (): DraftName[] => tabStorage.names(prefix);

/**
 * Stores a draft in this tab; null removes it. A document that began before a logout stores none; a browser that stores nothing forgets it
 * with the page.
 */
export const writeDraft = (owner: Owner, name: string, version: number, draft: object | null, until: number | null = null): void => {
  const isKept = draft !== null && lastLogout() <= performance.timeOrigin;
  tabStorage.put(nameOf(owner, name), isKept ? ({ version, at: Date.now(), until, draft } satisfies Stored) : null);
};

const readOf = (owner: Owner, name: string, version: number): unknown => {
  const { version: of, at = 0, until, draft } = stored(nameOf(owner, name));
  return of === version && at > lastLogout() && (until ?? Infinity) > Date.now() ? draft : null;
};

/**
 * What this tab stored under a name, of this version; null where there is nothing, it is too old, or it cannot be read.
 * A shopper who logs in goes on with what he began as a guest. What another shopper left in this tab is removed.
 */
export const readDraft = (owner: Owner, name: string, version: number): unknown => {
  const own = [nameOf(owner, ''), nameOf(null, '')];
  if (owner !== null) for (const left of names()) if (!own.some((mine) => left.startsWith(mine))) tabStorage.put(left, null);
  const draft = readOf(owner, name, version) ?? readOf(null, name, version);
  if (owner !== null) writeDraft(null, name, version, null);
  return draft;
};

/** Removes the drafts of this tab that are older than a logout: every tab does so once it hears of it, or with its next document. */
export const removeStaleDrafts = (): void => {
  for (const name of names()) if ((stored(name).at ?? 0) <= lastLogout()) tabStorage.put(name, null);
};

/** Removes every draft of this tab, and tells the other tabs: somebody logged out. */
export const clearDrafts = (): void => {
  for (const name of names()) tabStorage.put(name, null);
  // Where the browser keeps nothing, other tabs keep theirs until they are closed.
  noteLogout();
};
