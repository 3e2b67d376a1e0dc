import { and, eq, lte } from 'drizzle-orm';
import type { Filling, Module } from '../platform/module.ts';
import { markAnnouncementsRead } from './announcement.ts';
import { notifications } from './notification.tables.ts';

const USER = 'demo';
/** How long ago the demo account looked at its notices last, in ms. */
const LOOKED_MS = 12 * 3_600_000;

async function readDemoNotices({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const now = context.clock.now();
  const lookedAt = now - LOOKED_MS;
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, USER), lte(notifications.at, lookedAt)));
  await markAnnouncementsRead(db, USER, lookedAt, now);
}

/** The demo account has read what is old. Filled last: all other nouns tell it something. */
export const demoReaderModule: Module = { name: 'demoReader', routes: [], fill: readDemoNotices };
