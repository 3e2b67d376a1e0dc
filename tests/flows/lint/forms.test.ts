import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { rules, subjectOf } from '#flows/lint/lint.ts';
import type { NamedMachine } from '#flows/machineRegistry.ts';

const machine = (config: string, actors = 'read: port<number>()'): string => `
import { and, assign, setup } from 'xstate';
import { port } from './port.ts';
const shared = { on: {} };
export const tried = setup({ actors: { ${actors} }, guards: { isOpen: ({ context }) => true } }).createMachine({ id: 'tried', context: ({ input }) => ({ ...input }), ${config} });`;

const good = machine(`initial: 'a', states: { a: {
  on: { 'x.pressed': { guard: and(['isOpen', 'isOpen']), actions: { type: 'go', params: ({ event }) => ({ a: event.a, ...event }) } } },
  invoke: { src: 'read', input: ({ context }) => ({ ...context }), onDone: 'a', onError: { target: 'a' } } } }`);

/** What one rule finds in a text, as lines. */
const found = (name: string, text: string, named: NamedMachine | null = null): string[] => {
  const subject = subjectOf({ file: 'machines/tried.machine.ts', text }, named);
  return rules
    .filter((rule) => rule.name === name)
    .flatMap((rule) => rule.find(subject, { subjects: [subject], scripts: [] }))
    .map(({ line, sentence }) => `${line}: ${sentence}`);
};

describe("every form of a fault in a machine's source is found", () => {
  test('and a good machine has none', () => {
    for (const name of ['imports', 'clock', 'inline', 'open question', 'setup', 'cast', 'impure guard', 'long delay'])
      expect(found(name, good)).toEqual([]);
  });

  test.each<[string, string, string, RegExp]>([
    ['an import of React', 'imports', "import { useState } from 'react';", /^1: 'react' is imported/],
    ['an import of another room', 'imports', "import { door } from '#src/data/gateway.ts';", /'#src.* is imported/],
    ['an import of a neighbour without its ending', 'imports', "export * from './port';", /'\.\/port' is imported/],
    ['a lazy import', 'imports', "export const x = () => import('node:fs');", /'node:fs' is imported/],
    ['the time of day', 'clock', 'export const now = () => Date.now();', /'Date\.now.* is read/],
    ['a fresh date', 'clock', 'export const now = () => new Date();', /'Date.* is read/],
    ['a lot', 'clock', 'export const lot = () => Math.random();', /'Math\.random.* is read/],
    ['a timer of its own', 'clock', 'setTimeout(() => undefined, 1);', /'setTimeout.* is read/],
    ['the browser', 'clock', 'export const place = () => window.location.href;', /'window.* is read/],
    ['a spread into the chart', 'inline', machine('initial: "a", states: { a: { ...shared } }'), /^5: .*spread/],
    ['a variable in the chart', 'inline', machine('initial: "a", states: { a: shared }'), /'a' is no literal but a Identifier/],
    ['a computed state', 'inline', machine('initial: "a", states: { ["a"]: {} }'), /key of the chart is computed/],
    ['a loop', 'inline', machine('initial: "a", states: Object.fromEntries([])'), /'Object\.fromEntries' is called/],
    ['an inline guard', 'inline', machine('on: { "x.pressed": { guard: ({ context }) => true } }'), /inline function stands as 'guard'/],
    ['an inline action', 'inline', machine('on: { "x.pressed": { actions: assign({ a: 1 }) } }'), /'assign' is called inside/],
    ['an inline entry', 'inline', machine('entry: [() => undefined]'), /inline function stands as 'entry'/],
    ['an inline port', 'inline', machine('invoke: { src: port(), onDone: "a", onError: "a" }'), /'port' is called inside/],
    ['a question without onError', 'open question', machine('invoke: { src: "read", onDone: "a" }'), /'read' is asked without onError/],
    ['a question without onDone', 'open question', machine('invoke: [{ src: "read", onError: "a" }]'), /'read' is asked without onDone/],
    ['an unknown port', 'open question', machine('invoke: { src: "other", onDone: "a", onError: "a" }'), /'other' is invoked/],
    ['a machine without setup', 'setup', "import { createMachine } from 'xstate'; export const m = createMachine({});", /without setup/],
    ['a cast of an event', 'cast', 'export const a = ({ event }: { event: unknown }) => (event as { a: 1 }).a;', /an event is cast/],
    [
      'a change in a guard',
      'impure guard',
      'export const m = setup({ guards: { isOpen: ({ context }) => context.doors.sort()[0] === 1 } }).createMachine({});',
      /'isOpen' does something/,
    ],
    [
      'a named delay of a month',
      'long delay',
      'export const m = setup({ delays: { untilSpring: 2_600_000_000 } }).createMachine({});',
      /'untilSpring' is longer/,
    ],
  ])('%s', (_, rule, text, why) => expect(found(rule, text).join('\n')).toMatch(why));
});

describe('every name that is not of its kind is found', () => {
  const described = { description: 'Here.' };
  const text =
    "export const m = setup({ actions: { Go: () => undefined }, guards: { open: () => true }, actors: { 'read cart': read } }).createMachine({});";
  const misnamed = setup({ types: { tags: {} as string }, guards: { open: () => true } }).createMachine({
    id: 'other',
    ...described,
    initial: 'A b',
    states: { 'A b': { ...described, tags: ['Very busy'], on: { PRESS: { target: 'b', ...described } } }, b: described },
  });
  const findings = found('name', text, { noun: 'tried', name: 'tried.machine', machine: misnamed, fixture: undefined }).join('\n');

  test.each([
    "state 'A b'",
    "event 'PRESS'",
    "guard 'open'",
    "action 'Go'",
    "tag 'Very busy'",
    "port 'read cart'",
    "machine is called 'other'",
  ])('%s', (name) => expect(findings).toContain(name));
});
