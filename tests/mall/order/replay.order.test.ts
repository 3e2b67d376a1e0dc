import { describe, expect, it } from 'vitest';
import type { Db } from '#mall/platform/postgres/database.ts';
import { sealed, type ReplayEntry, type ReplayAnswer } from '#mall/platform/replay/replayHistory.ts';
import { OtherSecret, replay, type ReplayTargets } from '#mall/platform/replay/replay.ts';
import { outsideReplayScope, inStagedScope } from '#mall/platform/replay/replayScope.ts';

const secret = 'a secret of sixteen';
const draws = { random: { text: () => '', digits: () => '', int: () => 0, fraction: () => 0 }, nextId: () => 1, trace: () => '' };

const entry = (
  position: number,
  started: number,
  at: number,
  status: number,
  { kind, said }: { kind: 'ring' | 'call'; said: ReplayAnswer[] },
): ReplayEntry => ({
  position,
  started,
  at,
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
  const ring = (position: number, after: number): ReplayEntry =>
    entry(position, 0, 10, 200, { kind: 'ring', said: [{ kind: 'outside', after, answer: 'yes' }] });

  it('where a notice was refused before the timer that would have let it in had come to its end', async () => {
    const { doers, lines } = openWorld();
    const history = [
      entry(1, 0, 11, 404, { kind: 'call', said: [{ kind: 'commit', after: 0 }] }),
      ring(2, 1),
      entry(3, 1, 12, 404, { kind: 'call', said: [{ kind: 'commit', after: 1 }] }),
      entry(4, 3, 14, 200, { kind: 'call', said: [] }),
    ];
    expect(await replay(doers, history)).toEqual([]);
    expect(lines).toEqual(['refused', 'refused', 'the bank says yes', 'known', 'heard']);
  });

  it('and where it came after, what is otherwise is told', async () => {
    const { doers } = openWorld();
    expect(await replay(doers, [ring(1, 0), entry(2, 1, 12, 404, { kind: 'call', said: [] })])).toEqual([
      { position: 2, name: 'POST /notice', was: 404, is: 200 },
    ]);
  });

  it('also one that waited for the timer', async () => {
    const { doers, lines } = openWorld();
    expect(await replay(doers, [ring(1, 0), entry(2, 0, 12, 404, { kind: 'call', said: [{ kind: 'commit', after: 1 }] })])).toEqual([
      { position: 2, name: 'POST /notice', was: 404, is: 200 },
    ]);
    expect(lines).toEqual(['the bank says yes', 'known', 'heard']);
  });
});

it('A history that a mall with another SECRET sealed is refused in a sentence', async () => {
  const { doers } = openWorld();
  const history = [entry(1, 0, 10, 404, { kind: 'call', said: [] })];
  const undone = replay({ ...doers, secret: 'another of sixteen' }, history);
  await expect(undone).rejects.toThrow(OtherSecret);
  await expect(undone).rejects.toThrow('The history of this report was sealed by a mall with another SECRET: set SECRET to that one.');
});
