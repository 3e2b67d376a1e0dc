import { sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { refuse } from '../platform/http/refusal.ts';
import { outsideReplayScope } from '../platform/replay/replayScope.ts';
import type { Contact } from './contact.ts';

const LIMIT_MS = 8_000;

type Letter = {
  subject: string;
  text: string;
  /** The code that it brings, for the mailbox; null where it brings none. */ code: string | null;
};

/**
 * Sends a letter: by SMS_URL (`POST {to, text}`) or SMTP_URL; in the demo into the mailbox (X4) and the log as well.
 * @throws Refusal UNAVAILABLE when the way is not open
 */
async function sendLetter(context: MallContext, db: Db, to: Contact, { subject, text, code }: Letter): Promise<void> {
  const { config } = context;
  if (config.demo) {
    await db.execute(
      sql`insert into mailbox (id, target, channel, body, code, at) values (${context.nextId()}, ${to.value},
        ${to.kind === 'mail' ? 'mail' : 'sms'}, ${text}, ${code}, ${context.clock.now()})`,
    );
    config.log(code === null ? `letter to ${to.value}: ${text}` : `code for ${to.value}: ${code}`);
  }
  const way = to.kind === 'mail' ? config.smtpUrl : config.smsUrl;
  if (!way) {
    if (config.demo) return;
    config.log(`no ${to.kind === 'mail' ? 'SMTP_URL' : 'SMS_URL'} is set: a letter could not be sent`);
    throw refuse('UNAVAILABLE');
  }
  try {
    await outsideReplayScope(() => (to.kind === 'mail' ? mail(way, to.value, subject, text, config.brand) : sms(way, to.value, text)));
  } catch (failed) {
    config.log(`a letter could not be sent: ${(failed as Error).message}`);
    throw refuse('UNAVAILABLE');
  }
}

/** Sends a code. @throws Refusal UNAVAILABLE when the way is not open */
export async function sendCodeLetter(context: MallContext, db: Db, to: Contact, code: string, locale: Locale): Promise<void> {
  const { brand } = context.config;
  const subject = messageText(locale, 'mall.letter.subject', { brand });
  await sendLetter(context, db, to, { subject, text: messageText(locale, 'mall.letter.code', { brand, code }), code });
}

/**
 * Tells where an account was reached until now that it is reached elsewhere: whoever did not want that hears of it. What was changed stays
 * changed where this letter cannot be sent; the log says so.
 */
export async function sendContactLetter(context: MallContext, to: Contact, locale: Locale): Promise<void> {
  const { brand } = context.config;
  const subject = messageText(locale, 'mall.letter.contactSubject', { brand });
  const letter = { subject, text: messageText(locale, 'mall.letter.contactChanged', { brand }), code: null };
  await sendLetter(context, context.db, to, letter).catch(() => undefined);
}

/** Says where an account is reached until when a login keeps it. It is deleted also where this letter cannot be sent; the log says so. */
export async function sendDeletionLetter(
  context: MallContext,
  to: Contact,
  { locale, deleteAt, zone }: { locale: Locale; deleteAt: number; zone: string },
): Promise<void> {
  const { brand } = context.config;
  const subject = messageText(locale, 'mall.letter.deletionSubject', { brand });
  const days = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone });
  const text = messageText(locale, 'mall.letter.deletion', { brand, date: days.format(deleteAt) });
  await sendLetter(context, context.db, to, { subject, text, code: null }).catch(() => undefined);
}

async function sms(way: string, to: string, text: string): Promise<void> {
  const answer = await fetch(way, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: `+${String(BigInt(to))}`, text }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`SMS_URL answered ${answer.status}`);
}

async function mail(way: string, to: string, subject: string, text: string, brand: string): Promise<void> {
  const sender = new URL(way).searchParams.get('from') ?? `no-reply@${new URL(way).hostname}`;
  const post = nodemailer.createTransport({ url: way, connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS });
  try {
    await post.sendMail({ from: { name: brand, address: sender }, to, subject, text });
  } finally {
    post.close();
  }
}
