/** The cookie that tells the shop at home where a session was lost; its life, in seconds, is long enough to reach home on any network. */
export const lostPlaceCookie = { name: 'lost', life: 600 } as const;
