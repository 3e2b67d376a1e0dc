import { sql, type DrizzleQueryError } from 'drizzle-orm';
import type pg from 'pg';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Contact } from '../auth/contact.ts';

/** One account. */
export type Shopper = {
  userId: string;
  nickName: string;
  avatarUrl: string;
  birthDate: string | null;
  sex: 'M' | 'F' | '';
  mobile: string | null;
  mail: string | null;
  password: string | null;
  inviteCode: string;
  regionId: number;
  locale: Locale;
  notify: { order: boolean; promo: boolean; chat: boolean };
  enabled: boolean;
  createdAt: number;
};

const columns = sql`user_id as "userId", nick_name as "nickName", avatar_url as "avatarUrl", birth_date as "birthDate", sex, mobile, mail,
  password, invite_code as "inviteCode",
  region_id as "regionId", locale, notify, enabled, created_at as "createdAt"`;

async function one(db: Db, where: ReturnType<typeof sql>): Promise<Shopper | null> {
  const { rows } = await db.execute<Shopper>(sql`select ${columns} from shopper where ${where}`);
  return rows[0] ?? null;
}

/** SQL that is true while the shopper wants to be told of this (C5): else it is in its list and counts as nothing unread. */
export const wantsToHear = (userId: string, topic: keyof Shopper['notify']) =>
  sql<boolean>`coalesce((select (notify ->> ${topic}::text)::boolean from shopper where user_id = ${userId}), true)`;

/** A shopper by his number; null where there is none. */
export function readShopper(db: Db, userId: string): Promise<Shopper | null> {
  return one(db, sql`user_id = ${userId}`);
}

/** Rings on the shopper's stream that his account is another one: his profile, his cards, his devices, whom he invited (C11). */
export const tellUser = (context: MallContext, db: Db, userId: string): Promise<void> =>
  context.events.tell(db, userId, { type: 'user', ref: userId, at: context.clock.now() });

/** Whose mobile number or e-mail it is; null where nobody's. */
export function findByContact(db: Db, { kind, value }: Contact): Promise<Shopper | null> {
  return one(db, kind === 'mobile' ? sql`mobile = ${value}` : sql`mail = ${value}`);
}

/** SQLSTATE of a value that another row has already. */
const taken = '23505';

/** Sets where an account is reached. @throws Refusal ACCOUNT_EXISTS when the contact is somebody else's, also by a moment */
export async function setContact(db: Db, userId: string, { kind, value }: Contact): Promise<void> {
  const change = kind === 'mobile' ? sql`mobile = ${value}` : sql`mail = ${value}`;
  await db.execute(sql`update shopper set ${change} where user_id = ${userId}`).catch((failed: DrizzleQueryError) => {
    if ((failed.cause as pg.DatabaseError | undefined)?.code === taken) throw refuse('ACCOUNT_EXISTS');
    throw failed;
  });
}

/** Whose invitation code it is, however it is written; null where nobody's. */
export function findByInvite(db: Db, inviteCode: string): Promise<Shopper | null> {
  return one(db, sql`invite_code = ${inviteCode.trim().toUpperCase()}`);
}

/** The picture of whoever chose none: an initial on a tint. */
export function markOf(nickName: string, tint: number): string {
  return `/oss/mark/${/[A-Za-z]/.exec(nickName)?.[0].toUpperCase() ?? 'S'}/${tint}.svg`;
}

export type NewShopper = {
  contact: Contact | null;
  nickName?: string;
  password?: string | null;
  invitedBy?: string | null;
  regionId: number;
  locale: Locale;
};

/** Letters and digits that cannot be taken for one another when read aloud. */
const CLEAR = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Opens an account. @throws Refusal ACCOUNT_EXISTS when the contact is taken, also by somebody who was faster by a moment */
export async function createShopper(context: MallContext, db: Db, wanted: NewShopper): Promise<Shopper> {
  const userId = `u${context.random.text(15)}`;
  const nickName = wanted.nickName ?? messageText(wanted.locale, 'mall.user.nickName', { digits: context.random.digits(6) });
  const shopper: Shopper = {
    userId,
    nickName,
    avatarUrl: markOf(nickName, context.random.int(6) + 1),
    birthDate: null,
    sex: '',
    mobile: wanted.contact?.kind === 'mobile' ? wanted.contact.value : null,
    mail: wanted.contact?.kind === 'mail' ? wanted.contact.value : null,
    password: wanted.password ?? null,
    inviteCode: context.random.text(8, CLEAR),
    regionId: wanted.regionId,
    locale: wanted.locale,
    notify: { order: true, promo: true, chat: true },
    enabled: true,
    createdAt: context.clock.now(),
  };
  await insertShopper(db, shopper, wanted.invitedBy ?? null);
  return shopper;
}

/** @throws Refusal ACCOUNT_EXISTS */
export async function insertShopper(db: Db, shopper: Shopper, invitedBy: string | null): Promise<void> {
  const { rowCount } =
    await db.execute(sql`insert into shopper (user_id, nick_name, avatar_url, birth_date, sex, mobile, mail, password, invite_code,
      invited_by, region_id, locale, notify, enabled, created_at)
    values (${shopper.userId}, ${shopper.nickName}, ${shopper.avatarUrl}, ${shopper.birthDate}, ${shopper.sex}, ${shopper.mobile},
    ${shopper.mail}, ${shopper.password}, ${shopper.inviteCode}, ${invitedBy},
      ${shopper.regionId}, ${shopper.locale}, ${JSON.stringify(shopper.notify)}::jsonb, ${shopper.enabled}, ${shopper.createdAt})
      on conflict do nothing`);
  if (!rowCount) throw refuse('ACCOUNT_EXISTS');
}
