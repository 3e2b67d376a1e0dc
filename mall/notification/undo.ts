import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { offerUndo, type UndoHandler } from '../undo/undo.ts';
import { tellRead } from './notification.ts';
import { notifications } from './notification.tables.ts';

type RemovedNotices = { notices: (typeof notifications.$inferSelect)[] };

/** Deletes some of a shopper's notices (U7), for a while to be taken back; other people's are left alone. */
export async function removeNotifications(
  context: MallContext,
  db: Db,
  { userId, ids, at }: { userId: string; ids: readonly number[]; at: number },
): Promise<void> {
  const notices = await db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .returning();
  const [first] = notices;
  if (!first) return;
  const payload: RemovedNotices = { notices };
  await offerUndo(context, db, { kind: 'NOTICES', ref: String(first.id), name: '', count: notices.length, payload, userId, at });
  await tellRead(context, db, userId, at);
}

export const notificationUndo: UndoHandler = {
  kind: 'NOTICES',
  async takeBack({ context, db, user, now: at }, { payload }) {
    const { notices } = payload as RemovedNotices;
    await db.insert(notifications).values(notices);
    await tellRead(context, db, user.userId, at);
  },
};
