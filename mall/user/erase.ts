import { sql, type SQL } from 'drizzle-orm';
import { askDropCard } from '../card/vaultClient.ts';
import { errorText } from '../platform/http/errorText.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { forgetUploads } from '../upload/upload.ts';

type Whose = (userId: string) => SQL;

const own: Whose = (userId) => sql`user_id = ${userId}`;
const ofSessions: Whose = (userId) => sql`session_id in (select session_id from session where user_id = ${userId})`;

/** Tables whose rows of a shopper go with him, in the order in which they can; what belongs to a row goes with it. */
export const erasedTables: readonly (readonly [table: string, whose: Whose])[] = [
  ['refresh_token', ofSessions],
  ['push_subscription', own],
  ['session', own],
  ['known_device', own],
  ['shopper_identity', own],
  ['address', own],
  ['cart_line', own],
  ['checkout', own],
  ['card', own],
  ['cod_strike', own],
  ['user_voucher', own],
  ['notice', own],
  ['announcement_read', own],
  ['conversation', own],
  ['upload_token', own],
  ['collected_product', own],
  ['followed_shop', own],
  ['browse_log', own],
  ['restock_notice', own],
  ['grocery_share', own],
  ['grocery_editor', own],
  ['grocery_list', own],
  ['group_reminder', own],
  ['review_vote', own],
  ['review_report', own],
  ['invite_score', own],
  ['contact_message', own],
  ['report', own],
  ['undo', own],
  ['event', own],
  ['event_head', own],
  ['stream_slot', own],
];

/** Tables whose rows stay, for the books or for others, without what says who he was and where he lives. */
export const emptiedTables: Readonly<Record<string, SQL>> = {
  orders: sql`address = address || '{"receiver": "", "addr": "", "postCode": null, "mobile": "", "altMobile": null}', remarks = ''`,
  payment: sql`card_id = null, action_url = null`,
  refund: sql`buyer_desc = '', buyer_mobile = null, photo_files = '{}', escalation = null`,
  reviews: sql`user_id = null, nick_name = '', avatar = null, is_anonymous = 1`,
};

/** Tables that go on naming him by his number, which says nothing to anybody any more. */
export const keptTables: Readonly<Record<string, string>> = {
  shopper: 'his number, with everything else of it emptied',
  upload_file: 'removed with their files; those of his reviews are nobody’s',
  coin_record: 'the ledger of coins, of which nothing is ever taken away',
  group_seat: 'others bought for less since he had a seat',
  invitation: 'whoever invited him keeps what he has for it',
  history: 'what the demo’s mall did, sealed, so that it can be done again',
};

const letters = (column: string, userId: string): SQL =>
  sql`${sql.identifier(column)} in (select unnest(array[mobile, mail]) from shopper where user_id = ${userId})`;

/** The vault forgets his cards; one that is silent keeps references that nobody has. */
async function dropCards(context: MallContext, db: Db, userId: string): Promise<void> {
  const { rows } = await db.execute<{ ref: string }>(
    sql`select vault_ref as ref from card where user_id = ${userId} and status = 'ACTIVE'`,
  );
  for (const { ref } of rows)
    await askDropCard(context, ref).catch((failed: unknown) => context.log(`the vault keeps an erased card: ${errorText(failed)}`));
}

/**
 * Erases a shopper (contract C10): what is his alone is gone, what the books or others need is kept without name, address and contact. His
 * number stays, so that nobody else gets it; by his mail or mobile number anybody may open a new account.
 */
export async function eraseShopper(context: MallContext, db: Db, userId: string, at: number): Promise<void> {
  await dropCards(context, db, userId);
  await forgetUploads(context, db, userId);
  await db.execute(sql`delete from code_sent where ${letters('target', userId)}`);
  await db.execute(sql`delete from mailbox where ${letters('target', userId)}`);
  for (const [table, change] of Object.entries(emptiedTables))
    await db.execute(sql`update ${sql.identifier(table)} set ${change} where ${own(userId)}`);
  for (const [table, whose] of erasedTables) await db.execute(sql`delete from ${sql.identifier(table)} where ${whose(userId)}`);
  await db.execute(sql`update shopper set nick_name = '', avatar_url = '/oss/mark/S/1.svg', birth_date = null, sex = '', mobile = null,
    mail = null, password = null, invite_code = user_id, invited_by = null, on_leaderboard = false, enabled = false, delete_at = null,
    erased_at = ${at} where user_id = ${userId}`);
}
