import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { byAddress } from '../platform/http/rateLimit.ts';
import { regionOf } from '../region/region.ts';
import { i64, int, nothing, url, z } from '../platform/http/schemas.ts';
import { findByInvite } from '../user/shopper.ts';
import { codePurposes, sendCode } from './code.ts';
import { codeField, contactFields, contactOf, mailContact, mobileContact } from './contact.ts';
import { loginByCode, loginByIdentity, loginByPassword, refreshSession, register, resetPassword } from './login.ts';
import { deviceOf } from './device.ts';
import { endSession } from './session.ts';

const session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: int,
    pic: url,
    userId: z.string(),
    nickName: z.string(),
    enabled: z.boolean(),
    token_type: z.literal('bearer'),
    isNewUser: z.boolean(),
    regionId: i64,
  })
  .openapi('Session');

const password = z.string().min(1).max(200);
const regionId = i64.refine((id) => regionOf(id) !== null).optional();
const nickName = z.string().trim().min(1).max(50);

const byPassword = route({
  id: 'B1',
  operationId: 'loginByPassword',
  method: 'post',
  path: '/web/login',
  who: 'guest',
  summary: 'Logs in by password',
  always400: true,
  transaction: false,
  body: z.object({ ...contactFields, loginPassword: password }).openapi('PasswordLogin'),
  answer: session,
  refusals: ['BAD_CREDENTIALS', 'ACCOUNT_LOCKED', 'ACCOUNT_DISABLED', 'MOBILE_INVALID', 'MAIL_INVALID'],
  handler: async (call) => loginByPassword(call.context, contactOf(call.body), call.body.loginPassword, deviceOf(call)),
});

const byPartner = route({
  id: 'B2',
  operationId: 'loginByPartner',
  method: 'post',
  path: '/ican/login',
  who: 'guest',
  summary: "Logs in by a partner's token",
  always400: true,
  transaction: false,
  limits: [byAddress('identityByAddress')],
  body: z.object({ accessToken: z.string().min(1).max(8000) }).openapi('PartnerLogin'),
  answer: session,
  refusals: ['ID_TOKEN_INVALID', 'ACCOUNT_DISABLED', 'UNAVAILABLE'],
  handler: async (call) =>
    loginByIdentity(call.context, 'partner', call.body.accessToken, call.region.regionId, call.locale, deviceOf(call)),
});

const byCode = route({
  id: 'B3',
  operationId: 'loginByCode',
  method: 'post',
  path: '/quick/login',
  who: 'guest',
  summary: 'Logs in by a code; opens an account for who has none',
  always400: true,
  transaction: false,
  limits: [byAddress('codeGuessByAddress')],
  idempotent: 'optional',
  body: z
    .object({
      loginType: z.union([z.literal(0), z.literal(1)]).openapi({ type: 'integer', enum: [0, 1] }),
      loginId: z.string().min(1).max(300),
      code: codeField,
      region: regionId,
    })
    .openapi('CodeLogin'),
  answer: session,
  refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'MOBILE_INVALID', 'MAIL_INVALID', 'ACCOUNT_DISABLED'],
  handler: async (call) => {
    const { loginType, loginId, code: typed, region = call.region.regionId } = call.body;
    const contact = loginType === 0 ? mobileContact(loginId) : mailContact(loginId);
    return loginByCode(call.context, { contact, code: typed, regionId: region, locale: call.locale }, deviceOf(call), call.keepAnswer);
  },
});

const idTokenParam = z.object({ regionId, idToken: z.string().min(1).max(8000) }).openapi('IdTokenLogin');

const byGoogle = route({
  id: 'B4',
  operationId: 'loginByGoogle',
  method: 'post',
  path: '/google/login',
  who: 'guest',
  summary: 'Logs in by a Google ID token',
  always400: true,
  transaction: false,
  limits: [byAddress('identityByAddress')],
  body: idTokenParam,
  answer: session,
  refusals: ['ID_TOKEN_INVALID', 'ACCOUNT_DISABLED', 'UNAVAILABLE'],
  handler: async (call) =>
    loginByIdentity(call.context, 'google', call.body.idToken, call.body.regionId ?? call.region.regionId, call.locale, deviceOf(call)),
});

const byFacebook = route({
  id: 'B5',
  operationId: 'loginByFacebook',
  method: 'post',
  path: '/fb/login',
  who: 'guest',
  summary: 'Logs in by a Facebook ID token',
  always400: true,
  transaction: false,
  limits: [byAddress('identityByAddress')],
  body: idTokenParam,
  answer: session,
  refusals: ['ID_TOKEN_INVALID', 'ACCOUNT_DISABLED', 'UNAVAILABLE'],
  handler: async (call) =>
    loginByIdentity(call.context, 'facebook', call.body.idToken, call.body.regionId ?? call.region.regionId, call.locale, deviceOf(call)),
});

const codeSent = z.object({ resendIn: int, expiresIn: int }).openapi('CodeSent');
const purpose = z.enum(codePurposes).optional();
const sending = [byAddress('codeByAddress'), byAddress('codeByAddressDaily')];

const smsCode = route({
  id: 'B6',
  operationId: 'sendSmsCode',
  method: 'post',
  path: '/sms/send',
  who: 'guest',
  summary: 'Sends a code by SMS',
  always400: true,
  transaction: false,
  limits: sending,
  body: z.object({ mobile: z.string().max(40), purpose }).openapi('SmsCodeParam'),
  answer: codeSent,
  refusals: ['MOBILE_INVALID', 'CODE_TOO_FREQUENT', 'CODE_DAILY_LIMIT', 'UNAVAILABLE'],
  handler: async (call) => sendCode(call.context, mobileContact(call.body.mobile), call.body.purpose, call.locale, deviceOf(call)),
});

const mailCode = route({
  id: 'B7',
  operationId: 'sendMailCode',
  method: 'post',
  path: '/mail/send',
  who: 'guest',
  summary: 'Sends a code by e-mail',
  always400: true,
  transaction: false,
  limits: sending,
  body: z.object({ mail: z.string().max(300), purpose }).openapi('MailCodeParam'),
  answer: codeSent,
  refusals: ['MAIL_INVALID', 'CODE_TOO_FREQUENT', 'CODE_DAILY_LIMIT', 'UNAVAILABLE'],
  handler: async (call) => sendCode(call.context, mailContact(call.body.mail), call.body.purpose, call.locale, deviceOf(call)),
});

const registering = route({
  id: 'B8',
  operationId: 'registerUser',
  method: 'post',
  path: '/user/register',
  who: 'guest',
  summary: 'Opens an account',
  always400: true,
  transaction: false,
  limits: [byAddress('codeGuessByAddress')],
  idempotent: 'optional',
  body: z
    .object({
      ...contactFields,
      code: codeField,
      invite: z.string().trim().max(40).optional(),
      loginPassword: z.string().max(200),
      nickName,
      regionId,
    })
    .openapi('Registration'),
  answer: session,
  refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'ACCOUNT_EXISTS', 'PASSWORD_WEAK', 'INVITE_INVALID', 'MOBILE_INVALID', 'MAIL_INVALID'],
  handler: async (call) => {
    const { body } = call;
    return register(
      call.context,
      {
        contact: contactOf(body),
        code: body.code,
        password: body.loginPassword,
        nickName: body.nickName,
        invite: body.invite || undefined,
        regionId: body.regionId ?? call.region.regionId,
        locale: call.locale,
      },
      deviceOf(call),
      call.keepAnswer,
    );
  },
});

const resetting = route({
  id: 'B9',
  operationId: 'resetPassword',
  method: 'put',
  path: '/user/forgetPassword',
  who: 'guest',
  summary: 'Sets a new password by code and ends every session',
  always400: true,
  transaction: false,
  limits: [byAddress('codeGuessByAddress')],
  body: z
    .object({ code: codeField, password: z.string().max(200), mail: z.string().max(300).optional(), mobile: z.string().max(40).optional() })
    .openapi('PasswordReset'),
  answer: nothing,
  refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'PASSWORD_WEAK', 'PASSWORD_SAME', 'MOBILE_INVALID', 'MAIL_INVALID'],
  handler: async (call) => {
    const { body } = call;
    await resetPassword(
      call.context,
      contactOf({ userMail: body.mail, userMobile: body.mobile }),
      body.code,
      body.password,
      deviceOf(call),
    );
    return {};
  },
});

const leaving = route({
  id: 'B10',
  operationId: 'logout',
  gateway: 'change',
  method: 'get',
  path: '/app/logout',
  who: 'user',
  summary: 'Ends the session and its refresh token',
  answer: nothing,
  handler: async ({ context, db, user, requestId }) => {
    await endSession(context, db, user.sessionId, user.userId, requestId);
    return {};
  },
});

const refreshing = route({
  id: 'B11',
  operationId: 'refreshSession',
  gateway: 'hidden',
  method: 'post',
  path: '/token/refresh',
  who: 'guest',
  summary: 'Rotates both tokens; using an old one again ends the session',
  always400: true,
  transaction: false,
  limits: [byAddress('refreshByAddress')],
  body: z.object({ refreshToken: z.string().min(1).max(500) }).openapi('RefreshParam'),
  answer: session,
  refusals: ['REFRESH_INVALID'],
  handler: async (call) => refreshSession(call.context, call.body.refreshToken, deviceOf(call)),
});

const invite = route({
  id: 'B12',
  operationId: 'checkInvite',
  method: 'get',
  path: '/invite/check',
  who: 'guest',
  summary: "Whether an invitation code is somebody's",
  query: z.object({ code: z.string().max(40) }),
  answer: z.object({ valid: z.boolean(), inviter: z.string().optional() }).openapi('InviteCheck'),
  handler: async ({ db, query }) => {
    const inviter = await findByInvite(db, query.code);
    if (!inviter) return { valid: false };
    const [first = ''] = inviter.nickName;
    return { valid: true, inviter: `${first}***` };
  },
});

export const authModule: Module = {
  name: 'session',
  routes: [byPassword, byPartner, byCode, byGoogle, byFacebook, smsCode, mailCode, registering, resetting, leaving, refreshing, invite],
};
