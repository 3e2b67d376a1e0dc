import { describe, expect, it } from 'vitest';
import type { Db } from '#mall/platform/postgres/database.ts';
import { sealed, type ReplayEntry, type ReplayAnswer } from '#mall/platform/replay/replayHistory.ts';
import { OtherSecret, replay, type ReplayTargets } from '#mall/platform/replay/replay.ts';
import { outsideReplayScope, inStagedScope } from '#mall/platform/replay/replayScope.ts';

const secret = 'a secret of sixteen';
const draws = { random: { text: () => '', digits: () => '', int: () => 0, fraction: () => 0 }, nextId: () => 1, trace: () => '' };

/** What was done between two ticks. */
const entry = (
  position: number,
  [started, ended]: [number, number],
  status: number,
  { kind, said = [] }: { kind: 'ring' | 'call'; said?: ReplayAnswer[] },
): ReplayEntry => ({
  position,
  started,
  ended,
  at: 10,
  kind,
  name: kind === 'ring' ? 'demoCards' : 'POST /notice',
  who: null,
  incarnation: 1,
  blocks: [],
  status,
  sealed: sealed(secret, {
    answers: said,
    what: kind === 'ring' ? { ref: 'all' } : { url: '/notice', method: 'POST', headers: [], body: '', ip: '' },
  }),
});

/** A world of one fact: a timer that asks somebody outside writes it when it commits; a notice is refused while it is unknown. */
const openWorld = (): { doers: ReplayTargets; lines: string[] } => {
  const lines: string[] = [];
  let isKnown = false;
  const db = inStagedScope({ transaction: async (work: (tx: unknown) => Promise<unknown>) => work(null) } as unknown as Db);
  const doers = {
    secret,
    source: { chance: () => draws } as unknown as ReplayTargets['source'],
    timers: {
      ringThis: () =>
        db.transaction(async () => {
          lines.push(`the bank says ${await outsideReplayScope(async () => 'nothing')}`);
          isKnown = true;
          lines.push('known');
          return true;
        }),
    } as unknown as ReplayTargets['timers'],
    fetch: () =>
      db.transaction(async () => {
        // As long as a read of the database takes.
        await new Promise((read) => setImmediate(read));
        lines.push(isKnown ? 'heard' : 'refused');
        return new Response(null, { status: isKnown ? 200 : 404 });
      }),
    ops: async () => new Response(),
    reset: async () => undefined,
  } satisfies ReplayTargets;
  return { doers, lines };
};

describe('What ran side by side is done again in the same order', () => {
  const ring = (position: number, asked: number, between: [number, number]): ReplayEntry =>
    entry(position, between, 200, { kind: 'ring', said: [{ kind: 'outside', tick: asked, answer: 'yes' }] });
  const notice = (position: number, committed: number, between: [number, number], status: number): ReplayEntry =>
    entry(position, between, status, { kind: 'call', said: [{ kind: 'commit', tick: committed }] });

  it('where a notice was refused before the timer that would have let it in had come to its end', async () => {
    const { doers, lines } = openWorld();
    const history = [notice(1, 4, [3, 5], 404), ring(2, 2, [1, 9]), notice(3, 7, [6, 10], 404), entry(4, [11, 12], 200, { kind: 'call' })];
    expect(await replay(doers, history)).toEqual([]);
    expect(lines).toEqual(['refused', 'refused', 'the bank says yes', 'known', 'heard']);
  });

  it('and where it came after, what is otherwise is told', async () => {
    const { doers } = openWorld();
    expect(await replay(doers, [ring(1, 2, [1, 3]), entry(2, [4, 5], 404, { kind: 'call' })])).toEqual([
      { position: 2, name: 'POST /notice', was: 404, is: 200 },
    ]);
  });

  it('also one that began before the timer had ended, and waited for it', async () => {
    const { doers, lines } = openWorld();
    expect(await replay(doers, [ring(1, 2, [1, 4]), notice(2, 5, [3, 6], 200)])).toEqual([]);
    expect(lines).toEqual(['the bank says yes', 'known', 'heard']);
  });

  it('and where somebody took a lock between two questions of the timer, which took it only then', async () => {
    const { doers } = openWorld();
    const lines: string[] = [];
    let holder = 'nobody';
    const lock = async (who: string): Promise<void> => {
      await new Promise((asked) => setImmediate(asked));
      lines.push(`${who} finds ${holder}`);
      holder = who;
    };
    const db = inStagedScope({ transaction: async (work: (tx: unknown) => Promise<unknown>) => work(null) } as unknown as Db);
    const ringThis = () =>
      db.transaction(async () => {
        await outsideReplayScope(async () => 'nothing');
        await lock('the timer');
        await outsideReplayScope(async () => 'nothing');
        holder = 'nobody';
        return true;
      });
    const fetch = () =>
      db.transaction(async () => {
        await lock('the call');
        holder = 'nobody';
        return new Response();
      });
    const asked = [2, 6].map((tick): ReplayAnswer => ({ kind: 'outside', tick, answer: 'yes' }));
    const history = [entry(1, [1, 9], 200, { kind: 'ring', said: asked }), notice(2, 4, [3, 10], 200)];
    expect(await replay({ ...doers, fetch, timers: { ringThis } as unknown as ReplayTargets['timers'] }, history)).toEqual([]);
    expect(lines).toEqual(['the call finds nobody', 'the timer finds nobody']);
  });
});

it('A history that a mall with another SECRET sealed is refused in a sentence', async () => {
  const { doers } = openWorld();
  const history = [entry(1, [1, 2], 404, { kind: 'call' })];
  const undone = replay({ ...doers, secret: 'another of sixteen' }, history);
  await expect(undone).rejects.toThrow(OtherSecret);
  await expect(undone).rejects.toThrow('The history of this report was sealed by a mall with another SECRET: set SECRET to that one.');
});
