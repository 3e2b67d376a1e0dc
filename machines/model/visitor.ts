import type { Moment } from '../ports.ts';
import type { Locale } from './locale.ts';

/** Everything about where and who the shopper is that a machine may ask for when it starts. */
export type VisitorContext = {
  regionId: number;
  locale: Locale;
  /** The region's: every time of the shop is said in it. */
  timeZone: string;
  /** The device's, as its cookie tells; null on a first visit. Where its clock shows another time, the region's is named. */
  deviceZone: string | null;
  /** Random for each page, part and dialog: the root of its idempotency keys. */
  seed: string;
  at: Moment;
  isLoggedIn: boolean;
  /** The region's dial code without plus ("94"). */
  phoneCode: string;
};

/** What the readable session cookie tells: never a token. */
export type Shopper = { userId: string; name: string; pic: string };
export type UserInfo = {
  userId: string;
  nickName: string;
  avatarUrl: string;
  userMobile: string | null;
  userMail: string | null;
  regionId: number;
  lang: string;
};
export type OrderCount = { toPay: number; toDeliver: number; toReceive: number; completed: number; refund: number };
