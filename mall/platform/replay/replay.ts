import type { Filling } from '../module.ts';
import { opened, type ReplayEntry, type Opened } from './replayHistory.ts';
import { inReplayScope, type ReplayScope } from './replayScope.ts';
import type { IdSource } from '../idSource.ts';
import type { TimerRunner } from '../timers.ts';

/** The parts of a mall that do again what was done. */
export type ReplayTargets = {
  secret: string;
  source: IdSource;
  timers: TimerRunner;
  fetch(request: Request, ip: string): Promise<Response>;
  ops: (request: Request) => Promise<Response>;
  reset(scenario: Filling['scenario'], seed: string): Promise<void>;
};

/** What went another way than the first time. */
export type ReplayDifference = { position: number; name: string; was: number; is: number };

/** The history was sealed by a mall with another SECRET. */
export class OtherSecret extends Error {}

/** A scene that is done again. It rests while a gate holds it, and when it has ended. */
class Running {
  /** What was refused left nothing behind and is noted late: it saw the world as it was before what was noted meanwhile. */
  readonly isRefused: boolean;
  rests!: Promise<void>;
  rest!: () => void;
  ended: Promise<number> = Promise.resolve(0);

  constructor({ status }: ReplayEntry) {
    this.isRefused = status >= 400;
    this.wake();
  }

  wake(): void {
    this.rests = new Promise((resolve) => {
      this.rest = resolve;
    });
  }
}

/** Holds a scene's steps back until the history has come as far as it had the first time. */
class Gate {
  #reached = 0;
  #reachedByRefused = 0;
  #waiting: { after: number; running: Running; go: () => void }[] = [];

  /** Lets everybody pass who waits for this position; first, alone, those that were refused. */
  reach(position: number, who: 'refused' | 'all'): void {
    this.#reachedByRefused = position;
    if (who === 'all') this.#reached = position;
    const isFree = ({ after, running }: { after: number; running: Running }): boolean =>
      after <= position && (who === 'all' || running.isRefused);
    const free = this.#waiting.filter(isFree);
    this.#waiting = this.#waiting.filter((each) => !isFree(each));
    for (const { running, go } of free) {
      running.wake();
      go();
    }
  }

  async pass(after: number, running: Running): Promise<void> {
    if (after <= (running.isRefused ? this.#reachedByRefused : this.#reached)) return;
    running.rest();
    await new Promise<void>((go) => this.#waiting.push({ after, running, go }));
  }
}

/**
 * Does every entry again, in its order, at its moment, with its chance, ids and answers from outside.
 * @throws OtherSecret when the entries cannot be opened
 */
export async function replay(doers: ReplayTargets, entries: readonly ReplayEntry[]): Promise<ReplayDifference[]> {
  const gate = new Gate();
  const differences: ReplayDifference[] = [];

  const openedOf = new Map<ReplayEntry, Opened>();
  const open = (entry: ReplayEntry): Opened => {
    const known = openedOf.get(entry);
    if (known) return known;
    try {
      const fresh = opened(doers.secret, entry);
      openedOf.set(entry, fresh);
      return fresh;
    } catch {
      throw new OtherSecret('The history of this report was sealed by a mall with another SECRET: set SECRET to that one.');
    }
  };

  const perform = async (entry: ReplayEntry, { what }: Opened): Promise<number> => {
    if (entry.kind === 'reset') await doers.reset(entry.name === 'empty' ? 'empty' : 'demo', 'ref' in what ? what.ref : '');
    else if ('ref' in what) return (await doers.timers.ringThis(entry.name, what.ref)) ? 200 : 404;
    else {
      const { url, method, headers, body, ip } = what;
      const request = new Request(`http://mall${url}`, {
        method,
        headers,
        ...(method === 'GET' || body === '' ? {} : { body: Buffer.from(body, 'base64') }),
      });
      return (await (entry.kind === 'plane' ? doers.ops(request) : doers.fetch(request, ip))).status;
    }
    return 200;
  };

  const launch = (entry: ReplayEntry): Running => {
    const recorded = open(entry);
    const steps = [...recorded.answers];
    let isRinging = entry.kind === 'ring';
    const running = new Running(entry);
    const scene: ReplayScope = {
      at: entry.at,
      ...(entry.kind === 'reset' ? {} : { chance: doers.source.chance({ incarnation: entry.incarnation, blocks: [...entry.blocks] }) }),
      async step(kind, work) {
        // What rings opens a transaction before its scene begins; and a noted one did not know its own commit.
        const isOwn = isRinging;
        isRinging = false;
        const step = isOwn || steps[0]?.kind !== kind ? undefined : steps.shift();
        if (!step) return work(() => undefined);
        await gate.pass(step.after, running);
        if (kind === 'commit') return work(() => undefined);
        if (step.failed !== undefined) throw new Error(step.failed);
        return step.answer as Awaited<ReturnType<typeof work>>;
      },
    };
    running.ended = inReplayScope(scene, () => perform(entry, recorded));
    const rest = (): void => running.rest();
    running.ended.then(rest, rest);
    return running;
  };

  // At one moment, whoever spoke with the outside began first: what the outside says to us may be its echo.
  const turnOf = (entry: ReplayEntry): number => (open(entry).answers.some(({ kind }) => kind === 'outside') ? 0 : 1);
  const underWay = new Map<ReplayEntry, Running>();
  const begin = async (begun: readonly ReplayEntry[]): Promise<void> => {
    for (const entry of begun.toSorted((one, other) => one.at - other.at || turnOf(one) - turnOf(other) || other.position - one.position)) {
      const running = launch(entry);
      underWay.set(entry, running);
      await running.rests;
    }
  };
  for (const [index, entry] of entries.entries()) {
    const left = entries.slice(index).filter((other) => !underWay.has(other) && other.started < entry.position);
    const refused = left.filter((other) => other !== entry && other.status >= 400);
    gate.reach(entry.position - 1, 'refused');
    await begin(refused);
    for (const { isRefused, rests } of underWay.values()) if (isRefused) await rests;
    gate.reach(entry.position - 1, 'all');
    await begin(left.filter((other) => other === entry || (!refused.includes(other) && other.at <= entry.at)));
    const is = (await underWay.get(entry)?.ended) ?? 0;
    if (is !== entry.status) differences.push({ position: entry.position, name: entry.name, was: entry.status, is });
  }
  return differences;
}
