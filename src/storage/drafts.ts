import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { readDraft, writeDraft, type Owner } from './draftStorage.ts';

/** What a machine that keeps a draft is told with when its page begins again. */
type FoundDraft<Machine extends AnyStateMachine> =
  Extract<EventFrom<Machine>, { type: 'draft.found' }> extends { draft: infer Draft } ? Draft : never;

/** What is kept of a machine while its page is reloaded, its language changed, or its session lost. Never a password or a code. */
export type DraftOf<Machine extends AnyStateMachine> = {
  name: string;
  /** Another number, whenever the shape of the draft changes. */
  version: number;
  /** The child of the page's machine that the draft is of; absent: the page's own. */
  child?: string;
  /** Which one of several: of which order, of which things to buy. */
  key?: (snapshot: SnapshotFrom<Machine>) => string;
  /** What is kept now; null where it has served, or nothing was begun. */
  take: (snapshot: SnapshotFrom<Machine>) => FoundDraft<Machine> | null;
  /** Until when it is good, in milliseconds since 1970; absent: as long as the tab. */
  until?: (snapshot: SnapshotFrom<Machine>) => number | null;
  /** Whether what was stored is one: it may be broken, or another build's. */
  isDraft: (found: unknown) => boolean;
};

/**
 * Keeps the drafts of a page that runs; `isNew`: it begins anew, and is given back what was left. `at` stamps events with the mall's time.
 */
type Whose = { owner: Owner; isNew: boolean; at: () => number };
export type KeepDrafts = (page: AnyActorRef, whose: Whose) => void;

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Whether something found has the fields of a sample, of the same kinds; where the sample has null, anything may stand. */
export const isLike = (sample: unknown, found: unknown): boolean => {
  if (sample === null) return found !== undefined;
  if (kindOf(found) !== kindOf(sample)) return false;
  if (kindOf(sample) !== 'object') return true;
  return Object.entries(sample as object).every(([name, part]) => isLike(part, (found as Record<string, unknown>)[name]));
};

const keepOne = <Machine extends AnyStateMachine>(draft: DraftOf<Machine>, actor: AnyActorRef, { owner, isNew, at }: Whose): void => {
  if (actor.getSnapshot().status !== 'active') return;
  const nameNow = (): string => `${draft.name} ${draft.key?.(actor.getSnapshot()) ?? ''}`;
  const found = isNew ? readDraft(owner, nameNow(), draft.version) : null;
  if (found !== null && draft.isDraft(found)) actor.send({ type: 'draft.found', draft: found, at: at() });
  let last = '';
  actor.subscribe((snapshot) => {
    const taken = draft.take(snapshot as SnapshotFrom<Machine>);
    const text = JSON.stringify(taken);
    if (text === last) return;
    last = text;
    writeDraft(owner, nameNow(), draft.version, taken as object | null, draft.until?.(snapshot as SnapshotFrom<Machine>) ?? null);
  });
};

/** The child is followed when it is there: some pages begin it later. Only the one that a page came back with is not new. */
const keepOfChild = <Machine extends AnyStateMachine>(draft: DraftOf<Machine>, name: string, page: AnyActorRef, whose: Whose): void => {
  let followed: AnyActorRef | undefined;
  const follow = ({ children }: AnyMachineSnapshot, isNew: boolean): void => {
    const child = children[name] as AnyActorRef | undefined;
    if (child === undefined || child === followed) return;
    followed = child;
    keepOne(draft, child, { ...whose, isNew });
  };
  follow(page.getSnapshot() as AnyMachineSnapshot, whose.isNew);
  page.subscribe((snapshot) => follow(snapshot as AnyMachineSnapshot, true));
};

/** One draft, ready to be kept by its page. */
export const draftOf =
  <Machine extends AnyStateMachine>(draft: DraftOf<Machine>): KeepDrafts =>
  (page, whose) =>
    draft.child === undefined ? keepOne(draft, page, whose) : keepOfChild(draft, draft.child, page, whose);

/** Several drafts of one page. */
export const draftsOf =
  (...drafts: KeepDrafts[]): KeepDrafts =>
  (page, whose) => {
    for (const keep of drafts) keep(page, whose);
  };
