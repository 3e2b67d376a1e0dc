/** More work waits than may; whoever asked is told to come again. */
export class QueueFull extends Error {}

export type TaskQueue = {
  /**
   * Runs `work` in its turn. Callers (`lane`) take turns among each other, so that one of them with much to do does not hold up the rest.
   * @throws QueueFull
   */
  run<Result>(work: () => Promise<Result>, lane?: string): Promise<Result>;
};

/** Does at most `atOnce` things at once; of those that wait there are at most `waiting`, and `perLane` of one caller. */
export function openTaskQueue({ atOnce, waiting, perLane = waiting }: { atOnce: number; waiting: number; perLane?: number }): TaskQueue {
  const lanes = new Map<string, (() => void)[]>();
  let busy = 0;
  let queued = 0;

  const next = (): void => {
    busy -= 1;
    const [first] = lanes;
    if (!first) return;
    const [lane, line] = first;
    const go = line.shift();
    // Its lane goes to the end: everybody else has a turn before it has another.
    lanes.delete(lane);
    if (line.length > 0) lanes.set(lane, line);
    queued -= 1;
    busy += 1;
    go?.();
  };

  const turn = (lane: string): Promise<void> | undefined => {
    if (busy < atOnce) {
      busy += 1;
      return undefined;
    }
    const line = lanes.get(lane) ?? [];
    if (queued >= waiting || line.length >= perLane) throw new QueueFull('more work waits than may');
    lanes.set(lane, line);
    queued += 1;
    return new Promise((go) => line.push(go));
  };

  return {
    async run(work, lane = '') {
      await turn(lane);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
