import { sql } from 'drizzle-orm';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { findAddress } from '../checkout/deliveryAddress.ts';
import { detailOf } from '../order/order.detail.ts';
import { findOrder } from '../order/order.list.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import type { Db } from '../platform/postgres/database.ts';
import { deliveryOf } from '../product/delivery.ts';
import { offersOf, type Offer } from '../product/offer.ts';
import type { Region } from '../region/region.ts';
import { sumIn } from '../region/priceText.ts';
import { SUPPORT, type ConversationRow, type MessageRow } from './chat.tables.ts';

export type AnswerTopic = 'RETURN' | 'ORDER' | 'DELIVERY' | 'STOCK';

/** How each topic is asked about in the six languages; of several that are meant the first counts. */
const questions: [AnswerTopic, RegExp][] = [
  ['RETURN', /\b(returns?|refund|exchange|money back)\b|devol|reembols|\btroca|возвра|верн|обмен|\biade|değişim|退|[换換][货貨]/iu],
  [
    'ORDER',
    /\b(my (order|parcel|package)|order (status|number)|track)|meu pedido|encomenda|rastre|заказ|посылк|sipariş|kargom|[订訂][单單]|包裹|物流/iu,
  ],
  [
    'DELIVERY',
    /\b(deliver|shipping|arrive)|entrega|frete|prazo|достав|teslim|ne zaman gel|kargo ücret|配送|送[达達到]|[运運][费費]|多久/iu,
  ],
  ['STOCK', /\b(in stock|available|sold out|any left)\b|estoque|disponív|esgotad|налич|остал|\bstok|var mı|tüken|[库庫]存|[有缺][货貨]/iu],
];

/** What a shopper asks about; null where nobody can tell. */
export const topicOf = (words: string): AnswerTopic | null => questions.find(([, asked]) => asked.test(words))?.[0] ?? null;

type Asker = { userId: string; locale: Locale; region: Region; now: number };
type Asked = { context: MallContext; db: Db; conversation: ConversationRow; asker: Asker };

async function orderFacts({ context, db, conversation, asker }: Asked, named: string | undefined): Promise<string | null> {
  const { userId, locale } = asker;
  const inShop = conversation.shopId === SUPPORT ? sql`` : sql`and shop_id = ${conversation.shopId}`;
  const { rows } = await db.execute<{ orderNumber: string }>(sql`select order_number as "orderNumber" from orders
    where user_id = ${userId} and delete_status = 0 ${inShop} order by created_at desc limit 1`);
  const orderNumber = named ?? conversation.context?.orderNumber ?? rows[0]?.orderNumber;
  if (orderNumber === undefined) return null;
  const { timeline } = await detailOf(db, await findOrder(db, userId, orderNumber, { beInBin: true }), { context, locale });
  const state = timeline.findLast(({ planned }) => !planned)?.desc;
  return state === undefined ? null : messageText(locale, 'mall.chat.order', { orderNumber, state });
}

/** When and for how much one piece comes to the asker, as his default address says it, in words. */
async function deliveryFacts({ db, asker }: Asked, offer: Offer): Promise<string> {
  const { userId, locale, region, now } = asker;
  const { prodName, shopRegionId, weightGrams, isLocalOnly, price } = offer;
  const address = await findAddress(db, userId, 0, region.regionId);
  const areaId = address?.countryId === region.regionId ? address.areaId : null;
  const parcel = { shopRegionId, weightGrams, isLocalOnly, goods: price ?? 0 };
  const [delivery] = await deliveryOf(db, { regionId: region.regionId, areaId, parcels: [parcel], at: now });
  if (!delivery?.earliest || !delivery.latest || price === null) return messageText(locale, 'mall.chat.notDelivered', { prodName });
  const day = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const days = { earliest: day.format(new Date(delivery.earliest)), latest: day.format(new Date(delivery.latest)) };
  const cost = sumIn(region, locale)(delivery.fee ?? 0);
  return messageText(locale, delivery.free ? 'mall.chat.deliveryFree' : 'mall.chat.delivery', { prodName, ...days, cost });
}

async function productFacts(asked: Asked, topic: Exclude<AnswerTopic, 'ORDER'>, prodId: number): Promise<string | null> {
  const { context, db, asker } = asked;
  const { locale, region } = asker;
  const { rows } = await db.execute<{ skuId: number }>(sql`select sku_id as "skuId" from skus where prod_id = ${prodId} order by sku_id`);
  const offers = await offersOf(context, db, { skuIds: rows.map(({ skuId }) => skuId), regionId: region.regionId, lang: locale });
  const variants = [...offers.values()];
  const offer = variants.find(({ status, stocks }) => status === 1 && stocks !== 0) ?? variants[0];
  if (!offer) return null;
  const { prodName, returnDays, status, stocks } = offer;
  if (topic === 'DELIVERY') return deliveryFacts(asked, offer);
  if (topic === 'RETURN') return messageText(locale, 'mall.chat.return', { prodName, days: returnDays });
  return messageText(locale, status === 1 && stocks !== 0 ? 'mall.chat.inStock' : 'mall.chat.soldOut', { prodName });
}

/**
 * What the mall knows of what was asked, in the asker's language: where an order is, when and for how much a product comes, how long it can
 * be returned, whether it is there. Null where it does not know: then a person answers.
 */
export async function answerFor(
  asked: Asked,
  { type, content, payload }: Pick<MessageRow, 'type' | 'content' | 'payload'>,
): Promise<string | null> {
  const orderNumber = typeof payload?.['orderNumber'] === 'string' ? payload['orderNumber'] : undefined;
  if (type === 'ORDER') return orderFacts(asked, orderNumber);
  const topic = type === 'TEXT' ? topicOf(content) : null;
  if (topic === null) return null;
  if (topic === 'ORDER') return orderFacts(asked, undefined);
  const prodId = asked.conversation.context?.prodId;
  return prodId === undefined ? null : productFacts(asked, topic, prodId);
}
