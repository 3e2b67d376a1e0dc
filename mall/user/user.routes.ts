import { sql } from 'drizzle-orm';
import { locales } from '#machines/words.ts';
import { door } from '../door.ts';
import { localeOf, tagOf } from '../lang.ts';
import type { Noun } from '../noun.ts';
import { regionOf } from '../region/region.ts';
import { refuse } from '../refusal.ts';
import { replacePassword } from '../session/login.ts';
import { deviceOf } from '../session/session.routes.ts';
import { date, i64, nothing, ts, url, z } from '../shapes.ts';
import { fillDemoShoppers } from './demo.ts';
import { readShopper, type Shopper } from './shopper.ts';

const notify = z.object({ order: z.boolean(), promo: z.boolean(), chat: z.boolean() }).openapi('NotifyWishes');
const sex = z.enum(['M', 'F', '']);

const userInfo = z
  .object({
    userId: z.string(), nickName: z.string(), avatarUrl: url, pic: url, sex, birthDate: date.nullable(), userMobile: z.string().nullable(), userMail: z.string().nullable(),
    inviteCode: z.string(), regionId: i64, lang: z.string(), hasPassword: z.boolean(), enabled: z.boolean(), notify, createTime: ts,
  })
  .openapi('UserInfo');

function bodyOf(shopper: Shopper): z.input<typeof userInfo> {
  return {
    userId: shopper.userId, nickName: shopper.nickName, avatarUrl: shopper.avatarUrl, pic: shopper.avatarUrl, sex: shopper.sex, birthDate: shopper.birthDate, userMobile: shopper.mobile, userMail: shopper.mail,
    inviteCode: shopper.inviteCode, regionId: shopper.regionId, lang: tagOf(shopper.locale), hasPassword: shopper.password !== null, enabled: shopper.enabled, notify: shopper.notify, createTime: new Date(shopper.createdAt).toISOString(),
  };
}

async function own(db: Parameters<typeof readShopper>[0], userId: string): Promise<z.input<typeof userInfo>> {
  const shopper = await readShopper(db, userId);
  if (!shopper) throw refuse('UNAUTHORIZED');
  return bodyOf(shopper);
}

const readUser = door({
  id: 'C1', operationId: 'userInfo', method: 'get', path: '/p/user/userInfo', who: 'user', summary: 'The shopper\'s own account',
  answer: userInfo,
  handler: async ({ db, user }) => own(db, user.userId),
});

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text) && text >= '1900-01-01';
/** Ours (an upload or a mark), or a picture elsewhere over HTTPS. */
const picture = url.max(500).regex(/^(\/oss\/[\w./~-]+|https:\/\/\S+)$/);

const changeUser = door({
  id: 'C2', operationId: 'changeUserInfo', method: 'put', path: '/p/user/setUserInfo', who: 'user', summary: 'Changes the profile; what is absent stays',
  body: z.object({ avatarUrl: picture.optional(), birthDate: date.refine(isDay).nullable().optional(), nickName: z.string().trim().min(1).max(50).optional(), sex: sex.optional() }).openapi('UserInfoParam'),
  answer: userInfo,
  async handler({ db, user, body, house }) {
    if (body.birthDate && body.birthDate > house.clock.iso().slice(0, 10)) throw refuse('VALIDATION', { fields: [{ field: 'birthDate', code: 'INVALID' }] });
    await db.execute(sql`update shopper set avatar_url = coalesce(${body.avatarUrl ?? null}, avatar_url), nick_name = coalesce(${body.nickName ?? null}, nick_name), sex = coalesce(${body.sex ?? null}, sex),
      birth_date = ${body.birthDate === undefined ? sql`birth_date` : body.birthDate} where user_id = ${user.userId}`);
    return own(db, user.userId);
  },
});

const changePassword = door({
  id: 'C3', operationId: 'changePassword', method: 'put', path: '/p/user/password', who: 'user', summary: 'Changes the password and ends the other sessions', transaction: false,
  body: z.object({ oldPassword: z.string().max(200), password: z.string().max(200) }).openapi('PasswordChange'),
  answer: nothing, refusals: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'PASSWORD_SAME', 'ACCOUNT_LOCKED'],
  async handler(call) {
    await replacePassword(call.house, call.user.userId, call.user.sessionId, call.body.oldPassword, call.body.password, deviceOf(call));
    return {};
  },
});

const changeSettings = door({
  id: 'C5', operationId: 'changeSettings', method: 'put', path: '/p/user/settings', who: 'user', summary: 'Saves region, language and what the shopper wants to hear of',
  body: z.object({ regionId: i64.refine((id) => regionOf(id) !== null).optional(), lang: z.string().max(20).optional(), notify: notify.optional() }).openapi('SettingsParam'),
  answer: userInfo,
  async handler({ db, user, body }) {
    const wished = locales.find((locale) => locale === body.lang) ?? (body.lang === undefined ? null : localeOf(body.lang));
    await db.execute(sql`update shopper set region_id = coalesce(${body.regionId ?? null}, region_id), locale = coalesce(${wished}, locale), notify = coalesce(${body.notify ? JSON.stringify(body.notify) : null}::jsonb, notify) where user_id = ${user.userId}`);
    return own(db, user.userId);
  },
});

export const userNoun: Noun = {
  name: 'user',
  doors: [readUser, changeUser, changePassword, changeSettings],
  fill: ({ house, db, scenario }) => fillDemoShoppers(house, db, scenario),
};
