import { sql } from 'drizzle-orm';
import { refuse } from '../platform/http/refusal.ts';
import { offerUndo, type UndoHandler } from '../undo/undo.ts';
import {
  changed,
  countLists,
  findList,
  itemsOf,
  listNamesOf,
  lockLists,
  MOST_ITEMS,
  MOST_LISTS,
  ownerOf,
  removeItems,
  removeList,
  tellLists,
  type ListOwner,
  type RemovedList,
} from './groceryList.ts';
import { groceryItems, groceryLists, type GroceryItemRow, type GroceryListRow } from './groceryList.tables.ts';
import { editorOf } from './share.ts';

/** `shareCode`: the link by which they were taken out, null for one's own list. */
type RemovedItems = { listId: number; shareCode: string | null; items: GroceryItemRow[] };

/** S5, for a while to be taken back. @throws Refusal NOT_FOUND */
export async function removeListForNow(owner: ListOwner, listId: number, at: number): Promise<void> {
  const { db, userId, view } = owner;
  const payload = await removeList(owner, listId);
  const { list, items } = payload;
  await offerUndo(view.context, db, { kind: 'LIST', ref: String(listId), name: list.name, count: items.length, payload, userId, at });
}

/** S8, for a while to be taken back by whoever did it. @throws Refusal NOT_FOUND */
export async function removeItemsForNow(
  owner: ListOwner,
  listId: number,
  param: { itemIds: readonly number[]; shareCode: string | null; by: string; at: number },
): Promise<GroceryListRow> {
  const { db, view } = owner;
  const { itemIds, shareCode, by: userId, at } = param;
  const { list, items } = await removeItems(owner, listId, itemIds);
  if (items.length === 0) return list;
  const payload: RemovedItems = { listId, shareCode, items };
  const ref = `${listId} ${list.version}`;
  await offerUndo(view.context, db, { kind: 'LIST_ITEMS', ref, name: list.name, count: items.length, payload, userId, at });
  return list;
}

const listUndo: UndoHandler = {
  kind: 'LIST',
  async takeBack(call, { payload }) {
    const owner = ownerOf(call);
    const { db, userId } = owner;
    const { list, items, editors } = payload as RemovedList;
    await lockLists(owner);
    if ((await listNamesOf(owner)).has(list.nameKey)) throw refuse('LIST_NAME_EXISTS');
    if ((await countLists(db, userId)) >= MOST_LISTS) throw refuse('LIST_LIMIT', { data: { limit: MOST_LISTS } });
    await db.insert(groceryLists).values(list);
    if (items.length > 0) await db.insert(groceryItems).values(items);
    for (const editor of editors) await db.execute(sql`insert into grocery_editor (list_id, user_id) values (${list.listId}, ${editor})`);
    await tellLists(owner, list.listId);
  },
};

const listItemsUndo: UndoHandler = {
  kind: 'LIST_ITEMS',
  async takeBack(call, { payload }) {
    const { listId, shareCode, items } = payload as RemovedItems;
    const { owner } = await editorOf(ownerOf(call), listId, { shareCode: shareCode ?? undefined, at: call.now });
    const { db } = owner;
    await lockLists(owner);
    await findList(owner, { listId });
    const standing = await itemsOf(db, [listId]);
    // What was put in again meanwhile stands as it is.
    const missing = items.filter(({ skuId }) => standing.every((item) => item.skuId !== skuId));
    if (standing.length + missing.length > MOST_ITEMS) throw refuse('LIST_FULL', { data: { limit: MOST_ITEMS } });
    if (missing.length > 0) await db.insert(groceryItems).values(missing);
    await changed(owner, listId);
  },
};

export const groceryListUndos: readonly UndoHandler[] = [listUndo, listItemsUndo];
