import { z } from 'zod';
import { refuse } from '../refusal.ts';

/** Bad weather, made on purpose (contract X11). Counted over the requests that match, from when it was set. */
export const faultParam = z.object({
  kind: z.enum(['latency', 'error', 'dropped', 'truncated', 'unauthorized']),
  /** Start of the path it hits; absent = every path. */
  path: z.string().optional(),
  method: z.string().optional(),
  /** The n-th matching call is the first one hit, 1 = the next. */
  at: z.number().int().min(1).default(1),
  /** How many calls are hit. */
  times: z.number().int().min(1).default(1),
  latencyMs: z.number().int().min(0).max(120_000).default(1000),
  /** For `dropped` and `truncated`: let the call happen first, so that only its answer is lost. */
  after: z.boolean().default(true),
});

export type Fault = z.output<typeof faultParam>;

let faults: (Fault & { seen: number })[] = [];

export function setFaults(list: Fault[]): void {
  faults = list.map((fault) => ({ ...fault, seen: 0 }));
}

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

export async function wearFault(fault: Fault, respond: () => Promise<Response>, answer: (failed: unknown) => Promise<Response>): Promise<Response> {
  if (fault.kind === 'unauthorized') return answer(refuse('UNAUTHORIZED'));
  if (fault.kind === 'error') return answer(refuse('INTERNAL'));
  if (fault.kind === 'latency') {
    await new Promise((done) => setTimeout(done, fault.latencyMs));
    return respond();
  }
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
