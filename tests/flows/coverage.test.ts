import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createActor, initialTransition, setup, StateMachine, transition, type AnyStateMachine } from 'xstate';
import { coverageOf } from '#flows/coverage/metrics.ts';
import { faultsOf } from '#flows/coverage/gate.ts';
import { htmlOf } from '#flows/coverage/html.ts';
import { Recorder } from '#flows/coverage/recorder.ts';
import { readRecords, writeRecord, type CoverageRecord } from '#flows/coverage/records.ts';
import { reportOf } from '#flows/coverage/report.ts';
import { explore } from '#flows/explorer.ts';
import { fixtureOf, type Fixture } from '#flows/fixtureTypes.ts';
import { createTestModel } from '#flows/model.ts';
import type { NamedMachine } from '#flows/machineRegistry.ts';
import type { Stimulus } from '#flows/explorerState.ts';
import { MachineDriver } from '../drivers/machine.driver.ts';
import { kettle as wholeKettle } from './kettle.fixture.ts';
import { kettleMachine } from './kettle.machine.ts';

/** The kettle with another chart. */
const kettleWith = (changed: object): AnyStateMachine =>
  new StateMachine(
    { ...kettleMachine.config, ...changed } as AnyStateMachine['config'],
    kettleMachine.implementations as AnyStateMachine['implementations'],
  );

type Chart = { [part: string]: unknown; states: Record<string, Chart> };
const { body, lamp } = kettleMachine.config.states as unknown as Record<'body' | 'lamp', Chart>;

/** A kettle whose whistle neither falls off nor breaks: everything in it can happen. */
const machine = kettleWith({
  states: { lamp, body: { ...body, states: { ...body.states, boiling: { ...body.states.boiling, invoke: { src: 'whistle' } } } } },
});
const kettle: Fixture = { ...wholeKettle, machine, shownBy: 'nobody but this test' };
const named = (other = machine): NamedMachine => ({
  noun: 'kettle',
  name: 'kettle.machine',
  machine: other,
  fixture: { ...kettle, machine: other },
});

/** What real actors take and ask along the paths of the kettle, or along so many steps of each. */
function walkedKettle(steps = Infinity): CoverageRecord {
  const recorder = new Recorder(machine);
  const paths = createTestModel(kettle).getPaths();
  for (const path of paths) {
    const driver = new MachineDriver({ ...kettle, machine: recorder.watched() }, Object.values(kettle.inputs)[0]);
    recorder.follow(driver.actor);
    for (const { event } of path.steps.slice(1, steps + 1)) driver.take(event as Stimulus);
  }
  return recorder.record({ kind: 'walks', machine: 'kettle.machine', from: 'tests/flows/coverage.test.ts' });
}

describe('the record', () => {
  test('holds what really ran: as much as the explorer finds there is', () => {
    const { nodes, starts } = explore(kettle);
    const reached = new Set([
      ...starts.flatMap(({ covers }) => covers),
      ...[...nodes.values()].flatMap(({ edges }) => edges.flatMap(({ covers }) => covers)),
    ]);
    // What a step did, and what came together, stands in the explorer's items too (`place / action`, `[place + place] to state`).
    expect(Object.keys(walkedKettle().items).sort()).toEqual(
      [...reached].filter((item) => !item.includes(' / ') && !item.startsWith('[')).sort(),
    );
  });

  test('says nothing of a chart that has changed since', () => {
    const changed = kettleWith({ on: { 'power.came': { description: 'Power, whatever it does.' } } });
    const coverage = coverageOf(named(changed), [walkedKettle()]);
    expect(coverage.from).toEqual([]);
    expect(faultsOf(coverage)).toContain('its records are of another chart: run tests/flows/coverage.test.ts again');
  });

  test('is written whole, found again, and replaced by the next run', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coverage-'));
    await writeRecord(walkedKettle(), folder);
    await writeRecord(walkedKettle(3), folder);
    await writeFile(join(folder, 'walks', 'old.json'), '{"format":0}');
    expect((await readdir(join(folder, 'walks'))).sort()).toEqual(['kettle.machine.coverage.json', 'old.json']);
    const records = await readRecords(folder);
    expect(records).toEqual([JSON.parse(await readFile(join(folder, 'walks', 'kettle.machine.coverage.json'), 'utf8'))]);
  });

  test('keeps apart who takes a pure step, and hears refused ones', () => {
    const door = setup({
      types: { events: {} as { type: 'door.opened'; isHard: boolean } },
      guards: { isHard: (_, invokes: { isHard: boolean }) => invokes.isHard },
    }).createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { 'door.opened': { guard: { type: 'isHard', params: ({ event }) => ({ isHard: event.isHard }) }, target: 'open' } } },
        open: {},
      },
    });
    const [byRoute, direct] = [new Recorder(door), new Recorder(door)];
    let isDirect = false;
    Recorder.listen(door, () => (isDirect ? direct : byRoute));
    const [shut] = initialTransition(door);
    expect(shut.can({ type: 'door.opened', isHard: false })).toBe(false);
    isDirect = true;
    expect(transition(door, shut, { type: 'door.opened', isHard: true })[0].value).toBe('open');
    const itemsOf = (recorder: Recorder): string[] =>
      Object.keys(recorder.record({ kind: 'mall', machine: 'door.lifecycle', from: '' }).items);
    expect([itemsOf(byRoute), itemsOf(direct)]).toEqual([
      ['shut · door.opened · 1 ? isHard = no'],
      ['shut · door.opened · 1 ? isHard = yes', 'shut · door.opened · 1'],
    ]);
    expect(createActor(door).start().getSnapshot().value).toBe('shut');
  });
});

describe('the gate', () => {
  test('lets a machine pass whose walks took everything', () => {
    const coverage = coverageOf(named(), [walkedKettle()]);
    expect(faultsOf(coverage)).toEqual([]);
    expect([coverage.transitions.missed, coverage.sides.missed]).toEqual([[], []]);
  });

  test('holds back a machine nobody walked, and one whose walks miss something, with the way there', () => {
    expect(faultsOf(coverageOf(named(), []))).toContain('no test walked it through its view');
    const missing = coverageOf(named(), [walkedKettle(3)]);
    expect(missing.transitions.missed.length).toBeGreaterThan(0);
    expect(faultsOf(missing).join()).toMatch(/\d+ transitions? not walked through its view/);
    expect(reportOf([missing])).toMatch(/missed: .+\n {4}0\. starts: usual\n {4}1\. .+ -> /);
    expect(htmlOf([missing])).toContain('class="missed"');
  });

  test('holds back a machine with a new transition that no walk takes', () => {
    const dark = {
      ...lamp.states.dark,
      on: { 'lamp.pressed': { target: 'lit', description: 'Light.' }, 'power.cut': { target: 'lit', description: 'An emergency light.' } },
    };
    const seeded = kettleWith({
      states: {
        body: (machine.config.states as unknown as Record<string, Chart>).body,
        lamp: { ...lamp, states: { ...lamp.states, dark } },
      },
    });
    const walkedBefore = walkedKettle();
    expect(faultsOf(coverageOf(named(seeded), [walkedBefore]))[0]).toMatch(/records are of another chart/);
    // As if the old walks had been run again over the new chart.
    const { chart } = new Recorder(seeded).record({ kind: 'walks', machine: '', from: '' });
    const again = coverageOf(named(seeded), [{ ...walkedBefore, chart }]);
    expect(again.transitions.missed).toEqual(['lamp.dark · power.cut · 1']);
    expect(faultsOf(again)[0]).toBe('1 transition not walked through its view');
  });

  test('wants a page or who shows it, and every description', () => {
    const bare = setup({}).createMachine({ id: 'bare', description: 'Bare.', initial: 'here', states: { here: {} } });
    const faults = faultsOf(
      coverageOf({ noun: 'bare', name: 'bare.machine', machine: bare, fixture: fixtureOf(bare)({ events: {}, ports: {} }) }, []),
    );
    expect(faults).toEqual([
      'no test walked it through its view',
      "the state 'here' has no description",
      expect.stringContaining("does not name in 'shownBy'"),
    ]);
  });

  test('counts a direct step only where it is listed that no route takes it', () => {
    const life = setup({ types: { events: {} as { type: 'door.opened' } } }).createMachine({
      id: 'life',
      description: 'A life.',
      initial: 'shut',
      states: {
        shut: { description: 'Shut.', on: { 'door.opened': { target: 'open', description: 'Opens.' } } },
        open: { description: 'Open.' },
      },
    });
    const samples = fixtureOf(life)({ events: { 'door.opened': [{}] }, ports: {}, shownBy: 'the mall' });
    const item = 'shut · door.opened · 1';
    const record = (kind: 'mall' | 'steps', items: Record<string, number>): CoverageRecord => ({
      ...new Recorder(life).record({ kind, machine: 'life.lifecycle', from: 'a.test.ts' }),
      states: { '': 1, shut: 1, open: 1 },
      items,
    });
    const faults = (directSteps: Record<string, string>, ...records: CoverageRecord[]): string[] =>
      faultsOf(
        coverageOf({ noun: 'life.lifecycle', name: 'life.lifecycle', machine: life, fixture: { ...samples, directSteps } }, records),
      );
    expect(faults({}, record('mall', {}), record('steps', { [item]: 1 }))).toEqual(['1 transition not walked through the mall']);
    expect(faults({ [item]: 'no route' }, record('mall', {}), record('steps', { [item]: 1 }))).toEqual([]);
    expect(faults({ [item]: 'no route' }, record('mall', { [item]: 1 }))).toEqual([
      `'${item}' is listed in directSteps, but a route takes it or it is gone`,
    ]);
  });
});
