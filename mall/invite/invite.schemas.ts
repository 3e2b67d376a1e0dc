import { html, i64, int, pageOf, ts, url, z } from '../platform/http/schemas.ts';

export const invitationStatuses = ['INVITED', 'CONFIRMED'] as const;

/** `need`: how many invitations have to be confirmed; `coins`: what comes then. */
const inviteReward = z.object({ title: z.string(), need: int, unlocked: z.boolean(), coins: int }).openapi('InviteReward');

/** `rank`: on the board of all time; null where nobody was invited yet, or the shopper is not on it. */
export const inviteInfo = z
  .object({
    inviteCode: z.string(),
    inviteUrl: url,
    qrContent: url,
    invitedCount: int,
    confirmedCount: int,
    rank: int.nullable(),
    onLeaderboard: z.boolean(),
    rewards: z.array(inviteReward),
    rulesHtml: html,
  })
  .openapi('InviteInfo');

/** `name` is masked, but for one's own. */
export const leaderRow = z.object({ rank: int, name: z.string(), referral: int, confirmed: int, me: z.boolean() }).openapi('LeaderRow');

export const leaderboard = z.object({ ...pageOf(leaderRow, 'LeaderRow').shape, me: leaderRow.nullable() }).openapi('Leaderboard');

/** `time`: since when it stands so. */
const inviteRecord = z.object({ id: i64, name: z.string(), status: z.enum(invitationStatuses), time: ts }).openapi('InviteRecord');

export const inviteRecordPage = pageOf(inviteRecord, 'InviteRecord');
