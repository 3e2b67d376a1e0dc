import { describe, expect, test } from 'vitest';
import { lacksOf, unreachedBy } from '#flows/coverage.ts';
import { coversOf, explore } from '#flows/explorer.ts';
import { createTestModel } from '#flows/model.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { kettle } from './kettle.fixture.ts';

describe('the explorer', () => {
  const seen = explore(kettle);
  const words = [...seen.nodes.values()].map((node) => statePath(node.snapshot.value));
  const into = (word: string) => [...seen.nodes.values()].filter((node) => statePath(node.snapshot.value).includes(word));

  test('finds every state and stops by itself', () => {
    expect(seen.stopped).toEqual([]);
    for (const state of ['empty', 'filling', 'ready', 'boiling', 'done', 'off'])
      expect(
        words.some((word) => word.includes(state)),
        state,
      ).toBe(true);
    expect(words.every((word) => !word.includes('weighing'))).toBe(true);
  });

  test('lets only the earliest timer fire', () => {
    for (const node of into('boiling')) {
      const timers = node.edges.filter((edge) => edge.stimulus.kind === 'time');
      expect(timers).toHaveLength(1);
    }
    const ends = into('boiling')
      .flatMap((node) => node.edges.map((edge) => ({ edge, node })))
      .filter(({ edge }) => edge.stimulus.sample === '85 s');
    expect(ends.length).toBeGreaterThan(0);
    for (const { edge } of ends) expect(statePath(seen.nodes.get(edge.to)?.snapshot.value)).toContain('done');
  });

  test('hears a child only while it runs', () => {
    for (const node of seen.nodes.values()) {
      const heard = node.edges.some((edge) => edge.stimulus.type === 'whistle.blew');
      expect(heard).toBe(statePath(node.snapshot.value).includes('boiling'));
    }
  });

  test('answers by what was asked', () => {
    const fillings = into('filling')
      .flatMap((node) => node.edges.map((edge) => ({ before: node.snapshot, edge })))
      .filter(({ edge }) => edge.stimulus.sample === 'what was wanted');
    expect(fillings.length).toBeGreaterThan(0);
    for (const { before, edge } of fillings) expect(seen.nodes.get(edge.to)?.snapshot.context.litres).toBe(2 - before.context.litres);
  });

  test('tells what no stimulus can reach', () => {
    expect(unreachedBy(seen)).toEqual(['body.boiling · whistle answers · 1', 'body.boiling · whistle is refused · 1']);
    expect(lacksOf(kettle)).toEqual(["the port 'whistle' is never answered"]);
  });

  test('says that it stopped when a limit is reached', () => {
    const { stopped } = explore({ ...kettle, limits: { ...kettle.limits, snapshots: 5 } });
    expect(stopped.join()).toMatch(/stopped at 5 situations, \d+ ways not followed/);
  });

  test('is deterministic', () => {
    const again = explore({ ...kettle });
    expect([...again.nodes.keys()]).toEqual([...seen.nodes.keys()]);
  });
});

describe('the paths', () => {
  const model = createTestModel(kettle);
  const paths = model.getPaths();

  test('take every reachable transition and both sides of every guard, and show what every action changes', () => {
    const exploration = explore(kettle);
    const reachable = new Set([...exploration.nodes.values()].flatMap((node) => node.edges.flatMap((edge) => edge.covers)));
    const taken = new Set(paths.flatMap((path) => path.steps.flatMap((step) => coversOf(step.state))));
    expect([...reachable].filter((item) => !taken.has(item))).toEqual([]);
    expect(taken).toContain('body.weighing · always · 1 ? isFull = yes');
    expect(taken).toContain('body.weighing · always · 1 ? isFull = no');
  });

  test('are few and long', () => {
    expect(paths.length).toBeLessThanOrEqual(4);
  });

  test('are tested with states and events as in @xstate/test', async () => {
    const seen: string[] = [];
    for (const path of paths) {
      await path.test({
        states: { 'body.boiling': () => void seen.push('boiling'), '#kettle.lamp.lit': () => void seen.push('lit') },
        events: { 'readWater.answered': (step) => void seen.push(step.event.type) },
      });
    }
    expect(new Set(seen)).toEqual(new Set(['boiling', 'lit', 'readWater.answered']));
  });

  test('the shortest way to a state is the shortest', () => {
    const [path] = model.getShortestPaths({ toState: (state) => state.matches({ body: 'boiling' }) }).sort((a, b) => a.weight - b.weight);
    expect(path?.steps.map((step) => step.event.type)).toEqual(['xstate.init', 'fill.pressed', 'readWater.answered', 'boil.pressed']);
  });
});
