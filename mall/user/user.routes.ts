import { sql } from 'drizzle-orm';
import { negotiateLocale } from '#machines/rules/acceptLanguage.ts';
import { languageTag, locales } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { regionOf } from '../region/region.ts';
import { refuse } from '../platform/http/refusal.ts';
import { codeField, contactFields, contactOf } from '../auth/contact.ts';
import { changeContact, deleteAccount, replacePassword } from '../auth/login.ts';
import { byAddress, byShopper } from '../platform/http/rateLimit.ts';
import { deviceOf } from '../auth/device.ts';
import { date, flag01, i64, int, nothing, ts, url, z } from '../platform/http/schemas.ts';
import { erasing, readDeletionOutlook } from './deletion.ts';
import { exportShopper } from './export.ts';
import { fillDemoShoppers } from './demo.ts';
import { readShopper, tellUser, type Shopper } from './shopper.ts';
import { ownsUploads } from '../upload/upload.ts';

const notify = z.object({ order: z.boolean(), promo: z.boolean(), chat: z.boolean() }).openapi('NotifyWishes');
const sex = z.enum(['M', 'F', '']);

const userInfo = z
  .object({
    userId: z.string(),
    nickName: z.string(),
    avatarUrl: url,
    pic: url,
    sex,
    birthDate: date.nullable(),
    userMobile: z.string().nullable(),
    userMail: z.string().nullable(),
    inviteCode: z.string(),
    regionId: i64,
    lang: z.string(),
    hasPassword: z.boolean(),
    enabled: z.boolean(),
    notify,
    createTime: ts,
  })
  .openapi('UserInfo');

function bodyOf(shopper: Shopper): z.input<typeof userInfo> {
  return {
    userId: shopper.userId,
    nickName: shopper.nickName,
    avatarUrl: shopper.avatarUrl,
    pic: shopper.avatarUrl,
    sex: shopper.sex,
    birthDate: shopper.birthDate,
    userMobile: shopper.mobile,
    userMail: shopper.mail,
    inviteCode: shopper.inviteCode,
    regionId: shopper.regionId,
    lang: languageTag(shopper.locale),
    hasPassword: shopper.password !== null,
    enabled: shopper.enabled,
    notify: shopper.notify,
    createTime: new Date(shopper.createdAt).toISOString(),
  };
}

async function own(db: Parameters<typeof readShopper>[0], userId: string): Promise<z.input<typeof userInfo>> {
  const shopper = await readShopper(db, userId);
  if (!shopper) throw refuse('UNAUTHORIZED');
  return bodyOf(shopper);
}

const readUser = route({
  id: 'C1',
  operationId: 'userInfo',
  method: 'get',
  path: '/p/user/userInfo',
  who: 'user',
  summary: "The shopper's own account",
  answer: userInfo,
  handler: async ({ db, user }) => own(db, user.userId),
});

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text) && text >= '1900-01-01';
const picture = url.max(500).regex(/^\/oss\/[\w./~-]+$/);

/**
 * Only a picture of ours: the one he has, or one he uploaded for this. A foreign address would tell its owner who looks at whom, and
 * show tomorrow what it likes. @throws Refusal VALIDATION
 */
async function judgeAvatar(db: Db, userId: string, avatarUrl: string): Promise<void> {
  const { rowCount } = await db.execute(sql`select 1 from shopper where user_id = ${userId} and avatar_url = ${avatarUrl}`);
  if (!rowCount && !(await ownsUploads(db, userId, 'avatar', [avatarUrl])))
    throw refuse('VALIDATION', { fields: [{ field: 'avatarUrl', code: 'INVALID' }] });
}

const changeUser = route({
  id: 'C2',
  operationId: 'changeUserInfo',
  method: 'put',
  path: '/p/user/setUserInfo',
  who: 'user',
  summary: 'Changes the profile; what is absent stays',
  body: z
    .object({
      avatarUrl: picture.optional(),
      birthDate: date.refine(isDay).nullable().optional(),
      nickName: z.string().trim().min(1).max(50).optional(),
      sex: sex.optional(),
    })
    .openapi('UserInfoParam'),
  answer: userInfo,
  async handler({ db, user, body, context }) {
    if (body.birthDate && body.birthDate > context.clock.iso().slice(0, 10))
      throw refuse('VALIDATION', { fields: [{ field: 'birthDate', code: 'INVALID' }] });
    if (body.avatarUrl !== undefined) await judgeAvatar(db, user.userId, body.avatarUrl);
    await db.execute(sql`update shopper set avatar_url = coalesce(${body.avatarUrl ?? null}, avatar_url),
      nick_name = coalesce(${body.nickName ?? null}, nick_name), sex = coalesce(${body.sex ?? null}, sex),
      birth_date = ${body.birthDate === undefined ? sql`birth_date` : body.birthDate} where user_id = ${user.userId}`);
    await tellUser(context, db, user.userId);
    return own(db, user.userId);
  },
});

const changePassword = route({
  id: 'C3',
  operationId: 'changePassword',
  method: 'put',
  path: '/p/user/password',
  who: 'user',
  summary: 'Changes the password and ends the other sessions',
  transaction: false,
  body: z.object({ oldPassword: z.string().max(200), password: z.string().max(200) }).openapi('PasswordChange'),
  answer: nothing,
  refusals: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'PASSWORD_SAME', 'ACCOUNT_LOCKED'],
  async handler(call) {
    await replacePassword(call.context, call.user.userId, call.user.sessionId, call.body.oldPassword, call.body.password, deviceOf(call));
    return {};
  },
});

const changeSettings = route({
  id: 'C5',
  operationId: 'changeSettings',
  method: 'put',
  path: '/p/user/settings',
  who: 'user',
  summary: 'Saves region, language and what the shopper wants to hear of',
  body: z
    .object({
      regionId: i64.refine((id) => regionOf(id) !== null).optional(),
      lang: z.string().max(20).optional(),
      notify: notify.optional(),
    })
    .openapi('SettingsParam'),
  answer: userInfo,
  async handler({ context, db, user, body }) {
    const wished = locales.find((locale) => locale === body.lang) ?? (body.lang === undefined ? null : negotiateLocale(body.lang));
    await db.execute(
      sql`update shopper set region_id = coalesce(${body.regionId ?? null}, region_id), locale = coalesce(${wished}, locale),
        notify = coalesce(${body.notify ? JSON.stringify(body.notify) : null}::jsonb, notify) where user_id = ${user.userId}`,
    );
    await tellUser(context, db, user.userId);
    return own(db, user.userId);
  },
});

const changingContact = route({
  id: 'C6',
  operationId: 'changeContact',
  method: 'put',
  path: '/p/user/contact',
  who: 'user',
  summary: 'Changes how the shopper is reached and logs in, by a code that was sent there; the former address is told',
  transaction: false,
  limits: [byAddress('codeGuessByAddress')],
  idempotent: 'optional',
  body: z.object({ ...contactFields, code: codeField }).openapi('ContactChange'),
  answer: userInfo,
  refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'ACCOUNT_EXISTS', 'MOBILE_INVALID', 'MAIL_INVALID'],
  async handler(call) {
    const { context, db, user, body, locale } = call;
    await changeContact(context, user.userId, { contact: contactOf(body), code: body.code, locale }, deviceOf(call), async (tx) =>
      call.keepAnswer(tx, await own(tx, user.userId)),
    );
    return own(db, user.userId);
  },
});

const exporting = route({
  id: 'C9',
  operationId: 'exportUser',
  method: 'get',
  path: '/p/user/export',
  who: 'user',
  summary: 'All data held on the shopper, as a file; once a day',
  limits: [byShopper('exportByShopper')],
  answer: z.object({ exportTime: ts, parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }).openapi('UserExport'),
  async handler({ context, db, user, header }) {
    const exportTime = context.clock.iso();
    header('content-disposition', `attachment; filename="my-data-${exportTime.slice(0, 10)}.json"`);
    return { exportTime, parts: await exportShopper(db, user.userId) };
  },
});

const outlook = route({
  id: 'C15',
  operationId: 'deletionOutlook',
  method: 'get',
  path: '/p/user/destroy',
  who: 'user',
  summary: 'What has to be over before the account can be deleted, and what would be lost by it',
  answer: z.object({ openOrders: int, openRefunds: int, coinBalance: int, couponCount: int }).openapi('DeletionOutlook'),
  handler: async ({ db, user }) => readDeletionOutlook(db, user.userId),
});

const deleting = route({
  id: 'C10',
  operationId: 'deleteAccount',
  method: 'post',
  path: '/p/user/destroy',
  who: 'user',
  summary: 'Plans that the account is deleted in seven days, by a code that was sent where it is reached; a login before keeps it',
  transaction: false,
  limits: [byAddress('codeGuessByAddress')],
  body: z.object({ code: codeField, forceDestroy: flag01.optional() }).openapi('AccountDeletionParam'),
  answer: z.object({ deleteAt: ts }).openapi('AccountDeletion'),
  refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'TRANSITION_NOT_ALLOWED'],
  async handler(call) {
    const { context, user, body, locale } = call;
    const isForced = body.forceDestroy === 1;
    const deleteAt = await deleteAccount(context, user.userId, { code: body.code, isForced, locale }, deviceOf(call));
    return { deleteAt: context.clock.iso(deleteAt) };
  },
});

export const userModule: Module = {
  name: 'user',
  routes: [readUser, changeUser, changePassword, changeSettings, changingContact, exporting, outlook, deleting],
  timers: [erasing],
  fill: ({ context, db, scenario }) => fillDemoShoppers(context, db, scenario),
};
