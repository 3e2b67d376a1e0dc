import type { Place } from '#machines/model/place.ts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import { undoMachine } from '#machines/undo.machine.ts';
import { page } from '../pages/undo.page.tsx';
import { adapt, type Gateway } from '../adapters/adapt.ts';
import { readUndos, takeBack } from '../data/undo.data.ts';
import type { ActorSlots } from './actorSlots.ts';
import { openDialog } from './openDialog.ts';
import { visitorNow, type Start } from './runner.ts';

type Parts = {
  gateway: Gateway;
  slots: ActorSlots;
  loadWords: (room: string) => Promise<void>;
  place: Place;
  visitor: VisitorContext;
  tell: NonNullable<Start['tell']>;
};

/** Offers, beside the page, to take back what the shopper did a moment ago. */
export const openUndo = ({ gateway, slots, loadWords, place, visitor, tell }: Parts): Promise<void> => {
  const adapted = adapt(undoMachine, { readUndos, takeBack }, gateway);
  return openDialog(slots, 'undo', loadWords, page, { adapted, place, input: { visitor: visitorNow(visitor, gateway.now()) }, tell });
};
