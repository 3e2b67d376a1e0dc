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

/** A browser in which the shopper is logged in (contract C7). `device` and `ip` are empty where it told none. */
export type DeviceSession = {
  sessionId: string;
  /** "Chrome, Android" */
  device: string;
  ip: string;
  /** Where he logged in there; null where that is not known. */
  region: string | null;
  lastTime: string;
  /** This very browser. */
  current: boolean;
};
