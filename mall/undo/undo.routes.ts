import { undoKinds } from '#machines/model/undo.ts';
import { groceryListUndos } from '../groceryList/undo.ts';
import { notificationUndo } from '../notification/undo.ts';
import { orderUndos } from '../order/undo.ts';
import type { Module } from '../platform/module.ts';
import { route } from '../platform/http/route.ts';
import { int, nothing, ts, z } from '../platform/http/schemas.ts';
import { endUndo, readUndos, takeBack, undoTimer, type UndoHandler } from './undo.ts';

const handlers: readonly UndoHandler[] = [...groceryListUndos, ...orderUndos, notificationUndo];

const undo = z
  .object({
    token: z.string(),
    kind: z.enum(undoKinds),
    /** What it is about: a list's name, an order's number, a product's name. */
    name: z.string(),
    count: int,
    until: ts,
  })
  .openapi('Undo');

const read = route({
  id: 'C13',
  operationId: 'undos',
  method: 'get',
  path: '/p/undo',
  who: 'user',
  summary: 'What I did a moment ago and can take back, the newest first',
  answer: z.array(undo),
  async handler({ db, user, now }) {
    const open = await readUndos(db, user.userId, now);
    return open.map(({ token, kind, name, count, until }) => ({ token, kind, name, count, until: new Date(until).toISOString() }));
  },
});

const take = route({
  id: 'C14',
  operationId: 'takeBack',
  method: 'post',
  path: '/p/undo/{token}',
  who: 'user',
  summary: 'Takes back what I did: everything is as it was before, or what waited is not done',
  params: z.object({ token: z.string().min(1).max(64) }),
  answer: nothing,
  refusals: ['LIST_NAME_EXISTS', 'LIST_LIMIT', 'LIST_FULL', 'LIST_READ_ONLY', 'SHARE_EXPIRED', 'TRANSITION_NOT_ALLOWED'],
  transitions: ['O34', 'O35'],
  async handler(call) {
    await takeBack(handlers, call, call.params.token);
    return {};
  },
});

export const undoModule: Module = {
  name: 'undo',
  routes: [read, take],
  timers: [{ kind: undoTimer, run: ({ context, db, ref, at }) => endUndo(handlers, { context, db, at }, ref) }],
};
