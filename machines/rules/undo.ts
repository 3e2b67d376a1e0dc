import type { Undo, UndoKind } from '../model/undo.ts';
import type { Moment } from '../ports.ts';

/** So long can something be taken back, in ms. */
export const undoWindow = 30_000;

/** So long waits what cannot be taken back once it is done: it is carried out at the end of its window, in ms. */
export const deferredWindow = 10_000;

/** Kinds that are carried out only when their window ends. */
export const isDeferred = (kind: UndoKind): boolean => kind === 'GROUP_LEFT';

/** What can still be taken back at a moment, the newest first, as it came. */
export const openUndos = (undos: readonly Undo[], now: Moment): Undo[] => undos.filter(({ until }) => until > now);
