import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isDeferred, deferredWindow, undoWindow } from '#machines/rules/undo.ts';
import type { UndoKind } from '#machines/model/undo.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Call, Caller } from '../platform/http/route.ts';
import { clearTimer, setTimer } from '../platform/timers.ts';

/** What was done; `ref` tells it from others of its kind, `payload` is all that taking it back needs. */
export type Undoable = { kind: UndoKind; ref: string; name: string; count: number; payload: Record<string, unknown> };

export type UndoRow = Undoable & { token: string; userId: string; until: number };

/** Who takes something back, and where. */
export type UndoCall = Pick<Call<Caller>, 'context' | 'db' | 'user' | 'region' | 'locale' | 'requestId' | 'now'>;

/** How what was done of one kind is taken back. */
export type UndoHandler = {
  kind: UndoKind;
  /** Brings back what was before, or leaves it as it is where it was not carried out yet. @throws Refusal where it cannot */
  takeBack(call: UndoCall, undo: UndoRow): Promise<void>;
  /** Does what waited, at the end of the window. */
  carryOut?(ring: { context: MallContext; db: Db; at: number }, undo: UndoRow): Promise<void>;
};

/** Rings at the end of a window; its `ref` is the token. */
export const undoTimer = 'undo.end';

const columns = sql`token, user_id as "userId", kind, ref, name, count, payload, until`;

const tell = (context: MallContext, db: Db, { userId, token, until }: Pick<UndoRow, 'userId' | 'token' | 'until'>, at: number) =>
  context.events.tell(db, userId, { type: 'undo', ref: token, at, data: { until } });

/**
 * Offers to take back what is being done in this transaction, for as long as its kind can. What is offered already stays as it
 * is; nobody waits here for a window that is just ending, since that waits for what is done.
 */
export async function offerUndo(
  context: MallContext,
  db: Db,
  { userId, at, ...undoable }: Undoable & { userId: string; at: number },
): Promise<void> {
  const { kind, ref, name, count, payload } = undoable;
  const token = randomBytes(18).toString('base64url');
  const until = at + (isDeferred(kind) ? deferredWindow : undoWindow);
  const { rowCount } = await db.execute(sql`insert into undo (token, user_id, kind, ref, name, count, payload, until)
    select ${token}, ${userId}, ${kind}, ${ref}, ${name}, ${count}::int, ${JSON.stringify(payload)}::jsonb, ${until}::bigint
    where not exists (select from undo where user_id = ${userId} and kind = ${kind} and ref = ${ref})
    on conflict (user_id, kind, ref) do nothing`);
  if (!rowCount) return;
  await setTimer(context, db, { kind: undoTimer, ref: token, due: until });
  await tell(context, db, { userId, token, until }, at);
}

/** What a shopper can take back at a moment, the newest first (C13). */
export async function readUndos(db: Db, userId: string, at: number): Promise<UndoRow[]> {
  const { rows } = await db.execute<UndoRow>(
    sql`select ${columns} from undo where user_id = ${userId} and until > ${at} order by seq desc`,
  );
  return rows;
}

/** Ends an undo, whatever becomes of it; null where there is none any more. */
async function closeUndo(context: MallContext, db: Db, token: string, at: number): Promise<UndoRow | null> {
  const { rows } = await db.execute<UndoRow>(sql`delete from undo where token = ${token} returning ${columns}`);
  const [undo] = rows;
  if (!undo) return null;
  await clearTimer(db, undoTimer, token);
  await tell(context, db, undo, at);
  return undo;
}

/** Takes back what was done (C14). @throws Refusal NOT_FOUND for one that is over, unknown or somebody else's */
export async function takeBack(handlers: readonly UndoHandler[], call: UndoCall, token: string): Promise<void> {
  const { context, db, user, now: at } = call;
  const { rows } = await db.execute<UndoRow>(
    sql`select ${columns} from undo where token = ${token} and user_id = ${user.userId} and until > ${at} for update`,
  );
  const [undo] = rows;
  const handler = handlers.find(({ kind }) => kind === undo?.kind);
  if (!undo || !handler) throw refuse('NOT_FOUND');
  await handler.takeBack(call, undo);
  await closeUndo(context, db, token, at);
}

/** The window is over: what waited for that is done. */
export async function endUndo(
  handlers: readonly UndoHandler[],
  ring: { context: MallContext; db: Db; at: number },
  token: string,
): Promise<void> {
  const { context, db, at } = ring;
  const undo = await closeUndo(context, db, token, at);
  if (undo) await handlers.find(({ kind }) => kind === undo.kind)?.carryOut?.(ring, undo);
}
