import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CartView } from '../cart/cart.ts';
import type { Call, Caller } from '../platform/http/route.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { offersOf, type Offer } from '../product/offer.ts';
import { groceryItems, groceryLists, type GroceryItemRow, type GroceryListRow } from './groceryList.tables.ts';

export const MOST_LISTS = 50;
export const MOST_ITEMS = 200;
const MOST_OF_ONE = 999;

/** Whose lists these are, and where and in which words they are read. */
export type ListOwner = { db: Db; userId: string; view: CartView };
/** A list as it was before it was deleted; `editors`: who might change it by its link. */
export type RemovedList = { list: GroceryListRow; items: GroceryItemRow[]; editors: string[] };
type ListCall = Pick<Call<Caller>, 'context' | 'db' | 'user' | 'region' | 'locale'>;
export type ItemParam = { prodId: number; skuId: number; shopId: number; count: number };

// What no screen and no address can show becomes a space.
const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();

/** What tells names apart: neither case nor spaces do. */
export const nameKeyOf = (name: string): string => tidied(name).normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** The most pieces of an offer that may stand in a list. */
export const maxCountOf = ({ maxBuy }: Pick<Offer, 'maxBuy'>): number => Math.min(maxBuy ?? MOST_OF_ONE, MOST_OF_ONE);

/** Only one change of a shopper's lists at a time; held until the transaction ends. */
export async function lockLists({ db, userId }: ListOwner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`groceryList|${userId}`}, 0))`);
}

/** Whose lists a call is about, where they are the caller's own. */
export const ownerOf = ({ context, db, user, region, locale }: ListCall): ListOwner => ({
  db,
  userId: user.userId,
  view: { context, region, locale },
});

/** Who may change a list by its link, and opened it. */
async function editorsOf(db: Db, listId: number): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`select user_id as "userId" from grocery_editor where list_id = ${listId}`);
  return rows.map(({ userId }) => userId);
}

/** Tells the owner's windows, and those of all who may change it, that a list is another now. */
export async function tellLists({ db, userId, view: { context } }: ListOwner, listId: number): Promise<void> {
  const heard = new Set([userId, ...(await editorsOf(db, listId))]);
  for (const each of [...heard].sort()) await context.events.tell(db, each, { type: 'list', ref: String(listId), at: context.clock.now() });
}

/** The list of this shopper. @throws Refusal NOT_FOUND, also for somebody else's */
export async function findList({ db, userId }: ListOwner, param: { listId: number } | { listName: string }): Promise<GroceryListRow> {
  const [list] = await db
    .select()
    .from(groceryLists)
    .where(
      and(
        eq(groceryLists.userId, userId),
        'listId' in param ? eq(groceryLists.listId, param.listId) : eq(groceryLists.nameKey, nameKeyOf(param.listName)),
      ),
    );
  if (!list) throw refuse('NOT_FOUND');
  return list;
}

/** What stands in these lists, in their order. */
export async function itemsOf(db: Db, listIds: readonly number[]): Promise<GroceryItemRow[]> {
  if (listIds.length === 0) return [];
  return db
    .select()
    .from(groceryItems)
    .where(inArray(groceryItems.listId, [...listIds]))
    .orderBy(asc(groceryItems.place), asc(groceryItems.addedAt), asc(groceryItems.itemId));
}

/** How many lists a shopper has. */
export async function countLists(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ lists: number }>(sql`select count(*)::int as lists from grocery_list where user_id = ${userId}`);
  return rows[0]?.lists ?? 0;
}

/** What tells the names of a shopper's lists apart. */
export async function listNamesOf({ db, userId }: ListOwner): Promise<Set<string>> {
  const lists = await db.select({ nameKey: groceryLists.nameKey }).from(groceryLists).where(eq(groceryLists.userId, userId));
  return new Set(lists.map(({ nameKey }) => nameKey));
}

/** Puts what stands in another list into one that is empty, in the same order. */
export async function addCopies({ db, view: { context } }: ListOwner, listId: number, items: readonly GroceryItemRow[]): Promise<void> {
  if (items.length === 0) return;
  await db.insert(groceryItems).values(items.map((item) => ({ ...item, itemId: context.nextId(), listId })));
}

// Under the lock, so that no other list takes the name meanwhile.
async function freeName({ db, userId }: ListOwner, wantedName: string, ownId: number): Promise<{ name: string; nameKey: string }> {
  const nameKey = nameKeyOf(wantedName);
  // A name of dots alone cannot stand in an address.
  if (nameKey.replaceAll('.', '') === '')
    throw refuse('LIST_NAME_REQUIRED', { fields: [{ field: 'listName', code: 'LIST_NAME_REQUIRED' }] });
  const [taken] = await db
    .select({ listId: groceryLists.listId })
    .from(groceryLists)
    .where(and(eq(groceryLists.userId, userId), eq(groceryLists.nameKey, nameKey), ne(groceryLists.listId, ownId)));
  if (taken) throw refuse('LIST_NAME_EXISTS', { fields: [{ field: 'listName', code: 'LIST_NAME_EXISTS' }] });
  return { name: tidied(wantedName), nameKey };
}

/** The list as it is after a change, told to the shopper's other windows. */
export async function changed(owner: ListOwner, listId: number, name: { name?: string; nameKey?: string } = {}): Promise<GroceryListRow> {
  const [list] = await owner.db
    .update(groceryLists)
    .set({ ...name, version: sql`${groceryLists.version} + 1`, updatedAt: owner.view.context.clock.now() })
    .where(eq(groceryLists.listId, listId))
    .returning();
  if (!list) throw refuse('NOT_FOUND');
  await tellLists(owner, listId);
  return list;
}

/** S2. @throws Refusal LIST_NAME_REQUIRED, LIST_NAME_EXISTS, LIST_LIMIT */
export async function createList(owner: ListOwner, wantedName: string): Promise<GroceryListRow> {
  const { db, userId, view } = owner;
  await lockLists(owner);
  const name = await freeName(owner, wantedName, 0);
  if ((await countLists(db, userId)) >= MOST_LISTS) throw refuse('LIST_LIMIT', { data: { limit: MOST_LISTS } });
  const now = view.context.clock.now();
  const list = { listId: view.context.nextId(), userId, ...name, version: 1, createdAt: now, updatedAt: now };
  await db.insert(groceryLists).values(list);
  await tellLists(owner, list.listId);
  return list;
}

/** S4. @throws Refusal NOT_FOUND, LIST_NAME_REQUIRED, LIST_NAME_EXISTS */
export async function renameList(owner: ListOwner, listId: number, wantedName: string): Promise<GroceryListRow> {
  await lockLists(owner);
  await findList(owner, { listId });
  return changed(owner, listId, await freeName(owner, wantedName, listId));
}

/** S5. @throws Refusal NOT_FOUND */
export async function removeList(owner: ListOwner, listId: number): Promise<RemovedList> {
  const { db } = owner;
  await lockLists(owner);
  const removed = { list: await findList(owner, { listId }), items: await itemsOf(db, [listId]), editors: await editorsOf(db, listId) };
  await tellLists(owner, listId);
  await db.delete(groceryLists).where(eq(groceryLists.listId, listId));
  return removed;
}

async function offerOf({ db, view }: ListOwner, skuId: number): Promise<Offer | undefined> {
  return (await offersOf(view.context, db, { skuIds: [skuId], regionId: view.region.regionId, lang: view.locale })).get(skuId);
}

const refuseMore = (offer: Pick<Offer, 'maxBuy'>, count: number): void => {
  const most = maxCountOf(offer);
  if (count > most) throw refuse('QTY_LIMIT', { data: { maxBuy: most }, values: { max: most } });
};

/** S6: as many more of a variant. @throws Refusal NOT_FOUND, PROD_OFFLINE, QTY_LIMIT, LIST_FULL */
export async function addItem(owner: ListOwner, listId: number, param: ItemParam): Promise<GroceryListRow> {
  const { db, view } = owner;
  await lockLists(owner);
  await findList(owner, { listId });
  const offer = await offerOf(owner, param.skuId);
  if (!offer || offer.prodId !== param.prodId || offer.shopId !== param.shopId) throw refuse('NOT_FOUND');
  if (offer.status === 0) throw refuse('PROD_OFFLINE');
  const items = await itemsOf(db, [listId]);
  const known = items.find(({ skuId }) => skuId === param.skuId);
  const count = (known?.count ?? 0) + param.count;
  refuseMore(offer, count);
  if (known) await db.update(groceryItems).set({ count }).where(eq(groceryItems.itemId, known.itemId));
  else {
    if (items.length >= MOST_ITEMS) throw refuse('LIST_FULL', { data: { limit: MOST_ITEMS } });
    const { prodId, skuId, shopId } = param;
    const { context } = view;
    await db.insert(groceryItems).values({
      itemId: context.nextId(),
      listId,
      prodId,
      skuId,
      shopId,
      count,
      note: null,
      addedAt: context.clock.now(),
      place: (items.at(-1)?.place ?? 0) + 1,
    });
  }
  return changed(owner, listId);
}

/** Puts a thing at another place of its list; all others keep their order. */
async function moveItem(db: Db, items: readonly GroceryItemRow[], itemId: number, place: number): Promise<void> {
  const order = items.map((item) => item.itemId).filter((each) => each !== itemId);
  order.splice(place, 0, itemId);
  const placed = sql.join(
    order.map((each, at) => sql`(${each}::bigint, ${at}::int)`),
    sql`, `,
  );
  await db.execute(sql`update grocery_item set place = placed.place from (values ${placed}) placed (item_id, place)
    where grocery_item.item_id = placed.item_id`);
}

/**
 * S7: so many pieces, what is noted, and where it stands; what is not named stays. Fewer than there were are never refused.
 * @throws Refusal NOT_FOUND, QTY_LIMIT
 */
export async function changeItem(
  owner: ListOwner,
  at: { listId: number; itemId: number },
  param: { count?: number | undefined; note?: string | undefined; place?: number | undefined },
): Promise<GroceryListRow> {
  const { db } = owner;
  await lockLists(owner);
  await findList(owner, { listId: at.listId });
  const items = await itemsOf(db, [at.listId]);
  const item = items.find(({ itemId }) => itemId === at.itemId);
  if (!item) throw refuse('NOT_FOUND');
  const { count = item.count, place } = param;
  const offer = await offerOf(owner, item.skuId);
  if (count > item.count) refuseMore(offer ?? { maxBuy: null }, count);
  const note = param.note === undefined ? item.note : tidied(param.note) || null;
  await db.update(groceryItems).set({ count, note }).where(eq(groceryItems.itemId, item.itemId));
  if (place !== undefined) await moveItem(db, items, item.itemId, place);
  return changed(owner, at.listId);
}

/** S8: takes these out, all of them where none is named; what is not there is passed over. @throws Refusal NOT_FOUND */
export async function removeItems(
  owner: ListOwner,
  listId: number,
  itemIds: readonly number[],
): Promise<{ list: GroceryListRow; items: GroceryItemRow[] }> {
  await lockLists(owner);
  const list = await findList(owner, { listId });
  const items = await owner.db
    .delete(groceryItems)
    .where(and(eq(groceryItems.listId, listId), itemIds.length > 0 ? inArray(groceryItems.itemId, [...itemIds]) : undefined))
    .returning();
  return { list: items.length > 0 ? await changed(owner, listId) : list, items };
}
