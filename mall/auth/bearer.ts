import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Caller } from '../platform/http/route.ts';
import type { MallContext } from '../platform/mallContext.ts';

/** Tokens are kept as digests only: a stolen table opens nothing. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of `Bearer x`, `bearer x` or the old mobile clients' `bearerx`; null for anything else. */
export function tokenOf(authorization: string | undefined): string | null {
  return /^bearer *([0-9A-Za-z._~+/=-]{8,500})$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/** Who the bearer token belongs to; null for none, an unknown, expired or revoked one, or a disabled account. */
export async function callerOf(context: MallContext, authorization: string | undefined): Promise<Caller | null> {
  const token = tokenOf(authorization);
  if (token === null) return null;
  const { rows } = await context.db.execute<{
    user_id: string;
    session_id: string;
    nick_name: string;
    region_id: number;
    locale: Locale;
    stream_position: number;
  }>(sql`
    select u.user_id, s.session_id, u.nick_name, u.region_id, u.locale, coalesce(h.last, 0) as stream_position
    from session s join shopper u on u.user_id = s.user_id left join event_head h on h.user_id = u.user_id
    where s.access_digest = ${digestOfToken(token)} and s.access_until > ${context.clock.now()} and s.revoked_at is null and u.enabled`);
  const row = rows[0];
  return row
    ? {
        userId: row.user_id,
        sessionId: row.session_id,
        nickName: row.nick_name,
        regionId: row.region_id,
        locale: row.locale,
        streamPosition: String(row.stream_position),
      }
    : null;
}
