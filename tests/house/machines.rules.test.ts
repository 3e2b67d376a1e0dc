import { fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { namesAreOfTheHouse, statesAreDescribed, timersAreShort, transitionsAreDescribed, type Rule } from '#flows/grammar.ts';
import { castsNoEvent, configIsLiteral, importsNothing, isSetUp, questionsEnd, readsNoClock, sourceOf, type SourceRule } from '#flows/source.rules.ts';

const machine = (config: string, actors = 'read: port<number>()'): string => `
import { and, assign, setup } from 'xstate';
import { port } from './port.ts';
const shared = { on: {} };
export const tried = setup({ actors: { ${actors} }, guards: { isOpen: ({ context }) => true } }).createMachine({ id: 'tried', context: ({ input }) => ({ ...input }), ${config} });`;

const good = machine(`initial: 'a', states: { a: {
  on: { 'x.pressed': { guard: and(['isOpen', 'isOpen']), actions: { type: 'go', params: ({ event }) => ({ a: event.a, ...event }) } } },
  invoke: { src: 'read', input: ({ context }) => ({ ...context }), onDone: 'a', onError: { target: 'a' } } } }`);

describe('a fault in a machine\'s source is found', () => {
  test('and a good machine has none', () => {
    for (const rule of [importsNothing, readsNoClock, configIsLiteral, questionsEnd, isSetUp, castsNoEvent]) expect(rule(sourceOf('tried.machine.ts', good))).toEqual([]);
  });

  test.each<[string, SourceRule, string, RegExp]>([
    ['an import of React', importsNothing, "import { useState } from 'react';", /:1 imports 'react'/],
    ['an import of another room', importsNothing, "import { door } from '#src/data/door.ts';", /imports '#src/],
    ['an import of a neighbour without its ending', importsNothing, "export * from './port';", /imports '\.\/port'/],
    ['a lazy import', importsNothing, "export const x = () => import('node:fs');", /imports 'node:fs'/],
    ['the time of day', readsNoClock, 'export const now = () => Date.now();', /reads 'Date\.now'/],
    ['a fresh date', readsNoClock, 'export const now = () => new Date();', /reads 'Date'/],
    ['a lot', readsNoClock, 'export const lot = () => Math.random();', /reads 'Math\.random'/],
    ['a timer of its own', readsNoClock, 'setTimeout(() => undefined, 1);', /reads 'setTimeout'/],
    ['the browser', readsNoClock, "export const place = () => window.location.href;", /reads 'window/],
    ['a spread into the chart', configIsLiteral, machine('initial: "a", states: { a: { ...shared } }'), /:5 spreads/],
    ['a variable in the chart', configIsLiteral, machine('initial: "a", states: { a: shared }'), /has no literal as 'a' but a Identifier/],
    ['a computed state', configIsLiteral, machine('initial: "a", states: { ["a"]: {} }'), /computes a key/],
    ['a loop', configIsLiteral, machine('initial: "a", states: Object.fromEntries([])'), /calls 'Object\.fromEntries'/],
    ['an inline guard', configIsLiteral, machine('on: { "x.pressed": { guard: ({ context }) => true } }'), /inline function as 'guard'/],
    ['an inline action', configIsLiteral, machine('on: { "x.pressed": { actions: assign({ a: 1 }) } }'), /calls 'assign' inside/],
    ['an inline entry', configIsLiteral, machine('entry: [() => undefined]'), /inline function as 'entry'/],
    ['an inline port', configIsLiteral, machine('invoke: { src: port(), onDone: "a", onError: "a" }'), /calls 'port' inside/],
    ['a question without onError', questionsEnd, machine('invoke: { src: "read", onDone: "a" }'), /asks 'read' without onError/],
    ['a question without onDone', questionsEnd, machine('invoke: [{ src: "read", onError: "a" }]'), /asks 'read' without onDone/],
    ['an unknown port', questionsEnd, machine('invoke: { src: "other", onDone: "a", onError: "a" }'), /invokes 'other'/],
    ['a machine without setup', isSetUp, "import { createMachine } from 'xstate'; export const m = createMachine({});", /without setup/],
    ['a cast of an event', castsNoEvent, 'export const a = ({ event }: { event: unknown }) => (event as { a: 1 }).a;', /casts an event/],
  ])('%s', (_, rule, text, why) => expect(rule(sourceOf('tried.machine.ts', text)).join('\n')).toMatch(why));

  test('a source that does not parse is told with its file', () => {
    expect(() => sourceOf('tried.machine.ts', 'const = 1')).toThrow(/tried\.machine\.ts is not TypeScript/);
  });
});

describe('a fault in a machine\'s chart is found', () => {
  const described = { description: 'Here.' };
  const built = setup({ types: { tags: {} as string }, guards: { open: () => true }, actions: { Go: () => undefined }, actors: { 'read cart': fromPromise(async () => 1) } }).createMachine({
    id: 'tried', ...described, initial: 'A b',
    states: {
      'A b': { description: '', tags: ['Very busy'], on: { PRESS: { target: 'b' } } },
      b: { ...described, after: { 2_500_000_000: { target: 'A b', ...described } } },
    },
  });

  test.each<[string, Rule, RegExp]>([
    ['a state without description', statesAreDescribed, /the state 'A b' has no description/],
    ['a transition without description', transitionsAreDescribed, /'A b · PRESS · 1' has no description/],
    ['a state that is no word', namesAreOfTheHouse, /state 'A b'/],
    ['an event that is no fact', namesAreOfTheHouse, /event 'PRESS'/],
    ['a guard that is no sentence', namesAreOfTheHouse, /guard 'open'/],
    ['an action that is no word', namesAreOfTheHouse, /action 'Go'/],
    ['a tag that is no adjective', namesAreOfTheHouse, /tag 'Very busy'/],
    ['a port that is no word', namesAreOfTheHouse, /port 'read cart'/],
    ['a timer of a month', timersAreShort, /longer than 24 days/],
  ])('%s', (_, rule, why) => expect(rule(built).join('\n')).toMatch(why));
});
