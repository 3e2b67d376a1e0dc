import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { chartDifferences } from '#flows/diff/chart.diff.ts';
import { chartsAt, commitCalled } from '#flows/diff/commit.ts';
import { pathDifferences } from '#flows/diff/path.diff.ts';
import { fixtureOf } from '#flows/fixtureTypes.ts';
import type { Stamped } from '#machines/ports.ts';

const here = { description: 'Here.' };
const lamp = (how: { guard: 'isWhole' | null; delay: number; tag: boolean; least: number }) => {
  const machine = setup({
    types: { context: {} as { watts: number }, events: {} as Stamped<{ type: 'switch.pressed' }>, tags: {} as 'bright' },
    delays: { rest: how.delay },
    guards: { isWhole: how.least === 1 ? ({ context }) => context.watts > 1 : ({ context }) => context.watts > 9 },
  }).createMachine({
    id: 'lamp',
    ...here,
    context: { watts: 5 },
    initial: 'dark',
    states: {
      dark: { ...here, on: { 'switch.pressed': how.guard ? { target: 'lit', guard: how.guard, ...here } : { target: 'lit', ...here } } },
      lit: { ...here, tags: how.tag ? ['bright'] : [], after: { rest: { target: 'dark', ...here } } },
    },
  });
  return { noun: 'lamp', name: 'lamp.machine', machine, fixture: fixtureOf(machine)({ events: { 'switch.pressed': [{}] }, ports: {} }) };
};
const usual = { guard: 'isWhole', delay: 1_000, tag: true, least: 1 } as const;
const sentences = (how: Parameters<typeof lamp>[0]): string[] =>
  chartDifferences(lamp(usual).machine, lamp(how).machine).map(({ sentence }) => sentence);

describe('the difference of two versions', () => {
  test('is nothing where nothing changed', () => {
    expect(sentences(usual)).toEqual([]);
    expect(pathDifferences(lamp(usual), lamp(usual))).toEqual({ gone: [], fresh: [], other: [] });
  });

  test('names a guard, a delay, a tag, and a guard that is decided otherwise', () => {
    expect(sentences({ ...usual, guard: null })).toEqual(["in 'dark' 'switch.pressed' asked isWhole and asks nothing"]);
    expect(sentences({ ...usual, delay: 2_000 })).toEqual(["the delay 'rest' was 1000 ms and is 2000 ms"]);
    expect(sentences({ ...usual, tag: false })).toEqual(["the state 'lit' is no longer 'bright'"]);
    expect(sentences({ ...usual, least: 9 })).toEqual(["the guard 'isWhole' is written otherwise"]);
  });

  test('tells ways that exist no longer, and those that are new, by a walk', () => {
    const weak = lamp({ ...usual, least: 9 });
    expect(pathDifferences(lamp(usual), weak).gone.map(({ from, by, to }) => [from, by, to])).toEqual([
      ['dark', 'switch.pressed', 'lit'],
      ['lit', '1 s later', 'dark'],
    ]);
    expect(pathDifferences(weak, lamp(usual)).fresh[1]?.walk).toEqual(['starts: usual', 'switch.pressed', '1 s later']);
  });

  test('reads another commit, and says when git knows none', async () => {
    const charts = await chartsAt('HEAD');
    expect(charts.get('login.machine')?.states.map(({ path }) => path)).toContain('dialog.quick.typing');
    await expect(commitCalled('no-such-branch')).rejects.toThrow(
      "git knows no commit 'no-such-branch'. Name a branch, a tag or a commit: origin/main, HEAD~3.",
    );
  });
});
