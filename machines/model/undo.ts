import type { Moment } from '../ports.ts';

/** What a shopper can take back (contract C13). */
export const undoKinds = ['LIST', 'LIST_ITEMS', 'ORDER', 'NOTICES', 'CANCEL_WITHDRAWN', 'GROUP_LEFT'] as const;
export type UndoKind = (typeof undoKinds)[number];

/** Something the shopper did and can take back until its window ends. */
export type Undo = {
  token: string;
  kind: UndoKind;
  /** What it is about: a list's name, an order's number, a product's name; empty for notices. */
  name: string;
  /** How many things it is about. */
  count: number;
  until: Moment;
};
