import { assign, setup } from 'xstate';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { lacksOf, unreachedBy } from '#flows/coverage.ts';
import { explore } from '#flows/explorer.ts';
import { fixtureOf, type FixtureOf } from '#flows/fixtureTypes.ts';
import { walked } from '#flows/stepText.ts';
import { dawn } from '#flows/explorerState.ts';
import { port, type Stamped } from '#machines/ports.ts';

const described = { description: 'Here.' };

const bell = setup({
  types: {
    context: {} as { rings: number; until: number },
    events: {} as Stamped<{ type: 'bell.rung' } | { type: 'rest.ended' } | { type: 'door.opened' }>,
  },
  actors: { read: port<number, { rings: number }>() },
  actions: { countRing: assign({ rings: ({ context }) => context.rings + 1, until: ({ context }) => context.until + 1_000 }) },
  guards: { isPast: ({ context }, now: { at: number }) => now.at >= context.until },
}).createMachine({
  id: 'bell',
  ...described,
  context: { rings: 0, until: dawn },
  initial: 'silent',
  states: {
    silent: { ...described, on: { 'bell.rung': { target: 'ringing', actions: 'countRing', ...described } } },
    ringing: {
      ...described,
      on: { 'rest.ended': { guard: { type: 'isPast', params: ({ event }) => ({ at: event.at }) }, target: 'asking', ...described } },
    },
    asking: {
      ...described,
      invoke: {
        src: 'read',
        input: ({ context }) => ({ rings: context.rings }),
        onDone: { target: 'silent', ...described },
        onError: { target: 'silent', ...described },
      },
    },
  },
});

const whole = fixtureOf(bell)({
  events: { 'bell.rung': [({ context }) => (context.rings < 2 ? {} : null)], 'rest.ended': [{}], 'door.opened': [{}] },
  ports: { read: { answers: { rings: ({ input }) => input.rings }, refusals: ['OFFLINE'] } },
  timers: ({ value, context }) => (value === 'ringing' ? [{ type: 'rest.ended', due: context.until }] : []),
});

describe('fixture', () => {
  test('an event or port without samples is told, and samples that nothing hears', () => {
    expect(lacksOf(whole)).toEqual(["samples of 'door.opened', which no state of 'bell' hears"]);
    expect(lacksOf({ ...whole, events: {}, ports: {} })).toEqual([
      "no sample of the event 'bell.rung'",
      "no sample of the event 'rest.ended'",
      "no samples of the port 'read'",
    ]);
    expect(lacksOf({ ...whole, ports: { read: { isRequest: true, answers: {}, refusals: [], says: [] } } })).toEqual([
      "the port 'read' is never answered",
      "the port 'read' is never refused",
      "samples of 'door.opened', which no state of 'bell' hears",
    ]);
  });

  test('a missing event and a missing port do not compile', () => {
    type Events = FixtureOf<typeof bell>['events'];
    type Ports = FixtureOf<typeof bell>['ports'];
    expectTypeOf<Omit<Events, 'door.opened'>>().not.toExtend<Events>();
    expectTypeOf<Omit<Ports, 'read'>>().not.toExtend<Ports>();
    expectTypeOf<Omit<Ports['read'], 'refusals'>>().not.toExtend<Ports['read']>();
    expectTypeOf<keyof Events>().toEqualTypeOf<'bell.rung' | 'rest.ended' | 'door.opened'>();
  });

  test('null says that it cannot happen: the machine stops by itself', () => {
    const { nodes, stopped } = explore(whole);
    expect(stopped).toEqual([]);
    expect(Math.max(...[...nodes.values()].map((node) => node.snapshot.context.rings as number))).toBe(2);
  });

  test('a deadline outside the machine rings at its own moment, not before', () => {
    const { walks } = walked(whole);
    const rings = walks.flatMap((walk) => walk.steps.filter((step) => step.event.kind === 'time'));
    expect(rings.map((step) => step.event.raw.at)).toContain(dawn + 1_000);
    expect(unreachedBy(explore(whole))).toEqual([]);
  });

  test('a machine that breaks in a step is told with the place', () => {
    const broken = setup({
      types: { events: {} as Stamped<{ type: 'bell.rung' }> },
      guards: {
        isFine: () => {
          throw new Error('no');
        },
      },
    }).createMachine({
      id: 'broken',
      ...described,
      initial: 'here',
      states: { here: { ...described, on: { 'bell.rung': { guard: 'isFine', ...described } } } },
    });
    expect(() => explore(fixtureOf(broken)({ events: { 'bell.rung': [{}] }, ports: {} }))).toThrow(
      /broken: in 'here' the stimulus 'bell\.rung'.*breaks the machine/s,
    );
  });
});
