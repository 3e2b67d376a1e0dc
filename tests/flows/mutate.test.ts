import { describe, expect, test } from 'vitest';
import { assign, createActor, sendTo, setup, type AnyActorRef } from 'xstate';
import { fixtureOf, type Fixture } from '#flows/fixtureTypes.ts';
import { baselineOf } from '#flows/mutate/baseline.ts';
import { exchanged, rebuilt } from '#flows/mutate/editConfig.ts';
import type { UnknownRecord } from '#flows/unknownRecord.ts';
import { judged, type Verdict } from '#flows/mutate/judge.ts';
import { kinds } from '#flows/mutate/mutant.ts';
import { mutantsOf } from '#flows/mutate/mutants.ts';
import type { Stamped } from '#machines/ports.ts';
import { kettle } from './kettle.fixture.ts';
import { kettleMachine } from './kettle.machine.ts';

const verdictsOf = (fixture: Fixture, places = /./): Verdict[] => {
  const bench = baselineOf(fixture);
  return mutantsOf(fixture.machine)
    .filter((mutant) => places.test(mutant.place))
    .map((mutant) => judged(bench, mutant));
};
const named = (verdicts: readonly Verdict[], end: Verdict['end']): string[] =>
  verdicts.filter((verdict) => verdict.end === end).map((verdict) => verdict.name);
/** A machine that keeps an actor, which knows its system and thereby itself. */
const bellKeeperMachine = setup({
  types: {
    context: {} as { bell: AnyActorRef; wasOpen: boolean },
    events: {} as Stamped<{ type: 'door.opened' } | { type: 'door.closed' }>,
  },
  actors: { bell: setup({}).createMachine({ initial: 'still', states: { still: { on: { ring: 'rung' } }, rung: {} } }) },
  actions: { ring: sendTo(({ context }) => context.bell, { type: 'ring' }), noteOpen: assign({ wasOpen: true }) },
}).createMachine({
  id: 'bellKeeper',
  description: 'A door with a bell.',
  context: ({ spawn }) => ({ bell: spawn('bell', { id: 'bell' }), wasOpen: false }),
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      on: { 'door.opened': { target: 'open', actions: ['ring', 'noteOpen'], description: 'Somebody opens it.' } },
    },
    open: { description: 'The door is open.', on: { 'door.closed': { target: 'shut', description: 'Somebody closes it.' } } },
  },
});

test('mutants of a machine that keeps an actor in its context are judged like others', () => {
  const bellKeeper = fixtureOf(bellKeeperMachine)({
    inputs: { usual: undefined },
    events: { 'door.opened': [{}], 'door.closed': [{}] },
    ports: { bell: { says: [] } },
  });
  const verdicts = verdictsOf(bellKeeper);
  expect(named(verdicts, 'survived')).toEqual([]);
  expect(named(verdicts, 'same')).toEqual(['shut · door.opened · 1 doubles an action: noteOpen']);
});

const silentWhistle = /^body\.boiling · whistle (answers|is refused) · 1 /;

describe('mutants of the kettle', () => {
  const mutants = mutantsOf(kettleMachine);
  const verdicts = verdictsOf(kettle);

  test('are of every kind, each once, and each is another machine', () => {
    expect(new Set(mutants.map((mutant) => mutant.kind))).toEqual(new Set(kinds));
    expect(new Set(verdicts.map((verdict) => verdict.name)).size).toBe(mutants.length);
    const asWritten = JSON.stringify(kettleMachine.config);
    for (const mutant of mutants) expect(mutant.build().config).not.toEqual(kettleMachine.config);
    expect(JSON.stringify(kettleMachine.config)).toBe(asWritten);
  });

  test('are killed by its walks, but for these', () => {
    expect(named(verdicts, 'law')).toEqual([]);
    expect(
      named(verdicts, 'walk').length +
        named(verdicts, 'context').length +
        named(verdicts, 'same').length +
        named(verdicts, 'survived').length,
    ).toBe(mutants.length);
  });

  test('are the same where both charts were compared everywhere: an action done twice, a history that is never kept', () => {
    expect(named(verdicts, 'same')).toEqual([
      'body · beginning swaps a target: body.empty for body.weighing',
      'body · beginning swaps a target: body.empty for body.back',
      'body.filling · readWater answers · 1 doubles an action: keepWater',
      'body.filling · readWater is refused · 1 swaps a target: body.empty for body.back',
      'body.filling · readWater is refused · 1 doubles an action: storeProblem',
      'body.weighing · always · 3 swaps a target: body.empty for body.back',
      'body.ready · boil.pressed · 1 doubles an action: startBoiling',
      'body.ready · boil.pressed · 2 swaps a target: ready for staying',
      'body.ready · boil.pressed · 2 swaps a target: again for being there',
      'body.boiling · whistle.blew · 1 doubles an action: noteWhistle',
      'body.boiling · after 5000 · 1 doubles an action: noteWhistle',
      'body.off · power.came · 1 swaps a target: body.back for body.empty',
    ]);
  });

  test('survive where no sample comes to: the whistle neither ends nor breaks', () => {
    const survivors = verdicts.filter((verdict) => verdict.end === 'survived');
    const silent = survivors.filter((verdict) => silentWhistle.test(verdict.name));
    expect(silent).toHaveLength(18);
    for (const { why } of silent) expect(why).toMatch(/^no sample comes to 'body\.boiling · whistle/);
  });

  test('a survivor comes with the shortest walk that tells the charts apart', () => {
    const survivors = verdicts.filter((verdict) => verdict.end === 'survived' && !silentWhistle.test(verdict.name));
    expect(survivors).toMatchObject([
      {
        name: 'body.ready · boil.pressed · 2 swaps a target: body.ready for body.weighing',
        in: 'emitted',
        was: '[]',
        way: ['starts: usual', 'fill.pressed', 'readWater answers: what was wanted', 'boil.pressed {"hot":false}'],
      },
    ]);
  });

  test('more survive when a sample is withheld', () => {
    const survivors = named(
      verdictsOf({ ...kettle, events: { ...kettle.events, 'boil.pressed': [{ hot: false }] } }, /boiling|boil\.pressed/),
      'survived',
    );
    expect(survivors).toContain('body.boiling loses a tag: hot');
    expect(survivors).toContain('body.ready · boil.pressed · 1 drops a transition: boil.pressed');
    expect(named(verdicts, 'survived')).not.toContain('body.boiling loses a tag: hot');
  });

  test('survive at a transition that was added and that no walk takes', () => {
    const { config } = kettleMachine as unknown as { config: { states: { body: { states: { done: UnknownRecord } } } } };
    const { done } = config.states.body.states;
    const dead = { guard: { type: 'isHot', params: { hot: false } }, target: 'empty', description: 'Poured out.' };
    const machine = rebuilt(kettleMachine, exchanged(config as UnknownRecord, done, { ...done, on: { 'boil.pressed': dead } }));
    const survivors = named(verdictsOf({ ...kettle, machine }, /^body\.done/), 'survived');
    expect(survivors).toContain('body.done · boil.pressed · 1 drops a transition: boil.pressed');
    expect(survivors).toContain('body.done · boil.pressed · 1 swaps a target: body.empty for body.boiling');
  });

  test('break off where something follows by itself without end, in a running actor too', () => {
    const config = kettleMachine.config as UnknownRecord;
    const actor = createActor(rebuilt(kettleMachine, { ...config, always: { actions: 'noteWhistle' } }), { input: { deadline: 0 } });
    actor.subscribe({ error: () => undefined });
    expect(actor.getSnapshot()).toMatchObject({
      status: 'error',
      error: { message: expect.stringContaining('without reaching a stable state') as string },
    });
  });

  test('survive where the explorer stopped: a bound proves nothing', () => {
    const bound = verdictsOf({ ...kettle, limits: { ...kettle.limits, snapshots: 6 } }, /doubles|filling/);
    expect(named(bound, 'same')).toEqual([]);
    expect(
      bound
        .filter((verdict) => verdict.end === 'survived')
        .map(({ why }) => why)
        .join('\n'),
    ).toMatch(/stopped at 6 situations/);
  });
});
