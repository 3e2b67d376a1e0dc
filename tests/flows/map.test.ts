import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartOf } from '#flows/chart/chart.ts';
import { coverageTint } from '#flows/visualiser/coverage.ts';
import { differenceOf } from '#flows/visualiser/difference.ts';
import { drawingOf } from '#flows/visualiser/chart/drawing.ts';
import { flowOrder, isBack } from '#flows/visualiser/chart/order.ts';
import { mermaidOf } from '#flows/visualiser/export/mermaid.ts';
import { machineJson } from '#flows/visualiser/export/stately.ts';
import { breakable } from '#flows/visualiser/panels/breakable.ts';
import { linesOf } from '#flows/visualiser/sourceLines.ts';
import { replayed } from '#flows/visualiser/live/replayed.ts';
import { packed, readSession, unpacked, walkFile } from '#flows/visualiser/session/file.ts';
import { beginManualWalk, goOn, sessionOf, offersAt } from '#flows/visualiser/session/manualWalk.ts';
import { gatherMachines } from '#flows/machines.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { createMachine } from 'xstate';
import type { Recording } from '#src/devtools/recording.ts';
import { kettle } from './kettle.fixture.ts';

const machines = await gatherMachines();
const stimuliOf = (noun: string) => (noun === 'kettle' ? kettle : null);

/** A walk of two steps through the kettle: the first things that it offers. */
const walk = () => {
  let hand = beginManualWalk('kettle', kettle, Object.keys(kettle.inputs)[0] ?? '');
  for (let nth = 0; nth < 2; nth += 1)
    hand = goOn(
      hand,
      kettle,
      nth,
      offersAt(kettle, hand.steps[nth]!.snapshot).find(({ next }) => next.flow.trace.taken.length > 0)!.stimulus,
    );
  return hand;
};
const file = (change: (session: Record<string, unknown>) => void): string => {
  const session = JSON.parse(JSON.stringify(walkFile(sessionOf(walk())))) as Record<string, unknown>;
  change(session);
  return JSON.stringify(session);
};

describe('A session', () => {
  it('comes back from its file and from its link as it was', async () => {
    const text = file(() => undefined);
    for (const read of [text, await unpacked(await packed(text))]) {
      const loaded = readSession(read, stimuliOf);
      expect('hand' in loaded && loaded.hand.steps.map(({ snapshot }) => statePath(snapshot.value))).toEqual(
        walk().steps.map(({ snapshot }) => statePath(snapshot.value)),
      );
    }
  });

  it('keeps samples by their names: one that stands elsewhere now is found, one that is gone is named', () => {
    const named = (change: (choice: Record<string, unknown>) => void) =>
      file((session) => (session.choices as Record<string, unknown>[]).forEach(change));
    const moved = readSession(
      named((choice) => void (choice.nth = 99)),
      stimuliOf,
    );
    expect('hand' in moved && moved.hand.steps.map(({ stimulus }) => stimulus?.sample)).toEqual(
      walk().steps.map(({ stimulus }) => stimulus?.sample),
    );
    const gone = named((choice) => void (choice.sample = 'a full moon'));
    expect(() => readSession(gone, stimuliOf)).toThrow(/Step 1 of 2, '[\w.]+' \(a full moon\), cannot happen/);
    const older = named((choice) => void delete choice.sample);
    expect('hand' in readSession(older, stimuliOf)).toBe(true);
  });

  it.each([
    ['cut in the middle', () => file(() => undefined).slice(0, 40), /is no JSON .*Save it again/],
    [
      'of another version',
      () =>
        file((session) => {
          session.version = 9;
        }),
      /version 9.*reads version 1.*open it with/,
    ],
    ['of another format', () => '{"format":"a cake"}', /format is 'a cake'/],
    [
      'without its steps',
      () =>
        file((session) => {
          delete session.choices;
        }),
      /'choices' is missing/,
    ],
    [
      'with a step that says nothing',
      () =>
        file((session) => {
          session.choices = [{ type: 'a' }];
        }),
      /Step 1 of the session/,
    ],
    [
      'of a machine that is not here',
      () =>
        file((session) => {
          session.machine = 'samovar';
        }),
      /'samovar'.*check out the commit/,
    ],
    [
      'with a step that cannot happen any more',
      () =>
        file((session) => {
          session.choices = [{ type: 'moon.rose', nth: 0, id: '' }];
        }),
      /Step 1 of 1, 'moon.rose', cannot happen in '.+' of kettle/,
    ],
    ['of a recording of another version', () => '{"format":"serendib.recording","version":7}', /recording is of version 7/],
  ])('%s is refused with the place and what to do', (_, text, sentence) => {
    expect(() => readSession(text(), stimuliOf)).toThrow(sentence);
  });

  it('in a link that was cut is refused', async () => {
    await expect(unpacked('%%%')).rejects.toThrow(/the link was cut/);
  });
});

describe('A chart', () => {
  it.each([...machines])('of %s shows every transition once, and leads from left to right', (_, machine) => {
    const drawing = drawingOf(chartOf(machine));
    const drawn = [...drawing.boxes, ...drawing.lines].flatMap(({ rows }) => rows.flatMap(({ places }) => places));
    expect(new Set(drawn)).toEqual(new Set(drawing.chart.transitions.map(({ place }) => place)));
    const order = flowOrder(drawing.chart, drawing.lines);
    const edges = drawing.lines
      .filter((line) => !line.isInitial)
      .map((line) => (isBack(line, order) ? [line.to, line.from] : [line.from, line.to]));
    expect(edges.filter(([from, to]) => from === to)).toEqual([]);
  });

  it.each([...machines])('of %s knows the source line of each state and transition', (name, machine) => {
    const text = readFileSync(`machines/${name}.ts`, 'utf8');
    const lines = linesOf(`${name}.ts`, text, machine.id);
    const chart = chartOf(machine);
    expect(
      [...chart.states.map(({ path }) => path), ...chart.transitions.map(({ place }) => place)].filter((item) => lines[item] === undefined),
    ).toEqual([]);
    for (const { path } of chart.states.filter((state) => state.path !== ''))
      expect(text.split('\n')[(lines[path] ?? 1) - 1]).toContain(path.split('.').at(-1));
  });

  it.each([...machines])('of %s is exported as Mermaid with every state, and as JSON that XState reads', (_, machine) => {
    const chart = chartOf(machine);
    const mermaid = mermaidOf(chart);
    expect(mermaid).toContain('stateDiagram-v2');
    for (const { path } of chart.states) if (path !== '') expect(mermaid).toContain(`as ${path.replaceAll('.', '_')}`);
    const read = createMachine(JSON.parse(machineJson(machine)) as Parameters<typeof createMachine>[0]);
    expect(chartOf(read).states.map(({ path }) => path)).toEqual(chart.states.map(({ path }) => path));
    expect(chartOf(read).transitions.map(({ place, targets }) => [place, targets])).toEqual(
      chart.transitions.map(({ place, targets }) => [place, targets]),
    );
  });

  it('is coloured by what was walked', () => {
    const chart = chartOf(kettle.machine);
    const guarded = chart.transitions.find(({ guards }) => guards.length > 0)!;
    const tint = coverageTint(chart, { noun: 'kettle', taken: [guarded.place, `${guarded.guards[0]!.place} = yes`], missed: [], from: [] });
    expect(tint(guarded.place)).toBe('half');
    expect(tint(chart.transitions.find(({ place }) => place !== guarded.place)!.place)).toBe('missed');
  });

  it('is coloured where nothing leads out, by whether it was entered', () => {
    const chart = chartOf(
      createMachine({
        id: 'door',
        initial: 'shut',
        states: {
          shut: { on: { open: 'wide.empty', break: 'broken' } },
          wide: { initial: 'full', states: { full: {}, empty: {} } },
          broken: {},
        },
      }),
    );
    const tint = coverageTint(chart, { noun: 'door', taken: ['shut · open · 1'], missed: [], from: [] });
    expect(chart.states.map(({ path }) => [path, tint(path)])).toEqual([
      ['', 'none'],
      ['shut', 'half'],
      ['wide', 'covered'],
      ['wide.full', 'covered'],
      ['wide.empty', 'covered'],
      ['broken', 'missed'],
    ]);
  });

  it('has names that break between their words alone', () => {
    expect(breakable('dialog.cardToken submitOrder refused').split('\u200b')).toEqual(['dialog.', 'card', 'Token submit', 'Order refused']);
  });

  it('lies over its older self: what is new, gone and changed', () => {
    const older = chartOf(
      createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } }, broken: {} } }),
    );
    const newer = chartOf(
      createMachine({
        id: 'lamp',
        initial: 'off',
        states: { off: { on: { press: 'dim' } }, on: { on: { press: 'off' } }, dim: { on: { press: 'on' } } },
      }),
    );
    const { tints, chart } = differenceOf('lamp', 'HEAD', older, newer);
    expect(Object.fromEntries(tints)).toEqual({
      dim: 'added',
      broken: 'removed',
      'off · press · 1': 'changed',
      'dim · press · 1': 'added',
    });
    expect(chart.states.map(({ path }) => path)).toEqual(['', 'off', 'on', 'dim', 'broken']);
  });
});

describe('A recording', () => {
  it('is taken again step by step, without what it asks', () => {
    const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } });
    const press = { at: 1, root: 'r1', to: '', from: null, kind: 'sent', event: { type: 'press' } } as const;
    const recording: Recording = {
      format: 'serendib.recording',
      version: 1,
      at: 3,
      address: '/',
      visitor: null,
      roots: [{ root: 'r1', machine: 'lamp', input: null, snapshot: null, end: null }],
      steps: [{ ...press, kind: 'begun', event: { type: 'xstate.init' } }, press, press, press],
    };
    expect(replayed(recording, () => lamp).map(({ stood }) => stood?.value)).toEqual(['off', 'on', 'off', 'on']);
  });
});
