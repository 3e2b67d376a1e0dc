import { beforeAll, describe, expect, test } from 'vitest';
import { chartOf } from '#flows/chart/chart.ts';
import { CommandError } from '#flows/command.ts';
import type { Path } from '#flows/model.ts';
import { selectPaths, type PathOptions } from '#flows/paths/selectPaths.ts';
import { stopCondition } from '#flows/paths/stopCondition.ts';
import { byPerson } from '#flows/paths/byPerson.ts';
import { meetings } from '#flows/paths/pageControls.ts';
import { login } from '../fixtures/login.fixture.ts';
import { kettle } from './kettle.fixture.ts';

const chart = chartOf(kettle.machine);
const person = byPerson(login, meetings.login ?? {});
const chosen = (options: PathOptions): { paths: Path[]; notes: string[] } => selectPaths('kettle', kettle, options);
const stepsOf = ({ steps }: Path) => steps.slice(1);
const takenIn = (paths: readonly Path[]): Set<string> =>
  new Set(
    paths
      .flatMap(stepsOf)
      .flatMap(({ state }) => state.flow.trace.taken.filter((place) => chart.transitions.some((each) => each.place === place))),
  );
const lengths = (paths: readonly Path[]): number[] => paths.map((path) => stepsOf(path).length);

describe('walks of at most so many steps', () => {
  test('are no longer, and together take what the long ones take', () => {
    const { paths, notes } = chosen({ maxSteps: 8 });
    expect(Math.max(...lengths(paths))).toBeLessThanOrEqual(8);
    expect(notes).toEqual([]);
    expect([...takenIn(chosen({}).paths)].filter((place) => !takenIn(paths).has(place))).toEqual([]);
  });

  test('name what is further away, and nothing that a walk of that length reaches', () => {
    const { paths, notes } = selectPaths('login', person, { maxSteps: 3 });
    expect(Math.max(...lengths(paths))).toBeLessThanOrEqual(3);
    expect(notes).toContain('too far for so few steps: dialog.quick.asking · loginByCode answers · 1');
    expect(notes.join()).not.toContain('close.pressed');
  });
});

describe('random walks', () => {
  const types = (options: PathOptions): string[] =>
    chosen(options)
      .paths.flatMap(stepsOf)
      .map(({ event }) => `${event.type} ${event.nth}`);

  test('have as many steps as asked for, and are the same for the same seed', () => {
    expect(types({ random: 120, seed: 7 })).toHaveLength(120);
    expect(types({ random: 120, seed: 7 })).toEqual(types({ random: 120, seed: 7 }));
    expect(types({ random: 120, seed: 8 })).not.toEqual(types({ random: 120, seed: 7 }));
  });

  test('end where enough is covered', () => {
    const { paths } = chosen({ random: 2_000, seed: 7, stop: 'edge_coverage(30)' });
    const share = takenIn(paths).size / chart.transitions.length;
    expect(share).toBeGreaterThanOrEqual(0.3);
    expect(lengths(paths).reduce((sum, many) => sum + many, 0)).toBeLessThan(2_000);
    const last = paths.at(-1)?.steps.slice(0, -1);
    expect(takenIn([...paths.slice(0, -1), { steps: last } as Path]).size / chart.transitions.length).toBeLessThan(0.3);
  });
});

describe('pairs of transitions', () => {
  const happened = (paths: readonly Path[]): Set<string> =>
    new Set(
      paths.flatMap(({ steps }) =>
        steps.slice(1).flatMap(({ state }, index) => {
          const before = steps[index]?.state.flow.trace.taken ?? [];
          return before.flatMap((one) => state.flow.trace.taken.map((other) => `${one} → ${other}`));
        }),
      ),
    );
  const noPairs = (notes: readonly string[]): string[] => notes.flatMap((note) => /^no pair: (.*): .+$/.exec(note)?.[1] ?? []);
  let pairs: { paths: Path[]; notes: string[] };
  beforeAll(() => {
    pairs = chosen({ pairs: true });
  });

  test('are all taken that a long random walk meets', () => {
    const met = [...happened(chosen({ random: 1_500, seed: 7 }).paths)].filter((pair) => !pair.startsWith('starts'));
    expect(met.length).toBeGreaterThan(50);
    expect(met.filter((pair) => !happened(pairs.paths).has(pair))).toEqual([]);
  });

  test('that cannot follow each other are named with why, and none of them ever does', () => {
    const none = noPairs(pairs.notes);
    expect(none.length).toBeGreaterThan(0);
    expect(none.filter((pair) => happened(pairs.paths).has(pair))).toEqual([]);
    expect(selectPaths('login', person, { pairs: true }).notes).toContain(
      'no pair: dialog.quick.typing · code.pressed · 3 → dialog.quick.typing · login.pressed · 1: isQuickRight says no there',
    );
  });
});

describe('a tag or a requirement', () => {
  test('smoke: everything goes well, and every state is entered that can be without a refusal', () => {
    const { paths } = chosen({ tag: 'smoke' });
    expect(paths.flatMap(stepsOf).filter(({ event }) => event.kind === 'refusal' || event.kind === 'time')).toEqual([]);
    expect(paths.flatMap(stepsOf).filter(({ state }) => state.flow.trace.taken.length === 0)).toEqual([]);
    expect(Math.max(...lengths(paths))).toBeLessThanOrEqual(12);
  });

  test('a requirement is met by what its descriptions name, and by no more', () => {
    const { paths } = selectPaths('login', person, { requirement: 'spec 8' });
    const places = paths.flatMap(({ steps }) => steps).flatMap(({ state }) => state.flow.trace.taken);
    expect(places).toContain('dialog.quick.typing · code.refused · 1');
    expect(paths).toHaveLength(1);
    expect(() => selectPaths('login', person, { requirement: 'spec 7' })).toThrow("There is no requirement of 'login' 'spec 7'.");
    expect(() => chosen({ requirement: 'spec 8' })).toThrow(CommandError);
    expect(() => chosen({ tag: 'busi' })).toThrow('The nearest: busy');
  });
});

test('a stop condition that is none says how one is written', () => {
  expect(() => stopCondition('edge_coverage', chart)).toThrow("'edge_coverage' is no stop condition: write edge_coverage(80)");
  expect(() => stopCondition('edge_covrage(80)', chart)).toThrow('The nearest: edge_coverage');
  expect(() => stopCondition('vertex_coverage(x)', chart)).toThrow('wants a whole number above 0');
  expect(() => stopCondition('reached_vertex(redy)', chart)).toThrow('The nearest: ');
  expect(chosen({ stop: 'reached_edge(lamp.pressed)' }).paths.at(-1)?.steps.at(-1)?.event.type).toBe('lamp.pressed');
  expect(lengths(chosen({ stop: 'length(5)' }).paths)).toEqual([5]);
});
