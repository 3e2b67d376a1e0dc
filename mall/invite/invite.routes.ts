import { sql } from 'drizzle-orm';
import { invitationRewards } from '#machines/rules/invitation.ts';
import type { Locale } from '#machines/model/locale.ts';
import { messageText } from '../platform/messages.ts';
import { refuse } from '../platform/http/refusal.ts';
import { route } from '../platform/http/route.ts';
import { pageBody, pageQuery, sliceOf, z } from '../platform/http/schemas.ts';
import type { Module } from '../platform/module.ts';
import type { Db } from '../platform/postgres/database.ts';
import { fillDemoInvitations } from './demo.ts';
import { maskedName, readLeaders, readScore, showOnLeaderboard } from './invite.ts';
import { inviteInfo, inviteRecordPage, invitationStatuses, leaderboard } from './invite.schemas.ts';

/** The rules as a list: what counts, what it brings, and what cannot be done. */
const rulesOf = (locale: Locale): string => {
  const rules = ['counts', 'rewards', 'once'].map((rule) => `<li>${messageText(locale, `mall.invite.rule.${rule}`)}</li>`);
  return `<ul>${rules.join('')}</ul>`;
};

const infoOf = async (db: Db, userId: string, locale: Locale, at: number): Promise<z.input<typeof inviteInfo>> => {
  const { rows } = await db.execute<{ inviteCode: string; onLeaderboard: boolean }>(
    sql`select invite_code as "inviteCode", on_leaderboard as "onLeaderboard" from shopper where user_id = ${userId}`,
  );
  const [shopper] = rows;
  if (!shopper) throw refuse('UNAUTHORIZED');
  const { referral = 0, confirmed = 0, rank = null } = (await readScore(db, { period: 'all', at }, userId)) ?? {};
  const inviteUrl = `/Register?invite=${shopper.inviteCode}`;
  return {
    ...shopper,
    inviteUrl,
    qrContent: inviteUrl,
    invitedCount: referral,
    confirmedCount: confirmed,
    rank,
    rewards: invitationRewards.map(({ need, coins }) => ({
      title: messageText(locale, 'mall.invite.reward', { need }),
      need,
      unlocked: confirmed >= need,
      coins,
    })),
    rulesHtml: rulesOf(locale),
  };
};

const readInfo = route({
  id: 'T1',
  operationId: 'inviteInfo',
  method: 'get',
  path: '/p/invite/info',
  who: 'user',
  summary: 'My code and link, whom it brought, my place, the rewards and the rules',
  answer: inviteInfo,
  handler: ({ db, user, locale, now }) => infoOf(db, user.userId, locale, now),
});

const LEADERS = 10;

const readBoard = route({
  id: 'T2',
  operationId: 'inviteLeaderboard',
  method: 'get',
  path: '/p/invite/leaderboard',
  who: 'user',
  summary: 'Who invited most, over all time or in this month, with masked names; and where I stand',
  query: z.object({ period: z.enum(['all', 'month']).optional(), ...pageQuery(LEADERS) }),
  answer: leaderboard,
  async handler({ db, user, query, now }) {
    const board = { period: query.period ?? 'all', at: now } as const;
    const { offset, ...slice } = sliceOf(query, LEADERS);
    const [{ leaders, total }, mine] = await Promise.all([readLeaders(db, board, { ...slice, offset }), readScore(db, board, user.userId)]);
    const records = leaders.map(({ userId, nickName, referral, confirmed }, at) => {
      const isMine = userId === user.userId;
      return { rank: offset + at + 1, name: isMine ? nickName : maskedName(nickName), referral, confirmed, me: isMine };
    });
    const me = mine && mine.rank !== null ? { ...mine, rank: mine.rank, name: user.nickName, me: true } : null;
    return { ...pageBody(records, total, query, LEADERS), me };
  },
});

const RECORDS = 20;
type Row = { id: number; nickName: string; invitedAt: number; confirmedAt: number | null };

const readRecords = route({
  id: 'T3',
  operationId: 'inviteRecords',
  method: 'get',
  path: '/p/invite/records',
  who: 'user',
  summary: 'Whom I invited, newest first, and whether it is confirmed; names are masked',
  query: z.object({ status: z.enum(invitationStatuses).optional(), ...pageQuery(RECORDS) }),
  answer: inviteRecordPage,
  async handler({ db, user, query }) {
    const { limit, offset } = sliceOf(query, RECORDS);
    const confirmed = query.status === 'CONFIRMED' ? sql` and confirmed_at is not null` : sql` and confirmed_at is null`;
    const mine = sql`inviter_id = ${user.userId}${query.status ? confirmed : sql``}`;
    const { rows } = await db.execute<Row>(sql`select id, nick_name as "nickName", invited_at as "invitedAt", confirmed_at as "confirmedAt"
      from invitation join shopper on user_id = invitee_id where ${mine} order by invited_at desc, id desc limit ${limit} offset ${offset}`);
    const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from invitation where ${mine}`);
    const records = rows.map(({ id, nickName, invitedAt, confirmedAt }) => ({
      id,
      name: maskedName(nickName),
      status: confirmedAt === null ? ('INVITED' as const) : ('CONFIRMED' as const),
      time: new Date(confirmedAt ?? invitedAt).toISOString(),
    }));
    return pageBody(records, counted[0]?.total ?? 0, query, RECORDS);
  },
});

const changeBoard = route({
  id: 'T7',
  operationId: 'showOnLeaderboard',
  method: 'put',
  path: '/p/invite/leaderboard',
  who: 'user',
  summary: 'Whether I stand on the leaderboard; what I brought stays',
  body: z.object({ shown: z.boolean() }),
  answer: inviteInfo,
  async handler({ db, user, body, locale, now }) {
    await showOnLeaderboard(db, user.userId, body.shown);
    return infoOf(db, user.userId, locale, now);
  },
});

export const inviteModule: Module = {
  name: 'invite',
  routes: [readInfo, readBoard, readRecords, changeBoard],
  fill: fillDemoInvitations,
};
