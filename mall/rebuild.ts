import type { Filling } from './noun.ts';
import { opened, type Entry, type Opened } from './history.ts';
import { inScene, type Scene } from './scene.ts';
import type { Source } from './source.ts';
import type { TimerRunner } from './timers.ts';

/** The parts of a mall that do again what was done. */
export type Doers = {
  secret: string;
  source: Source;
  timers: TimerRunner;
  fetch(request: Request, ip: string): Promise<Response>;
  ops: (request: Request) => Promise<Response>;
  reset(scenario: Filling['scenario'], seed: string): Promise<void>;
};

/** What went another way than the first time. */
export type Difference = { position: number; door: string; was: number; is: number };

/** The history was sealed by a mall with another SECRET. */
export class OtherSecret extends Error {}

/** Holds a scene's steps back until the history has come as far as it had the first time. */
class Gate {
  #reached = 0;
  #waiting: { after: number; go: () => void }[] = [];

  reach(position: number): void {
    this.#reached = Math.max(this.#reached, position);
    const free = this.#waiting.filter(({ after }) => after <= this.#reached);
    this.#waiting = this.#waiting.filter(({ after }) => after > this.#reached);
    for (const { go } of free) go();
  }

  /** `held` is called when the caller has to wait. */
  async pass(after: number, held: () => void): Promise<void> {
    if (after <= this.#reached) return;
    held();
    await new Promise<void>((go) => this.#waiting.push({ after, go }));
  }
}

/**
 * Does every entry again, in its order, at its moment, with its chance, ids and answers from outside.
 * @throws OtherSecret when the entries cannot be opened
 */
export async function rebuild(doers: Doers, entries: readonly Entry[]): Promise<Difference[]> {
  const gate = new Gate();
  const differences: Difference[] = [];

  const open = (entry: Entry): Opened => {
    try {
      return opened(doers.secret, entry);
    } catch {
      throw new OtherSecret('The history of this report was sealed by a mall with another SECRET.');
    }
  };

  const perform = async (entry: Entry, { what }: Opened): Promise<number> => {
    if (entry.kind === 'reset') await doers.reset(entry.door === 'empty' ? 'empty' : 'demo', 'ref' in what ? what.ref : '');
    else if ('ref' in what) return (await doers.timers.ringThis(entry.door, what.ref)) ? 200 : 404;
    else {
      const { url, method, headers, body, ip } = what;
      const request = new Request(`http://mall${url}`, { method, headers, ...(method === 'GET' || body === '' ? {} : { body: Buffer.from(body, 'base64') }) });
      return (await (entry.kind === 'plane' ? doers.ops(request) : doers.fetch(request, ip))).status;
    }
    return 200;
  };

  /** Begins an entry. `settled` once it has ended or waits for the others. */
  const launch = (entry: Entry): { ended: Promise<number>; settled: Promise<unknown> } => {
    const deed = open(entry);
    const steps = [...deed.said];
    let isRinging = entry.kind === 'ring';
    let held = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      held = resolve;
    });
    const scene: Scene = {
      at: entry.at, ...(entry.kind === 'reset' ? {} : { chance: doers.source.chance({ incarnation: entry.incarnation, blocks: [...entry.blocks] }) }),
      async step(kind, work) {
        // What rings opens a transaction before its scene begins; and a noted one did not know its own commit.
        const isOwn = isRinging;
        isRinging = false;
        const step = isOwn || steps[0]?.kind !== kind ? undefined : steps.shift();
        if (!step) return work(() => undefined);
        await gate.pass(step.after, held);
        if (kind === 'commit') return work(() => undefined);
        if (step.failed !== undefined) throw new Error(step.failed);
        return step.answer as Awaited<ReturnType<typeof work>>;
      },
    };
    const ended = inScene(scene, () => perform(entry, deed));
    return { ended, settled: Promise.race([ended.catch(() => undefined), isHeld]) };
  };

  const underWay = new Map<Entry, Promise<number>>();
  for (const [index, entry] of entries.entries()) {
    gate.reach(entry.position - 1);
    // What was refused left nothing behind and is noted late: it saw the world as it was before this entry ended.
    const isRefused = (other: Entry): boolean => other !== entry && other.status >= 400;
    const begun = entries.slice(index).filter((other) => !underWay.has(other) && other.started < entry.position && (other === entry || isRefused(other) || other.at <= entry.at));
    for (const other of begun.sort((one, two) => Number(isRefused(two)) - Number(isRefused(one)) || one.at - two.at || (one === entry ? 1 : -1))) {
      const { ended, settled } = launch(other);
      underWay.set(other, ended);
      await settled;
    }
    const is = (await underWay.get(entry)) ?? 0;
    if (is !== entry.status) differences.push({ position: entry.position, door: entry.door, was: entry.status, is });
    gate.reach(entry.position);
  }
  return differences;
}
