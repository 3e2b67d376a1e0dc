import { route, type Call, type Caller } from '../platform/http/route.ts';
import type { MallEvent } from '../platform/events.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { z } from '../platform/http/schemas.ts';
import { byShopper } from '../platform/http/rateLimit.ts';
import { callerOf } from '../auth/bearer.ts';
import { takeStreamSlot, type StreamSlot } from './streamSlot.ts';

const HEARTBEAT_MS = 25_000;
const MAX_WAITING = 1000;
const openStreams = new WeakMap<MallContext, Set<() => void>>();

/** How one event is written; null leaves it out (its id still counts). */
type Write = (event: MallEvent) => string | null;

const block = (event: MallEvent, name?: string): string =>
  `id: ${event.id}\n${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(event)}\n\n`;

const everything: Write = (event) => block(event);

/** Chat events under their own names (V9): `message`, `read`. */
const chatOnly: Write = (event) => (event.type === 'chat' ? block(event, String(event.data['kind'] ?? 'message')) : null);

/**
 * The shopper's stream as server-sent events: what came after `Last-Event-ID`, then whatever comes, with a heartbeat
 * every 25 seconds. It ends when the token does, at once where the shopper ended its session; the client comes back with the last id it
 * saw and misses nothing.
 */
async function streamOf(
  context: MallContext,
  slot: StreamSlot,
  userId: string,
  authorization: string | undefined,
  lastEventId: string,
  write: Write,
): Promise<Response> {
  const coder = new TextEncoder();
  const open = openStreams.get(context) ?? new Set();
  openStreams.set(context, open);
  const newest = await context.events.head(context.db, userId);
  // An id that was never given is somebody else's, or of a database that is gone.
  let lastId = lastEventId === '' || Number(lastEventId) > Number(newest) ? newest : lastEventId;
  let close = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      let reading: Promise<void> = Promise.resolve();
      const send = (text: string): void => {
        if (isOver) return;
        if ((controller.desiredSize ?? 0) < -MAX_WAITING) close();
        else controller.enqueue(coder.encode(text));
      };
      const readOn = async (): Promise<void> => {
        for (;;) {
          const events = isOver ? [] : await context.events.since(context.db, userId, lastId);
          // His account changed: perhaps it was this session that he ended, from another browser or by a new password.
          if (events.some(({ type }) => type === 'user') && (await callerOf(context, authorization)) === null) return close();
          for (const event of events) {
            lastId = event.id;
            const text = write(event);
            if (text) send(text);
          }
          if (events.length === 0) return;
        }
      };
      const hear = (): void => {
        reading = reading.then(readOn).catch(() => close());
      };
      const deaf = context.events.listen(userId, hear);
      // It has no place of its own in the shopper's sequence.
      const deafToAll = context.events.follow(({ type, ref, at }) => {
        const text = write({ id: lastId, type, ref, at: new Date(at).toISOString(), data: {} });
        if (text) send(text);
      });
      const beat = setInterval(() => {
        send(': still here\n\n');
        void callerOf(context, authorization)
          .then((caller) => (caller === null ? close() : slot.renew()))
          .catch(() => close());
      }, HEARTBEAT_MS);
      beat.unref();
      close = () => {
        if (isOver) return;
        isOver = true;
        deaf();
        deafToAll();
        clearInterval(beat);
        open.delete(close);
        slot.release().catch((failed: Error) => context.log(`a stream's slot waits for its end: ${failed.message}`));
        try {
          controller.close();
        } catch {
          // The reader has gone first.
        }
      };
      open.add(close);
      send(`retry: 3000\nid: ${lastId}\n\n`);
      hear();
    },
    cancel: () => close(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

const answer = async (call: Call<Caller>, write: Write): Promise<Response> => {
  const { headers } = call.request;
  const slot = await takeStreamSlot(call.context, call.user.userId, call.ip, call.region.zone);
  const lastId = headers.get('last-event-id') ?? '';
  return streamOf(
    call.context,
    slot,
    call.user.userId,
    headers.get('authorization') ?? undefined,
    /^\d{1,15}$/.test(lastId) ? lastId : '',
    write,
  );
};

/** C11 and V9: one sequence of ids for both. */
export const streamRoutes = [
  route({
    id: 'C11',
    operationId: 'userStream',
    gateway: 'hidden',
    method: 'get',
    path: '/p/user/stream',
    summary: 'What happens to me, as it happens; resumes after Last-Event-ID',
    who: 'user',
    limits: [byShopper('streamByShopper')],
    answer: z.string(),
    answerType: 'text/event-stream',
    handler: async (call) => answer(call, everything),
  }),
  route({
    id: 'V9',
    operationId: 'chatStream',
    gateway: 'hidden',
    method: 'get',
    path: '/p/chat/stream',
    summary: 'The chat events of the stream, under their own names',
    who: 'user',
    limits: [byShopper('streamByShopper')],
    answer: z.string(),
    answerType: 'text/event-stream',
    handler: async (call) => answer(call, chatOnly),
  }),
];

/** Ends every open stream when the mall stops. */
export const startStreams = (context: MallContext) => (): void => {
  for (const close of openStreams.get(context) ?? []) close();
};
