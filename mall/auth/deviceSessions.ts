import { sql } from 'drizzle-orm';
import Bowser from 'bowser';
import type { Locale } from '#machines/model/locale.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Caller, Call } from '../platform/http/route.ts';
import type { Db } from '../platform/postgres/database.ts';
import { regionNameIn, regionOf } from '../region/region.ts';
import type { z } from '../platform/http/schemas.ts';
import { tellUser } from '../user/shopper.ts';
import type { deviceSession } from './deviceSessions.schemas.ts';
import { endSession } from './session.ts';

type DeviceSession = z.input<typeof deviceSession>;
type Row = { session_id: string; device: string; ip: string; region_id: number | null; last_at: number };

/** What a browser calls itself, as people say it: "Chrome, Android". */
function deviceNameOf(agent: string): string {
  if (agent === '') return '';
  const { browser, os } = Bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}

/** Where a shopper is logged in: this browser first, then the one that was here last (C7). */
export async function devicesOf(
  db: Db,
  { userId, sessionId: own }: Pick<Caller, 'userId' | 'sessionId'>,
  { locale, now }: { locale: Locale; now: number },
): Promise<DeviceSession[]> {
  const { rows } = await db.execute<Row>(sql`select session_id, device, ip, region_id, last_at from session
    where user_id = ${userId} and revoked_at is null and refresh_until > ${now} order by session_id <> ${own}, last_at desc, session_id`);
  return rows.map(({ session_id: sessionId, device, ip, region_id, last_at }) => {
    const region = regionOf(region_id);
    return {
      sessionId,
      device: deviceNameOf(device),
      ip,
      region: region && regionNameIn(locale, region),
      lastTime: new Date(last_at).toISOString(),
      current: sessionId === own,
    };
  });
}

/** Logs a shopper out of one of his browsers (C8). @throws Refusal NOT_FOUND where it is none of his, or is over */
export async function endDevice({ context, db, user, now, requestId }: Call<Caller>, sessionId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`select 1 from session
    where session_id = ${sessionId} and user_id = ${user.userId} and revoked_at is null and refresh_until > ${now} for update`);
  if (!rowCount) throw refuse('NOT_FOUND');
  await endSession(context, db, sessionId, user.userId, requestId);
  await tellUser(context, db, user.userId);
}
