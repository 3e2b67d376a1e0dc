import { z } from 'zod';
import { refusalCodes } from '#machines/model/refusalCodes.ts';
import { cutAt, faultPoints } from '../platform/replay/faultPoint.ts';
import { refuse } from '../platform/http/refusal.ts';

/** Bad weather, made on purpose (contract X11). Counted over the requests that match, from when it was set. */
export const faultParam = z.object({
  kind: z.enum(['latency', 'error', 'dropped', 'truncated', 'unauthorized', 'kill']),
  /** Start of the path it hits; absent = every path. */
  path: z.string().optional(),
  method: z.string().optional(),
  /** The n-th matching call is the first one hit, 1 = the next. */
  at: z.number().int().min(1).default(1),
  /** How many calls are hit. */
  times: z.number().int().min(1).default(1),
  /** How long the answer is held back: 1 s for `latency`, else nothing, where it is not said. */
  latencyMs: z.number().int().min(0).max(120_000).optional(),
  /** For `error`: the refusal that is answered in the place of the call. */
  code: z.enum(refusalCodes).default('INTERNAL'),
  /** For `dropped` and `truncated`: let the call happen first, so that only its answer is lost. */
  after: z.boolean().default(true),
  /** For `kill`: the process dies as the call passes this point for the `pass`-th time; a call that never does is answered. */
  point: z.enum(faultPoints).default('answered'),
  pass: z.number().int().min(1).default(1),
});

export type Fault = z.output<typeof faultParam>;

let faults: (Fault & { seen: number })[] = [];

/** From now on these faults happen, and no others (X11). */
export function setFaults(list: Fault[]): void {
  faults = list.map((fault) => ({ ...fault, seen: 0 }));
}

/** The faults that happen, each with how many calls it has hit. */
export function readFaults(): readonly (Fault & { seen: number })[] {
  return faults;
}

/** The fault that hits this request, if any; counts it. */
export function faultFor(request: Request): Fault | null {
  if (faults.length === 0) return null;
  const { pathname } = new URL(request.url);
  let hit: Fault | null = null;
  for (const fault of faults) {
    if (fault.path && !pathname.startsWith(fault.path)) continue;
    if (fault.method && fault.method.toUpperCase() !== request.method) continue;
    fault.seen += 1;
    if (!hit && fault.seen >= fault.at && fault.seen < fault.at + fault.times) hit = fault;
  }
  return hit;
}

/** Answers a call as its fault wants: late, refused, or cut off. */
export async function wearFault(
  fault: Fault,
  respond: () => Promise<Response>,
  answer: (failed: unknown) => Promise<Response>,
): Promise<Response> {
  if (fault.kind === 'unauthorized') return answer(refuse('UNAUTHORIZED'));
  if (fault.kind === 'kill') return cutAt(fault, respond);
  const held = fault.latencyMs ?? (fault.kind === 'latency' ? 1000 : 0);
  if (held > 0) await new Promise((done) => setTimeout(done, held));
  if (fault.kind === 'error') return answer(refuse(fault.code));
  if (fault.kind === 'latency') return respond();
  const whole = fault.after ? await respond() : new Response('{}', { headers: { 'content-type': 'application/json' } });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const headers = new Headers(whole.headers);
  headers.set('content-length', String(bytes.byteLength));
  const half = bytes.subarray(0, Math.floor(bytes.byteLength / 2));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (fault.kind === 'truncated') controller.enqueue(half);
    },
    pull(controller) {
      controller.error(new Error('the connection was dropped on purpose'));
    },
  });
  return new Response(body, { status: whole.status, headers });
}
