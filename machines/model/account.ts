/** What a shopper wants to be told of. */
export type NotifyWishes = { order: boolean; promo: boolean; chat: boolean };
export const notifyTopics = ['order', 'promo', 'chat'] as const satisfies readonly (keyof NotifyWishes)[];
export type NotifyTopic = (typeof notifyTopics)[number];

/** A shopper's own account (contract C1). `hasPassword`: not where he has only logged in by code. */
export type Account = {
  avatarUrl: string;
  nickName: string;
  sex: string;
  /** "1990-02-28" */
  birthDate: string | null;
  userMobile: string | null;
  userMail: string | null;
  hasPassword: boolean;
  notify: NotifyWishes;
};
