import { door, type Call } from '../door.ts';
import type { Noun } from '../noun.ts';
import { regionOf } from '../region/region.ts';
import { i64, int, nothing, url, z } from '../shapes.ts';
import { findByInvite } from '../user/shopper.ts';
import { codePurposes, sendCode } from './code.ts';
import { contactFields, contactOf, mailContact, mobileContact } from './contact.ts';
import { loginByCode, loginByIdentity, loginByPassword, refreshSession, register, resetPassword } from './login.ts';
import { endSession, type Device } from './session.ts';

const session = z
  .object({
    access_token: z.string(), refresh_token: z.string(), expires_in: int, pic: url, userId: z.string(), nickName: z.string(), enabled: z.boolean(),
    token_type: z.literal('bearer'), isNewUser: z.boolean(), regionId: i64,
  })
  .openapi('Session');

const password = z.string().min(1).max(200);
const code = z.string().trim().regex(/^\d{1,10}$/, 'CODE_INVALID');
const regionId = i64.refine((id) => regionOf(id) !== null).optional();
const nickName = z.string().trim().min(1).max(50);

export function deviceOf({ request, ip, requestId }: Call<unknown>): Device {
  return { agent: request.headers.get('user-agent') ?? '', ip, requestId };
}

const byPassword = door({
  id: 'B1', operationId: 'loginByPassword', method: 'post', path: '/web/login', who: 'guest', summary: 'Logs in by password', always400: true, transaction: false,
  body: z.object({ ...contactFields, loginPassword: password }).openapi('PasswordLogin'),
  answer: session, refusals: ['BAD_CREDENTIALS', 'ACCOUNT_LOCKED', 'ACCOUNT_DISABLED', 'MOBILE_INVALID', 'MAIL_INVALID'],
  handler: async (call) => loginByPassword(call.house, contactOf(call.body), call.body.loginPassword, deviceOf(call)),
});

const byPartner = door({
  id: 'B2', operationId: 'loginByPartner', method: 'post', path: '/ican/login', who: 'guest', summary: 'Logs in by a partner\'s token', always400: true, transaction: false,
  body: z.object({ accessToken: z.string().min(1).max(8000) }).openapi('PartnerLogin'),
  answer: session, refusals: ['ID_TOKEN_INVALID', 'ACCOUNT_DISABLED', 'UNAVAILABLE'],
  handler: async (call) => loginByIdentity(call.house, 'partner', call.body.accessToken, call.region.regionId, call.locale, deviceOf(call)),
});

const byCode = door({
  id: 'B3', operationId: 'loginByCode', method: 'post', path: '/quick/login', who: 'guest', summary: 'Logs in by a code; opens an account for who has none', always400: true, transaction: false,
  body: z.object({ loginType: z.union([z.literal(0), z.literal(1)]).openapi({ type: 'integer', enum: [0, 1] }), loginId: z.string().min(1).max(300), code, region: regionId }).openapi('CodeLogin'),
  answer: session, refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'MOBILE_INVALID', 'MAIL_INVALID', 'ACCOUNT_DISABLED'],
  handler: async (call) => {
    const { loginType, loginId, region = call.region.regionId } = call.body;
    return loginByCode(call.house, loginType === 0 ? mobileContact(loginId) : mailContact(loginId), call.body.code, region, call.locale, deviceOf(call));
  },
});

const idTokenParam = z.object({ regionId, idToken: z.string().min(1).max(8000) }).openapi('IdTokenLogin');

const byGoogle = door({
  id: 'B4', operationId: 'loginByGoogle', method: 'post', path: '/google/login', who: 'guest', summary: 'Logs in by a Google ID token', always400: true, transaction: false,
  body: idTokenParam, answer: session, refusals: ['ID_TOKEN_INVALID', 'ACCOUNT_DISABLED', 'UNAVAILABLE'],
  handler: async (call) => loginByIdentity(call.house, 'google', call.body.idToken, call.body.regionId ?? call.region.regionId, call.locale, deviceOf(call)),
});

const byFacebook = door({
  id: 'B5', operationId: 'loginByFacebook', method: 'post', path: '/fb/login', who: 'guest', summary: 'Logs in by a Facebook ID token', always400: true, transaction: false,
  body: idTokenParam, answer: session, refusals: ['ID_TOKEN_INVALID', 'ACCOUNT_DISABLED', 'UNAVAILABLE'],
  handler: async (call) => loginByIdentity(call.house, 'facebook', call.body.idToken, call.body.regionId ?? call.region.regionId, call.locale, deviceOf(call)),
});

const codeSent = z.object({ resendIn: int, expiresIn: int }).openapi('CodeSent');
const purpose = z.enum(codePurposes).optional();

const smsCode = door({
  id: 'B6', operationId: 'sendSmsCode', method: 'post', path: '/sms/send', who: 'guest', summary: 'Sends a code by SMS', always400: true, transaction: false,
  body: z.object({ mobile: z.string().max(40), purpose }).openapi('SmsCodeParam'),
  answer: codeSent, refusals: ['MOBILE_INVALID', 'CODE_TOO_FREQUENT', 'CODE_DAILY_LIMIT', 'UNAVAILABLE'],
  handler: async ({ house, body, locale }) => sendCode(house, mobileContact(body.mobile), body.purpose, locale),
});

const mailCode = door({
  id: 'B7', operationId: 'sendMailCode', method: 'post', path: '/mail/send', who: 'guest', summary: 'Sends a code by e-mail', always400: true, transaction: false,
  body: z.object({ mail: z.string().max(300), purpose }).openapi('MailCodeParam'),
  answer: codeSent, refusals: ['MAIL_INVALID', 'CODE_TOO_FREQUENT', 'CODE_DAILY_LIMIT', 'UNAVAILABLE'],
  handler: async ({ house, body, locale }) => sendCode(house, mailContact(body.mail), body.purpose, locale),
});

const registering = door({
  id: 'B8', operationId: 'registerUser', method: 'post', path: '/user/register', who: 'guest', summary: 'Opens an account', always400: true, transaction: false, idempotent: 'optional',
  body: z.object({ ...contactFields, code, invite: z.string().trim().max(40).optional(), loginPassword: z.string().max(200), nickName, regionId }).openapi('Registration'),
  answer: session, refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'ACCOUNT_EXISTS', 'PASSWORD_WEAK', 'INVITE_INVALID', 'MOBILE_INVALID', 'MAIL_INVALID'],
  handler: async (call) => {
    const { body } = call;
    return register(
      call.house,
      { contact: contactOf(body), code: body.code, password: body.loginPassword, nickName: body.nickName, invite: body.invite || undefined, regionId: body.regionId ?? call.region.regionId, locale: call.locale },
      deviceOf(call),
    );
  },
});

const resetting = door({
  id: 'B9', operationId: 'resetPassword', method: 'put', path: '/user/forgetPassword', who: 'guest', summary: 'Sets a new password by code and ends every session', always400: true, transaction: false,
  body: z.object({ code, password: z.string().max(200), mail: z.string().max(300).optional(), mobile: z.string().max(40).optional() }).openapi('PasswordReset'),
  answer: nothing, refusals: ['CODE_INVALID', 'CODE_EXPIRED', 'PASSWORD_WEAK', 'PASSWORD_SAME', 'MOBILE_INVALID', 'MAIL_INVALID'],
  handler: async ({ house, body, requestId }) => {
    await resetPassword(house, contactOf({ userMail: body.mail, userMobile: body.mobile }), body.code, body.password, requestId);
    return {};
  },
});

const leaving = door({
  id: 'B10', operationId: 'logout', method: 'get', path: '/app/logout', who: 'user', summary: 'Ends the session and its refresh token',
  answer: nothing,
  handler: async ({ house, db, user, requestId }) => {
    await endSession(house, db, user.sessionId, user.userId, requestId);
    return {};
  },
});

const refreshing = door({
  id: 'B11', operationId: 'refreshSession', method: 'post', path: '/token/refresh', who: 'guest', summary: 'Rotates both tokens; using an old one again ends the session', always400: true, transaction: false,
  body: z.object({ refreshToken: z.string().min(1).max(500) }).openapi('RefreshParam'),
  answer: session, refusals: ['REFRESH_INVALID'],
  handler: async (call) => refreshSession(call.house, call.body.refreshToken, deviceOf(call)),
});

const invite = door({
  id: 'B12', operationId: 'checkInvite', method: 'get', path: '/invite/check', who: 'guest', summary: 'Whether an invitation code is somebody\'s',
  query: z.object({ code: z.string().max(40) }),
  answer: z.object({ valid: z.boolean(), inviter: z.string().optional() }).openapi('InviteCheck'),
  handler: async ({ db, query }) => {
    const inviter = await findByInvite(db, query.code);
    if (!inviter) return { valid: false };
    const [first = ''] = inviter.nickName;
    return { valid: true, inviter: `${first}***` };
  },
});

export const sessionNoun: Noun = {
  name: 'session',
  doors: [byPassword, byPartner, byCode, byGoogle, byFacebook, smsCode, mailCode, registering, resetting, leaving, refreshing, invite],
};
