import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';

/** What in a machine is not as this house writes machines (architecture 5), as sentences. */
export type Rule = (machine: AnyStateMachine) => string[];

const camel = /^[a-z][a-zA-Z0-9]*$/;
const fact = /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/;
const sentence = /^(is|has|are|can|was|were|may|needs|knows|wants)[A-Z]/;
const adjective = /^[a-z]+$/;
const longestTimer = 24 * 86_400_000;

/** Every state says in plain words what is true in it. */
export const statesAreDescribed: Rule = (machine) =>
  chartOf(machine).states.filter((state) => state.type !== 'history' && state.description.trim() === '').map((state) => `the state '${state.path || machine.id}' has no description`);

/** Every transition says in plain words why it is taken. */
export const transitionsAreDescribed: Rule = (machine) =>
  chartOf(machine).transitions.filter((transition) => transition.description.trim() === '').map((transition) => `the transition '${transition.place}' has no description`);

/** State = what is true now, event = a fact, guard = a true-or-false sentence, tag = an adjective. */
export const namesAreOfTheHouse: Rule = (machine) => {
  const { states, transitions } = chartOf(machine);
  const bad = (names: string[], kind: string, shape: RegExp, like: string): string[] =>
    [...new Set(names)].filter((name) => !shape.test(name)).map((name) => `the ${kind} '${name}' is not named like ${like}`);
  const simple = Object.keys(machine.implementations.guards);
  return [
    ...bad(states.flatMap((state) => (state.path === '' ? [] : [state.path.split('.').at(-1) ?? ''])), 'state', camel, "'reading'"),
    ...bad(transitions.filter((transition) => transition.kind === 'on' && !['resume', '*'].includes(transition.event)).map((transition) => transition.event), 'event', fact, "'addToCart.pressed'"),
    ...bad(simple, 'guard', sentence, "'isOnShelf'"),
    ...bad(Object.keys(machine.implementations.actions), 'action', camel, "'keepCart'"),
    ...bad(states.flatMap((state) => state.tags), 'tag', adjective, "'busy'"),
    ...bad(Object.keys(machine.implementations.actors), 'port', camel, "'readCart'"),
  ];
};

/** No timer beyond 24 days: a browser's clock overflows. */
export const timersAreShort: Rule = (machine) =>
  chartOf(machine).transitions.filter((transition) => transition.kind === 'after' && Number(transition.event.slice(6)) > longestTimer).map((transition) => `'${transition.place}' waits longer than 24 days`);
