/** What an inviter gets, in coins, when so many of his invitations are confirmed (contract T1). */
export type InviteReward = { title: string; need: number; unlocked: boolean; coins: number };

/** A shopper's code, and what it brought (contract T1). `rank`: on the board of all time; null where he has none. */
export type InviteInfo = {
  inviteCode: string;
  invitedCount: number;
  confirmedCount: number;
  rank: number | null;
  onLeaderboard: boolean;
  rewards: InviteReward[];
  rulesHtml: string;
};

/** `referral` opened an account, `confirmed` kept an order; the names of others are masked. */
export type LeaderRow = { rank: number; name: string; referral: number; confirmed: number; me: boolean };

/** The best of a board, and where the shopper stands on it (contract T2). */
export type Leaderboard = { records: LeaderRow[]; me: LeaderRow | null };

export const boardPeriods = ['month', 'all'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

/** Somebody who opened an account with the shopper's code; `time`: since when it stands so (contract T3). */
export type InviteRecord = { id: number; name: string; status: 'INVITED' | 'CONFIRMED'; time: string };
