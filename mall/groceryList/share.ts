import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ShareMode } from '#machines/model/groceryList.ts';
import { longestListName } from '#machines/rules/groceryList.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { maskedName } from '../review/review.ts';
import { addCopies, createList, findList, itemsOf, listNamesOf, lockLists, nameKeyOf, tellLists, type ListOwner } from './groceryList.ts';
import { groceryLists, type GroceryListRow } from './groceryList.tables.ts';

export type Share = { shareCode: string; listId: number; userId: string; mode: ShareMode; expireAt: number; revokedAt: number | null };

const DAY_MS = 86_400_000;

const columns = sql`share_code as "shareCode", list_id as "listId", user_id as "userId", mode, expire_at as "expireAt",
  revoked_at as "revokedAt"`;

/** The links of these lists that are open at a moment, by list. */
export async function openSharesOf(db: Db, listIds: readonly number[], at: number): Promise<Map<number, Share>> {
  if (listIds.length === 0) return new Map();
  const { rows } = await db.execute<Share>(
    sql`select ${columns} from grocery_share where list_id in ${[...listIds]} and revoked_at is null and expire_at > ${at}`,
  );
  return new Map(rows.map((share) => [share.listId, share]));
}

/**
 * S9: opens a list to whoever has its link, or changes for what and until when. A link that is open stays the same.
 * @throws Refusal NOT_FOUND
 */
export async function shareList(
  owner: ListOwner,
  listId: number,
  { mode, expiresInDays, at }: { mode: ShareMode; expiresInDays: number; at: number },
): Promise<Share> {
  const { db, userId } = owner;
  await lockLists(owner);
  await findList(owner, { listId });
  const open = (await openSharesOf(db, [listId], at)).get(listId);
  const expireAt = at + expiresInDays * DAY_MS;
  const shareCode = open?.shareCode ?? randomBytes(18).toString('base64url');
  if (open) await db.execute(sql`update grocery_share set mode = ${mode}, expire_at = ${expireAt} where share_code = ${shareCode}`);
  else {
    await endShare(db, listId, at);
    await db.execute(sql`insert into grocery_share (share_code, list_id, user_id, mode, created_at, expire_at)
      values (${shareCode}, ${listId}, ${userId}, ${mode}, ${at}, ${expireAt})`);
  }
  await tellLists(owner, listId);
  return { shareCode, listId, userId, mode, expireAt, revokedAt: null };
}

/** S10: ends the link of a list at once; where none is open nothing happens. @throws Refusal NOT_FOUND */
export async function revokeShare(owner: ListOwner, listId: number, at: number): Promise<void> {
  const { db } = owner;
  await lockLists(owner);
  await findList(owner, { listId });
  if ((await openSharesOf(db, [listId], at)).has(listId)) await tellLists(owner, listId);
  await endShare(db, listId, at);
}

// Whoever might change the list by this link is told of it no more.
async function endShare(db: Db, listId: number, at: number): Promise<void> {
  await db.execute(sql`update grocery_share set revoked_at = ${at} where list_id = ${listId} and revoked_at is null`);
  await db.execute(sql`delete from grocery_editor where list_id = ${listId}`);
}

/** A list that is open by a link, the link, and the masked name of whose it is. */
export type SharedList = { share: Share; list: GroceryListRow; ownerName: string };

/** The list behind a link. @throws Refusal NOT_FOUND for a code that never was one; SHARE_EXPIRED, with `data.owner`, where it has ended */
export async function findShared(db: Db, shareCode: string, at: number): Promise<SharedList> {
  const { rows } = await db.execute<Share & { nickName: string }>(
    sql`select ${columns}, p.nick_name as "nickName" from grocery_share s join shopper p using (user_id) where share_code = ${shareCode}`,
  );
  const [share] = rows;
  if (!share) throw refuse('NOT_FOUND');
  const ownerName = maskedName(share.nickName);
  const isOpen = share.revokedAt === null && share.expireAt > at;
  const [list] = isOpen ? await db.select().from(groceryLists).where(eq(groceryLists.listId, share.listId)) : [];
  if (!list) throw refuse('SHARE_EXPIRED', { data: { owner: ownerName } });
  return { share, list, ownerName };
}

/** Remembers who opened a list that he may change: from now on he is told of its changes. */
export const noteEditor = async (db: Db, listId: number, userId: string): Promise<void> => {
  // A list that is being deleted meanwhile is waited for, and then not there.
  await db.execute(sql`insert into grocery_editor (list_id, user_id)
    select list_id, ${userId} from grocery_list where list_id = ${listId} for key share on conflict do nothing`);
};

/**
 * As whom a shopper changes the items of a list: his own, or, by a link that is open for it, that of another.
 * @throws Refusal NOT_FOUND, SHARE_EXPIRED, LIST_READ_ONLY where the link only shows the list
 */
export async function editorOf(
  caller: ListOwner,
  listId: number,
  { shareCode, at }: { shareCode?: string | undefined; at: number },
): Promise<{ owner: ListOwner; shared: SharedList | null }> {
  if (shareCode === undefined) return { owner: caller, shared: null };
  const { db, userId } = caller;
  const owner = { ...caller, userId: (await findShared(db, shareCode, at)).share.userId };
  await lockLists(owner);
  // Read again under the lock: the link may have ended while this call waited for it.
  const shared = await findShared(db, shareCode, at);
  if (shared.list.listId !== listId) throw refuse('NOT_FOUND');
  if (owner.userId === userId) return { owner: caller, shared: null };
  if (shared.share.mode !== 'EDIT') throw refuse('LIST_READ_ONLY');
  await noteEditor(db, listId, userId);
  return { owner, shared };
}

/** The name itself, or with the first number from 2 on with which it is free. */
const freeNameOf = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const wantedName = number === 1 ? name : `${[...name].slice(0, longestListName - 4).join('')} ${number}`;
    if (!taken.has(nameKeyOf(wantedName))) return wantedName;
  }
};

/**
 * S12: a list of the caller's own with what stands in somebody else's; without a name it takes that one's, numbered where it is taken.
 * @throws Refusal NOT_FOUND, SHARE_EXPIRED, LIST_NAME_REQUIRED, LIST_NAME_EXISTS, LIST_LIMIT
 */
export async function copyShared(
  caller: ListOwner,
  shareCode: string,
  param: { listName: string | undefined; at: number },
): Promise<GroceryListRow> {
  const { list } = await findShared(caller.db, shareCode, param.at);
  await lockLists(caller);
  const name = param.listName ?? freeNameOf(list.name, await listNamesOf(caller));
  const mine = await createList(caller, name);
  await addCopies(caller, mine.listId, await itemsOf(caller.db, [list.listId]));
  return mine;
}
