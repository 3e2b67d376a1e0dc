import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fixtureOf, type Fixture } from '#flows/fixtureTypes.ts';
import { walked } from '#flows/stepText.ts';
import { port, type Stamped } from '#machines/ports.ts';
import { problemOf, type Problem } from '#machines/model/problem.ts';
import { visitor } from '../fixtures/visitor.ts';
import { goesOnAfterReload } from './reload.laws.ts';
import { busyEnds, isStorable, keysAreUsedOnce, noticesHaveWords, problemsAreKnown, survivesReload, type Law } from './laws.ts';

type Events = Stamped<{ type: 'pay.pressed' } | { type: 'resume' }>;
const described = { description: 'Here.' };
const events = { 'pay.pressed': [{}], resume: [{}] };

const breaks = (law: Law, fixture: Fixture): string => {
  const { exploration, walks } = walked(fixture);
  return law(fixture, exploration, walks).join('\n');
};

const keyed = (made: 'kept' | 'fresh') => {
  const machine = setup({
    types: { context: {} as { made: number }, events: {} as Events, tags: {} as 'busy' },
    actors: { pay: port<true, { key: string }>() },
    actions: { countWish: assign({ made: ({ context }) => context.made + (made === 'fresh' ? 1 : 0) }) },
  }).createMachine({
    id: 'till',
    ...described,
    context: { made: 0 },
    initial: 'ready',
    states: {
      ready: { ...described, on: { 'pay.pressed': { target: 'paying', actions: 'countWish', ...described } } },
      paying: {
        ...described,
        tags: 'busy',
        invoke: {
          src: 'pay',
          input: ({ context }) => ({ key: `${visitor.seed}-${context.made}` }),
          onDone: { target: 'ready', ...described },
          onError: { target: 'ready', ...described },
        },
      },
    },
  });
  return fixtureOf(machine)({ events, ports: { pay: { answers: { paid: true }, refusals: ['OFFLINE'] } }, seen: () => null });
};

describe('a machine that breaks a law is found', () => {
  test('an answered key is asked again', () => {
    expect(breaks(keysAreUsedOnce, keyed('kept'))).toMatch(/pay is asked again with the answered key 'tab1-0'/);
    expect(breaks(keysAreUsedOnce, keyed('fresh'))).toBe('');
  });

  test('a timer is lost when the tab is closed', () => {
    const build = (hears: boolean) =>
      fixtureOf(
        setup({ types: { events: {} as Events } }).createMachine({
          id: 'timer',
          ...described,
          initial: 'counting',
          states: {
            counting: {
              ...described,
              after: { 1000: { target: 'over', ...described } },
              on: hears ? { resume: { target: 'counting', reenter: true, ...described } } : {},
            },
            over: described,
          },
        }),
      )({ events, ports: {} });
    expect(breaks(survivesReload, build(false))).toMatch(/stopped in 'counting'/);
    expect(breaks(survivesReload, build(true))).toBe('');
  });

  test('a payment whose end nobody knows is paid again after a stop', () => {
    const build = (again: 'paying' | 'checking') => {
      const machine = setup({
        types: { context: {} as { made: number }, events: {} as Events, tags: {} as 'busy' },
        actors: { pay: port<true, { key: string }>(), readPayment: port<true>() },
        actions: { makeKey: assign({ made: ({ context }) => context.made + 1 }) },
      }).createMachine({
        id: 'till',
        ...described,
        context: { made: 0 },
        initial: 'ready',
        states: {
          ready: { ...described, on: { 'pay.pressed': { target: 'paying', ...described } } },
          paying: {
            ...described,
            entry: 'makeKey',
            on: { resume: { target: again, reenter: true, ...described } },
            invoke: {
              src: 'pay',
              input: ({ context }) => ({ key: `${visitor.seed}-${context.made}` }),
              onDone: { target: 'paid', ...described },
              onError: { target: 'ready', ...described },
            },
          },
          checking: {
            ...described,
            invoke: { src: 'readPayment', onDone: { target: 'paid', ...described }, onError: { target: 'ready', ...described } },
          },
          paid: { ...described, type: 'final' },
        },
      });
      return fixtureOf(machine)({
        events,
        ports: { pay: { answers: { paid: true }, refusals: ['OFFLINE'] }, readPayment: { answers: { paid: true }, refusals: ['OFFLINE'] } },
        seen: () => null,
      });
    };
    expect(breaks(goesOnAfterReload, build('paying'))).toBe("stopped in 'paying': 'pay' is asked again with another key: 'tab1-2'");
    expect(breaks(goesOnAfterReload, build('checking'))).toBe('');
  });

  test('a deadline is not kept, and nobody says resume', () => {
    const timer = fixtureOf(
      setup({ types: { events: {} as Events } }).createMachine({
        id: 'timer',
        ...described,
        initial: 'counting',
        states: { counting: { ...described, after: { 1000: { target: 'over', ...described } } }, over: { ...described, type: 'final' } },
      }),
    )({ events, ports: {} });
    expect(breaks(goesOnAfterReload, timer)).toMatch(/^stopped in 'counting': .*"timers":\[\].* instead of .*"timers":\[\d+\]/);
  });

  test('something in the context cannot be stored', () => {
    const machine = setup({ types: { context: {} as { seen: Set<string> }, events: {} as Events } }).createMachine({
      id: 'set',
      ...described,
      context: { seen: new Set() },
      initial: 'here',
      states: { here: described },
    });
    expect(breaks(isStorable, fixtureOf(machine)({ events, ports: {} }))).toBe("in 'here' context.seen is a Set");
  });

  test('a refusal leaves it busy for ever', () => {
    const machine = setup({ types: { events: {} as Events, tags: {} as 'busy' }, actors: { read: port<number>() } }).createMachine({
      id: 'reader',
      ...described,
      initial: 'reading',
      states: {
        reading: {
          ...described,
          tags: 'busy',
          invoke: { src: 'read', onDone: { target: 'read', ...described }, onError: { target: 'reading', reenter: true, ...described } },
        },
        read: described,
      },
    });
    expect(breaks(busyEnds, fixtureOf(machine)({ events, ports: { read: { answers: { one: 1 }, refusals: ['OFFLINE'] } } }))).toMatch(
      /stays so when everything is refused/,
    );
  });

  test('a problem has no code of the contract', () => {
    const build = (code: string) =>
      fixtureOf(
        setup({
          types: { context: {} as { problem: Problem | null }, events: {} as Events },
          actors: { read: port<number>() },
          actions: {
            storeProblem: assign({ problem: (_, failed: { error: unknown }) => ({ ...problemOf(failed.error), code: code as 'OFFLINE' }) }),
          },
        }).createMachine({
          id: 'reader',
          ...described,
          context: { problem: null },
          initial: 'reading',
          states: {
            reading: {
              ...described,
              invoke: {
                src: 'read',
                onDone: { target: 'read', ...described },
                onError: {
                  target: 'read',
                  actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
                  ...described,
                },
              },
            },
            read: described,
          },
        }),
      )({ events, ports: { read: { answers: { one: 1 }, refusals: ['OFFLINE'] } } });
    expect(breaks(problemsAreKnown, build('OOPS'))).toBe("the problem 'OOPS' is no code");
    expect(breaks(problemsAreKnown, build('OFFLINE'))).toBe('');
  });

  test('a notice has no words', () => {
    const emitting = setup({ types: { events: {} as Events, emitted: {} as { type: 'notice.given'; notice: { id: string } } } });
    const teller = emitting.createMachine({
      id: 'teller',
      ...described,
      initial: 'here',
      states: {
        here: {
          ...described,
          on: {
            'pay.pressed': { actions: emitting.emit({ type: 'notice.given', notice: { id: 'toast.nobodyWroteThis' } }), ...described },
          },
        },
      },
    });
    expect(breaks(noticesHaveWords, fixtureOf(teller)({ events, ports: {} }))).toBe("the sentence 'toast.nobodyWroteThis' is missing");
  });
});
