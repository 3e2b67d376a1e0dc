import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';

/** What of a table a shopper is handed out; `whose` finds his rows. */
type Part = { table: string; columns: readonly string[]; whose: (userId: string) => SQL };

const part = (table: string, columns: string, whose = (userId: string) => sql`user_id = ${userId}`): Part => ({
  table,
  columns: columns.split(/\s+/),
  whose,
});

/** The rows that belong to his rows of another table. */
const of = (key: string, table: string) => (userId: string) =>
  sql`${sql.identifier(key)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where user_id = ${userId})`;

/**
 * All data held on a shopper, by what they are called in the file. Columns are named one by one, so that nothing secret comes into it by
 * being added to a table.
 */
export const exportParts: Readonly<Record<string, Part>> = {
  account: part(
    'shopper',
    `user_id nick_name avatar_url birth_date sex mobile mail invite_code region_id locale notify on_leaderboard created_at`,
  ),
  logins: part('shopper_identity', 'provider subject'),
  devices: part('session', 'device ip region_id created_at last_at revoked_at'),
  addresses: part(
    'address',
    `receiver country_id province_id city_id area_id addr post_code mobile mobile_code alt_mobile alt_mobile_code is_default
    created_at updated_at`,
  ),
  cart: part('cart_line', 'shop_id prod_id sku_id count checked price_when_added region_when_added added_at'),
  orders: part(
    'orders',
    `order_number shop_id region_id currency status sub_status pay_status refund_status price_lines address slot remarks lang
    courier pay_type pay_no card_last4 promised_by group_activity_id created_at`,
  ),
  orderLines: part(
    'order_item',
    `order_number prod_id sku_id prod_names sku_names price ori_price count share_reduce actual_total warranty_months
    shipped_count withdrawn_count returned_count refunded_amount`,
    of('order_number', 'orders'),
  ),
  parcels: part('parcel', 'order_number company tracking_no state eta sent_at', of('order_number', 'orders')),
  vouchersOfOrders: part('order_voucher', 'order_number coupon_id off', of('order_number', 'orders')),
  refusedCashOrders: part('cod_strike', 'order_number at'),
  payments: part(
    'payment',
    `pay_no pay_type status amount currency region_id captured refunded fail_code card_brand card_last4 months plan_permille
    created_at`,
  ),
  moneyBack: part('payment_refund', 'pay_no order_number refund_sn amount status at', of('pay_no', 'payment')),
  cards: part('card', 'brand last4 exp_month exp_year holder alias is_default status created_at'),
  refunds: part(
    'refund',
    `refund_sn order_number kind state order_item_id goods_num is_receiver reason buyer_desc buyer_mobile photo_files
    seller_msg reject_message escalation express applied_at handled_at shipped_at received_at refunded_at updated_at`,
  ),
  reviews: part(
    'reviews',
    `prod_id sku_id lang nick_name score content pics is_anonymous useful_counts reply reply_time rec_time append_content
    append_pics append_time status`,
  ),
  reviewVotes: part('review_vote', 'prod_comm_id at'),
  reviewReports: part('review_report', 'prod_comm_id reason at'),
  vouchers: part('user_voucher', 'coupon_id status received_at valid_from valid_until used_at'),
  coins: part('coin_record', 'type reason amount balance_after order_number refund_sn expires_at at'),
  notices: part('notice', 'type word said order_number refund_sn is_read at'),
  announcementsRead: part('announcement_read', 'at'),
  noticesOnDevices: part('push_subscription', 'endpoint locale at'),
  conversations: part('conversation', 'conversation_id shop_id context latest_at'),
  messages: part('message', 'conversation_id sender type content payload created_at recalled_at', of('conversation_id', 'conversation')),
  pictures: part('upload_file', 'key purpose type width height size at'),
  favourites: part('collected_product', 'prod_id prices created_at removed_at'),
  followedShops: part('followed_shop', 'shop_id created_at'),
  footprint: part('browse_log', 'prod_id browsed_at'),
  restockAlerts: part('restock_notice', 'sku_id at'),
  lists: part('grocery_list', 'list_id name created_at updated_at'),
  listItems: part('grocery_item', 'list_id prod_id sku_id shop_id count note added_at', of('list_id', 'grocery_list')),
  listShares: part('grocery_share', 'list_id share_code mode created_at expire_at revoked_at'),
  listsOfOthers: part('grocery_editor', 'list_id'),
  groupSeats: part('group_seat', 'activity_id order_number state held_at paid_at left_at'),
  groupReminders: part('group_reminder', 'activity_id'),
  invitations: part('invitation', 'invited_at confirmed_at', (userId) => sql`inviter_id = ${userId}`),
  leaderboard: part('invite_score', 'period referral confirmed reached_at is_shown'),
  letters: part('contact_message', 'ticket_no name user_mail user_mobile subject content order_number ip at'),
  problemReports: part('report', 'code at body'),
};

/** Tables that name a shopper and of which nothing is handed out. */
export const notExported: Readonly<Record<string, string>> = {
  checkout: 'a checkout that is open for minutes; what came of it is an order',
  event: 'rings for pages that are open; what they ring for is in its own part',
  event_head: 'counts those rings',
  known_device: 'a digest of a device name, which says nothing to him',
  stream_slot: 'the streams that his pages hold open now',
  undo: 'what can be taken back for seconds; what was done is in its own part',
  upload_token: 'leave to upload, good for minutes',
};

const isTime = /(^|_)(at|on|by|from|until|time)$/;
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A row as it stands in the file: its names as elsewhere in the contract, its times as such. */
const rowOf = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      camel(name),
      isTime.test(name) && typeof value === 'number' ? new Date(value).toISOString() : value,
    ]),
  );

/** All data held on a shopper, part by part (contract C9); a part of which there is nothing is empty. */
export async function exportShopper(db: Db, userId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, { table, columns, whose }] of Object.entries(exportParts)) {
    const wanted = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = await db.execute(sql`select ${wanted} from ${sql.identifier(table)} where ${whose(userId)}`);
    found[name] = rows.map(rowOf);
  }
  return found;
}
