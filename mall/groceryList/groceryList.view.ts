import { desc, eq } from 'drizzle-orm';
import type { PageParam, z } from '../platform/http/schemas.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { availabilityProblem } from '../cart/availability.ts';
import { findAddress } from '../checkout/deliveryAddress.ts';
import { priceBasket } from '../checkout/basketPricing.ts';
import { pageBody, sliceOf } from '../platform/http/schemas.ts';
import { offersOf, type Offer } from '../product/offer.ts';
import { countLists, itemsOf, maxCountOf, MOST_ITEMS, type ListOwner } from './groceryList.ts';
import type { groceryItem, groceryList, listShare } from './groceryList.schemas.ts';
import { openSharesOf, type Share, type SharedList } from './share.ts';
import { groceryLists, type GroceryItemRow, type GroceryListRow } from './groceryList.tables.ts';
import { verdictOf } from '../platform/verdict.ts';

type ListBody = z.input<typeof groceryList>;
type Entry = { item: GroceryItemRow; offer: Offer };
/** What is shown of lists: their items, or how many pieces of one variant they hold. */
export type ListDetail = {
  withItems: boolean;
  skuId?: number | undefined;
  /** By whose link, and as what, somebody else sees it. */
  shared?: { role: 'EDITOR' | 'VIEWER'; ownerName: string };
};

function itemBody({ item, offer }: Entry, { view: { region } }: ListOwner): z.input<typeof groceryItem> {
  const problem = availabilityProblem(offer);
  const price = offer.price ?? 0;
  const major = (minor: number): number => toMajor(minor, region.digits);
  return {
    itemId: item.itemId,
    prodId: item.prodId,
    skuId: item.skuId,
    shopId: offer.shopId,
    prodName: offer.prodName,
    skuName: offer.skuName,
    pic: offer.pic,
    price: major(Math.max(offer.oriPrice ?? 0, price)),
    discountPrice: major(price),
    currency: region.currency,
    priceSymbol: region.symbol,
    count: item.count,
    maxCount: maxCountOf(offer),
    subtotal: major(problem === null ? price * item.count : 0),
    stocks: offer.stocks,
    stockStatus: offer.stockStatus,
    deliverable: offer.price !== null,
    note: item.note,
    status: offer.status,
    problem,
  };
}

/** What may be done with a list: it can be bought while something in it can be; somebody else may at most add to it. */
function actionsOf(
  listId: number,
  count: { items: number; buyable: number },
  { view: { locale } }: ListOwner,
  role: ListBody['role'],
): ListBody['actions'] {
  const path = `/p/groceryList/${listId}`;
  const verdict = (reasonCode: 'LIST_FULL' | 'OUT_OF_STOCK' | 'NO_ITEMS_SELECTED' | null) => verdictOf(reasonCode, locale);
  const unbuyable = count.items === 0 ? 'NO_ITEMS_SELECTED' : 'OUT_OF_STOCK';
  const all = [
    { action: 'RENAME', ...verdict(null), method: 'PUT', path, needs: ['listName'] },
    { action: 'DELETE', ...verdict(null), method: 'DELETE', path },
    {
      action: 'ADD',
      ...verdict(count.items < MOST_ITEMS ? null : 'LIST_FULL'),
      method: 'POST',
      path: `${path}/items`,
      needs: ['prodId', 'skuId', 'shopId', 'count'],
    },
    { action: 'BUY', ...verdict(count.buyable > 0 ? null : unbuyable), method: 'POST', path: `${path}/buy`, needs: ['mode'] },
  ];
  if (role === 'OWNER') return all;
  return role === 'EDITOR' ? all.filter(({ action }) => action === 'ADD') : [];
}

/** An open link as its owner sees it. */
export function shareBody({ shareCode, mode, expireAt }: Share, { view: { context } }: ListOwner): z.input<typeof listShare> {
  const shareUrl = `/wish-list/shared/${shareCode}`;
  return { shareCode, shareUrl, qrContent: shareUrl, mode, expireTime: context.clock.iso(expireAt) };
}

/** Lists with what they come to: what can be bought, at the prices of the region, and the way to the default address. */
export async function listBodies(owner: ListOwner, lists: readonly GroceryListRow[], detail: ListDetail): Promise<ListBody[]> {
  const { db, userId, view } = owner;
  const { region, locale, context } = view;
  const listIds = lists.map(({ listId }) => listId);
  const items = await itemsOf(db, listIds);
  const offers = await offersOf(context, db, {
    skuIds: [...new Set(items.map(({ skuId }) => skuId))],
    regionId: region.regionId,
    lang: locale,
  });
  const { shared } = detail;
  const role = shared?.role ?? 'OWNER';
  const now = context.clock.now();
  const shares = await openSharesOf(db, shared ? [] : listIds, now);
  const address = shared ? null : await findAddress(db, userId, 0, region.regionId);
  const areaId = address && address.countryId === region.regionId ? address.areaId : null;
  const major = (minor: number): number => toMajor(minor, region.digits);
  const bodies: ListBody[] = [];
  for (const list of lists) {
    const entries = items.flatMap((item): Entry[] => {
      const offer = item.listId === list.listId ? offers.get(item.skuId) : undefined;
      return offer ? [{ item, offer }] : [];
    });
    const buyable = entries.filter(({ offer }) => availabilityProblem(offer) === null);
    const lines = buyable.map(({ item, offer }) => ({ offer, count: item.count }));
    const { priced } = await priceBasket(db, { region, lines, areaId, slotFees: new Map(), isInsured: false, at: now });
    const { subtotal, totalItemCost, deliveryFee } = priced.lines;
    const detailEntry = entries.find(({ item }) => item.skuId === detail.skuId);
    const share = shares.get(list.listId);
    bodies.push({
      listId: list.listId,
      listName: list.name,
      itemCount: entries.length,
      totalQuantity: entries.reduce((sum, { item }) => sum + item.count, 0),
      subtotal: major(subtotal),
      discountPrice: major(totalItemCost),
      deliveryFee: areaId === null ? null : major(deliveryFee),
      // What a small order costs more is not known before everything that is ordered lies in the cart.
      total: major(totalItemCost + deliveryFee),
      currency: region.currency,
      priceSymbol: region.symbol,
      role,
      owner: shared?.ownerName ?? null,
      shared: shared !== undefined || share !== undefined,
      share: share ? shareBody(share, owner) : null,
      updateTime: context.clock.iso(list.updatedAt),
      version: list.version,
      skuCount: detail.skuId === undefined ? null : (detailEntry?.item.count ?? 0),
      items: detail.withItems ? entries.map((entry) => itemBody(entry, owner)) : null,
      actions: actionsOf(list.listId, { items: entries.length, buyable: buyable.length }, owner, role),
    });
  }
  return bodies;
}

/** One list with its items. */
export async function listBody(owner: ListOwner, list: GroceryListRow, detail: Pick<ListDetail, 'shared'> = {}): Promise<ListBody> {
  const [body] = await listBodies(owner, [list], { withItems: true, ...detail });
  return body!;
}

/** Somebody else's list as one sees it who has its link. */
export const sharedBody = (reader: ListOwner, { share, list, ownerName }: SharedList, isShopper: boolean): Promise<ListBody> =>
  listBody(reader, list, { shared: { role: isShopper && share.mode === 'EDIT' ? 'EDITOR' : 'VIEWER', ownerName } });

/** S1: the lists, what was changed last first. */
export async function listPage(owner: ListOwner, intent: PageParam & { skuId?: number | undefined }) {
  const { db, userId } = owner;
  const { limit, offset } = sliceOf(intent);
  const lists = await db
    .select()
    .from(groceryLists)
    .where(eq(groceryLists.userId, userId))
    .orderBy(desc(groceryLists.updatedAt), desc(groceryLists.listId))
    .limit(limit)
    .offset(offset);
  return pageBody(await listBodies(owner, lists, { withItems: false, skuId: intent.skuId }), await countLists(db, userId), intent);
}
