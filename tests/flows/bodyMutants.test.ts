import { describe, expect, test } from 'vitest';
import { baselineOf } from '#flows/mutate/baseline.ts';
import { bodyMutantsOf } from '#flows/mutate/bodies/mutants.ts';
import { bodyEdits } from '#flows/mutate/bodies/sites.ts';
import { judged } from '#flows/mutate/judge.ts';
import { mutantName } from '#flows/mutate/mutant.ts';
import { kettle } from './kettle.fixture.ts';

const changesOf = (text: string): string[] =>
  bodyEdits({ file: 'till.machine.ts', text }).map(
    ({ place, kind, start, end, put }) => `${place} ${kind}: ${text.slice(0, start)}${put}${text.slice(end)}`,
  );
/** What becomes of a body's text, without what stands around it. */
const madeOf = (parts: string, chart = '{}'): string[] => {
  const [before, after] = ['setup({', `}).createMachine(${chart});`];
  return changesOf(before + parts + after).map((change) => change.replace(before, '').replace(after, ''));
};

describe('what is changed in a body', () => {
  test('a field is left out, a value is another one, a switch is turned, a number is one more', () => {
    expect(madeOf("actions: { keep: assign({ isOn: true, name: 'tea', ...given, count: 3 }) }")).toEqual([
      "keep leaves out a field: actions: { keep: assign({ name: 'tea', ...given, count: 3 }) }",
      "keep another value: actions: { keep: assign({ isOn: false, name: 'tea', ...given, count: 3 }) }",
      'keep leaves out a field: actions: { keep: assign({ isOn: true, ...given, count: 3 }) }',
      "keep another value: actions: { keep: assign({ isOn: true, name: 'another', ...given, count: 3 }) }",
      "keep leaves out a field: actions: { keep: assign({ isOn: true, name: 'tea', count: 3 }) }",
      "keep leaves out a field: actions: { keep: assign({ isOn: true, name: 'tea', ...given }) }",
      "keep off by one: actions: { keep: assign({ isOn: true, name: 'tea', ...given, count: 4 }) }",
    ]);
  });

  test('a guard is negated, its limit moved, its parts joined the other way', () => {
    expect(madeOf('guards: { isHot: ({ context }) => context.heat >= least && !context.isOff }')).toEqual([
      'isHot negates a condition: guards: { isHot: ({ context }) => ((context.heat >= least) || (!context.isOff)) }',
      'isHot negates a condition: guards: { isHot: ({ context }) => context.heat < least && !context.isOff }',
      'isHot off by one: guards: { isHot: ({ context }) => context.heat > least && !context.isOff }',
      'isHot negates a condition: guards: { isHot: ({ context }) => context.heat >= least && (context.isOff) }',
    ]);
  });

  test('a delay is longer; an event that goes out is another of those that the file knows', () => {
    expect(madeOf('delays: { rest: 5_000 }')).toEqual(['rest off by one: delays: { rest: 5001 }']);
    expect(
      madeOf("actions: { one: emit({ type: 'a.b' }), two: sendParent({ type: 'c.d' }) }").filter((change) => change.includes('event')),
    ).toEqual([
      "one another event: actions: { one: emit({ type: 'c.d' }), two: sendParent({ type: 'c.d' }) }",
      "two another event: actions: { one: emit({ type: 'a.b' }), two: sendParent({ type: 'a.b' }) }",
    ]);
  });

  test('what is asked of a port, by the state that asks', () => {
    const chart = "{ states: { paying: { invoke: { src: 'pay', input: ({ context }) => ({ payType: 1, key: context.key }) } } } }";
    expect(
      bodyEdits({ file: 'till.machine.ts', text: `setup({}).createMachine(${chart});` }).map(({ place, what }) => `${place}: ${what}`),
    ).toEqual(['paying · pay · input: payType: 1', 'paying · pay · input: 1 becomes 2', 'paying · pay · input: key: context.key']);
  });
});

test("the kettle's bodies: each change is a machine of its own, and its walks notice all but these", async () => {
  const mutants = await bodyMutantsOf(new URL('kettle.machine.ts', import.meta.url));
  const bench = baselineOf(kettle);
  const verdicts = mutants.map((mutant) => judged(bench, mutant));
  expect(new Set(mutants.map(mutantName)).size).toBe(mutants.length);
  expect(verdicts.flatMap(({ end, name }) => (end === 'walk' || end === 'law' ? [] : [`${end}: ${name}`]))).toEqual([
    // The child is another machine, which the kettle's walks only hear.
    "same: tell another event: 'whistle.blew' becomes 'boiled' (7:104)",
    'context: keepWater leaves out a field: at: (_, got: { litres: number; at: number }) => got.at (35:69)',
    'context: storeProblem leaves out a field: problem: (_, failed: { error: unknown }) => problemOf(faile… (38:28)',
    'survived: startBoiling leaves out a field: at: (_, now: { at: number }) => now.at (39:78)',
    'context: noteWhistle leaves out a field: whistled: true (40:27)',
    'context: noteWhistle another value: true becomes false (40:37)',
    'context: context leaves out a field: problem: null (52:41)',
    'context: context leaves out a field: until: input.deadline (52:56)',
    'context: context leaves out a field: at: 0 (52:79)',
    'context: context off by one: 0 becomes 1 (52:83)',
    'context: context leaves out a field: whistled: false (52:84)',
    'context: context another value: false becomes true (52:96)',
    'context: body · filling · readWater · onDone · keepWater · params leaves out a field: at: event.output.at (69:105)',
    'context: body · filling · readWater · onError · storeProblem · params leaves out a field: error: event.error (74:74)',
  ]);
});
