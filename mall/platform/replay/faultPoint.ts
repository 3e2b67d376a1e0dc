import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Where a request can be cut: as it comes, when its work is done but not kept under its key, around each of its commits and
 * each of its questions to somebody outside, and when its answer is ready to be sent.
 */
export const faultPoints = ['received', 'handled', 'beforeCommit', 'afterCommit', 'beforeOutside', 'afterOutside', 'answered'] as const;
export type FaultPoint = (typeof faultPoints)[number];

const cuts = new AsyncLocalStorage<{ point: FaultPoint; passes: number }>();

/** Ends this process at once, as a power cut does, where the request that runs is to be cut here; anywhere else it does nothing. */
export function faultPoint(point: FaultPoint): void {
  const cut = cuts.getStore();
  if (cut?.point !== point) return;
  cut.passes -= 1;
  if (cut.passes === 0) process.kill(process.pid, 'SIGKILL');
}

/** Answers one request that is cut when it passes `point` for the `pass`-th time. */
export const cutAt = ({ point, pass }: { point: FaultPoint; pass: number }, respond: () => Promise<Response>): Promise<Response> =>
  cuts.run({ point, passes: pass }, async () => {
    faultPoint('received');
    const response = await respond();
    faultPoint('answered');
    return response;
  });
