import type { VisitorContext } from '#machines/model/visitor.ts';
import { page } from '../pages/appUpdate.page.tsx';
import { adaptAppUpdate } from '../adapters/appUpdate.adapter.ts';
import type { ActorSlots } from '../runtime/actorSlots.ts';
import { openDialog } from '../runtime/openDialog.ts';
import { loadMessages } from '../i18n/messages.tsx';

/** Offers a newer build of the shop; `takeOver` lets its worker take the place of the old one. */
export const openAppUpdate = async ({
  visitor,
  now,
  slots,
  takeOver,
}: {
  visitor: VisitorContext;
  now: () => number;
  slots: ActorSlots;
  takeOver: () => void;
}): Promise<void> => {
  if (slots.appUpdate) return;
  const adapted = adaptAppUpdate({ takeOver, now });
  await openDialog(slots, 'appUpdate', (room) => loadMessages(visitor.locale, room), page, { adapted, place: { name: 'home' } });
};
