/** What an inviter gets, in coins, when so many of his invitations are confirmed. The figures are ours. */
export const invitationRewards = [
  { need: 1, coins: 100 },
  { need: 3, coins: 250 },
  { need: 10, coins: 1_000 },
] as const;

/** The coins of the reward that this many confirmed invitations reach; 0 where they reach none. */
export const rewardAt = (confirmed: number): number => invitationRewards.find(({ need }) => need === confirmed)?.coins ?? 0;
