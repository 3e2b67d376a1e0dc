/** More work waits than may; whoever asked is told to come again. */
export class QueueFull extends Error {}

/** Nobody waited for this work any more when its turn came. */
export class Unwanted extends Error {}

export type TaskQueue = {
  /**
   * Runs `work` in its turn. Callers (`lane`) take turns among each other, so that one of them with much to do does not hold up the rest.
   * `isWanted`: whether anybody still waits for it; it is asked when the turn has come.
   * @throws QueueFull, Unwanted
   */
  run<Result>(work: () => Promise<Result>, lane?: string, isWanted?: () => boolean): Promise<Result>;
};

type Turn = { isWanted: () => boolean; begin: () => void; giveUp: () => void };

/** Does at most `atOnce` things at once; of those that wait there are at most `waiting`, and `perLane` of one caller. */
export function openTaskQueue({ atOnce, waiting, perLane = waiting }: { atOnce: number; waiting: number; perLane?: number }): TaskQueue {
  const lanes = new Map<string, Turn[]>();
  let busy = 0;
  let queued = 0;

  /** Takes the next turn out of the queue; its lane goes to the end: everybody else has a turn before it has another. */
  const take = (): Turn | undefined => {
    const [first] = lanes;
    if (!first) return undefined;
    const [lane, line] = first;
    const turn = line.shift();
    lanes.delete(lane);
    if (line.length > 0) lanes.set(lane, line);
    queued -= 1;
    return turn;
  };

  const next = (): void => {
    busy -= 1;
    for (let turn = take(); turn; turn = take()) {
      if (!turn.isWanted()) {
        turn.giveUp();
        continue;
      }
      busy += 1;
      turn.begin();
      return;
    }
  };

  /** A lane's line without what nobody waits for: that takes no room from who comes now. */
  const lineOf = (lane: string): Turn[] => {
    const line: Turn[] = [];
    for (const turn of lanes.get(lane) ?? []) {
      if (turn.isWanted()) {
        line.push(turn);
        continue;
      }
      queued -= 1;
      turn.giveUp();
    }
    if (line.length > 0) lanes.set(lane, line);
    else lanes.delete(lane);
    return line;
  };

  const turnIn = (lane: string, isWanted: () => boolean): Promise<void> | undefined => {
    if (busy < atOnce) {
      busy += 1;
      return undefined;
    }
    const line = lineOf(lane);
    if (queued >= waiting || line.length >= perLane) throw new QueueFull('more work waits than may');
    lanes.set(lane, line);
    queued += 1;
    return new Promise((begin, giveUp) => line.push({ isWanted, begin, giveUp: () => giveUp(new Unwanted('nobody waits for it')) }));
  };

  return {
    async run(work, lane = '', isWanted = () => true) {
      await turnIn(lane, isWanted);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
