import type { Filling } from '../module.ts';
import { opened, type ReplayAnswer, type ReplayEntry, type Opened } from './replayHistory.ts';
import { inReplayScope, type ReplayScope, type StepKind } from './replayScope.ts';
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

/** A promise, and what settles it. */
class Signal {
  readonly given: Promise<void>;
  give!: () => void;

  constructor() {
    this.given = new Promise((resolve) => {
      this.give = resolve;
    });
  }
}

/** A part of a scene that ends with one of its steps, with its last word, or, where `step` is -1, before its first step. */
type Turn = { tick: number; step: number; begins: Signal; isOver: Signal };

const turnAt = (tick: number, step: number): Turn => ({ tick, step, begins: new Signal(), isOver: new Signal() });

/** A scene that is done again turn by turn: between two of them it rests, and others have theirs. */
class Running {
  readonly turns: readonly Turn[];
  readonly #answers: readonly ReplayAnswer[];
  #asked = 0;
  #ended: Promise<number> | undefined;

  constructor({ kind, started, ended }: ReplayEntry, { answers }: Opened) {
    this.#answers = answers;
    // A call reads before its first step; a timer that rings takes its locks with what it does.
    const start = kind === 'call' || kind === 'plane' ? [turnAt(started, -1)] : [];
    const steps = answers.map(({ tick }, step) => turnAt(tick, step));
    this.turns = [...start, ...steps.toSorted((one, other) => one.tick - other.tick), turnAt(ended, answers.length)];
  }

  /** Begins it once. Whatever it did not come to is over when it ends. */
  begin(perform: () => Promise<number>): void {
    if (this.#ended) return;
    const end = (): void => this.turns.forEach(({ isOver }) => isOver.give());
    this.#ended = perform();
    this.#ended.then(end, end);
  }

  get ended(): Promise<number> | undefined {
    return this.#ended;
  }

  /** Takes a step in its turn, and rests until the next one's. A step that was not taken the first time is taken at once. */
  async step<Answer>(kind: StepKind, work: () => Promise<Answer>): Promise<Answer> {
    const recorded = this.#answers[this.#asked];
    if (recorded?.kind !== kind) return work();
    const place = this.turns.findIndex(({ step }) => step === this.#asked);
    this.#asked += 1;
    if (this.turns[0]?.step === -1) this.turns[0].isOver.give();
    try {
      if (kind === 'outside' && recorded.failed !== undefined) throw new Error(recorded.failed);
      if (kind === 'outside') return recorded.answer as Answer;
      await this.turns[place]?.begins.given;
      return await work();
    } finally {
      this.turns[place]?.isOver.give();
      await this.turns[place + 1]?.begins.given;
    }
  }
}

/**
 * Does every entry again, turn by turn in the order of their ticks, at its moment, with its chance, ids and answers from outside.
 * @throws OtherSecret when the entries cannot be opened
 */
export async function replay(doers: ReplayTargets, entries: readonly ReplayEntry[]): Promise<ReplayDifference[]> {
  const differences: ReplayDifference[] = [];

  const open = (entry: ReplayEntry): Opened => {
    try {
      return opened(doers.secret, entry);
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

  const sceneOf = (entry: ReplayEntry, running: Running): ReplayScope => {
    // What rings opens a transaction before its scene begins: that one is no step of it.
    let isRinging = entry.kind === 'ring';
    return {
      at: entry.at,
      ...(entry.kind === 'reset' ? {} : { chance: doers.source.chance({ incarnation: entry.incarnation, blocks: [...entry.blocks] }) }),
      step(kind, work) {
        const take = () => work(() => undefined);
        const isOwn = isRinging;
        isRinging = false;
        return isOwn ? take() : running.step(kind, take);
      },
    };
  };

  const turns = entries.flatMap((entry) => {
    const recorded = open(entry);
    const running = new Running(entry, recorded);
    return running.turns.map((turn) => ({ turn, entry, recorded, running }));
  });
  for (const { turn, entry, recorded, running } of turns.toSorted((one, other) => one.turn.tick - other.turn.tick)) {
    running.begin(() => inReplayScope(sceneOf(entry, running), () => perform(entry, recorded)));
    turn.begins.give();
    await turn.isOver.given;
    if (turn !== running.turns.at(-1)) continue;
    const is = (await running.ended) ?? 0;
    if (is !== entry.status) differences.push({ position: entry.position, name: entry.name, was: entry.status, is });
  }
  return differences;
}
