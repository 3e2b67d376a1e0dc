import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '#flows/chart/chart.ts';
import { emptyLog, framesOf, messagesOf, standingOf, type Log } from '#flows/visualiser/live/log.ts';
import { inspected, isStatelyMessage, messagesSince, type StatelyMessage } from '#flows/visualiser/live/stately.ts';
import { machineFrom } from '#flows/visualiser/import/machineFrom.ts';
import { readStately } from '#flows/visualiser/import/stately.ts';

const base = { rootId: 'x:0', createdAt: '1732300000000', id: null, _version: '0.4.0' };
/** Letter by letter what `createBrowserInspector` 0.4.0 posts of its README's toy app, and of a promise beside it. */
const toy: StatelyMessage[] = [
  {
    ...base,
    type: '@xstate.actor',
    name: 'toggle',
    sessionId: 'x:0',
    parentId: undefined,
    definition: JSON.stringify({
      id: 'toggle',
      initial: 'inactive',
      context: { count: 0 },
      states: {
        inactive: { on: { toggle: { target: 'active', actions: { type: 'assign' } } } },
        active: { on: { toggle: 'inactive' }, invoke: { src: { config: { type: '' } }, onDone: 'inactive' } },
      },
    }),
    snapshot: { status: 'active', value: 'inactive', context: { count: 0 } },
  },
  { ...base, type: '@xstate.event', sessionId: 'x:0', sourceId: undefined, event: { type: 'toggle' } },
  {
    ...base,
    type: '@xstate.actor',
    name: 'x:1',
    sessionId: 'x:1',
    parentId: 'x:0',
    definition: '{"id":"x:1"}',
    snapshot: { status: 'active' },
  },
  {
    ...base,
    type: '@xstate.snapshot',
    sessionId: 'x:0',
    event: { type: 'toggle' },
    snapshot: { status: 'active', value: 'active', context: { count: 1 } },
  },
  { ...base, type: '@xstate.snapshot', sessionId: 'x:1', event: { type: '' }, snapshot: { status: 'done', output: 1 } },
  { ...base, type: '@xstate.event', sessionId: 'x:0', sourceId: 'x:1', event: { type: 'xstate.done.actor.x:1' } },
  {
    ...base,
    type: '@xstate.snapshot',
    sessionId: 'x:0',
    event: { type: 'xstate.done.actor.x:1' },
    snapshot: { status: 'active', value: 'inactive', context: { count: 1 } },
  },
];

const heard = (messages: readonly StatelyMessage[]): { log: Log; definitions: string[] } => {
  const definitions: string[] = [];
  const log = messages.reduce(
    (before, message) =>
      inspected(before, message, (definition) => {
        try {
          const machine = machineFrom(readStately(JSON.parse(definition)));
          definitions.push(...chartOf(machine).transitions.map(({ place, targets }) => `${place} -> ${targets.join()}`));
          return machine.id;
        } catch {
          return null;
        }
      }),
    emptyLog,
  );
  return { log, definitions };
};

describe("An app with stock '@statelyai/inspect'", () => {
  it('is heard: its machine, each step with how it stood, and who sent what', () => {
    const { log, definitions } = heard(toy);
    expect(definitions).toEqual([
      'inactive · toggle · 1 -> active',
      'active · toggle · 1 -> inactive',
      'active · (inline) answers · 1 -> inactive',
    ]);
    const [actor] = log.actors.values();
    expect([...log.actors.values()].map(({ name, machine, parent }) => [name, machine, parent])).toEqual([['toggle', 'toggle', null]]);
    expect(framesOf(log, actor!.id).map(({ step, stood }) => [step?.event.type, stood.value, stood.context])).toEqual([
      [undefined, 'inactive', { count: 0 }],
      ['toggle', 'active', { count: 1 }],
      ['xstate.done.actor.x:1', 'inactive', { count: 1 }],
    ]);
    expect(messagesOf(log).map(({ from, step }) => [from === 'view', step.event.type])).toEqual([
      [true, 'toggle'],
      [false, 'xstate.done.actor.x:1'],
    ]);
  });

  it('is told from anything else that a window may be sent', () => {
    expect(toy.every(isStatelyMessage)).toBe(true);
    for (const other of [null, 'text', {}, { type: '@xstate.actor' }, { ...toy[0], type: '@xstate.microstep' }, { tab: '1', type: 'here' }])
      expect(isStatelyMessage(other)).toBe(false);
  });
});

describe('A stock inspector', () => {
  const definition = JSON.stringify(createMachine({ id: 'toggle', initial: 'inactive', states: { inactive: {}, active: {} } }).config);

  it('is told what is followed, so that it stands there as it stands here', () => {
    const { log } = heard(toy);
    const messages = messagesSince(log, 0, new Set(), () => ({ definition }));
    expect(messages.every(isStatelyMessage)).toBe(true);
    expect(messages.map(({ type }) => type.replace('@xstate.', ''))).toEqual([
      'actor',
      'snapshot',
      'event',
      'snapshot',
      'event',
      'snapshot',
    ]);
    expect(messages.every(({ rootId }) => rootId === messages[0]?.sessionId)).toBe(true);
    const there = heard(messages).log;
    expect([...standingOf(there).values()]).toEqual([...standingOf(log).values()]);
  });

  it('is told each thing once', () => {
    const { log } = heard(toy);
    const [actor] = log.actors.keys();
    const last = log.entries.at(-1)!.nth;
    expect(messagesSince(log, last, new Set([actor!]), () => ({ definition }))).toEqual([]);
    expect(messagesSince(log, last - 1, new Set([actor!]), () => ({ definition })).map(({ type }) => type)).toEqual(['@xstate.snapshot']);
  });
});
