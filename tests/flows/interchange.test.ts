import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { and, assign, createMachine, not, or } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf, type Chart } from '#flows/chart/chart.ts';
import { gatherMachines } from '#flows/machines.ts';
import { conditionRead, conditionText } from '#flows/visualiser/export/expression.ts';
import { plainState, type Call } from '#flows/visualiser/export/plainMachine.ts';
import { scxmlOf } from '#flows/visualiser/export/scxml.ts';
import { machineJson } from '#flows/visualiser/export/stately.ts';
import { readMachine } from '#flows/visualiser/import/machineFrom.ts';
import { kettleMachine } from './kettle.machine.ts';

const parser = new new JSDOM('').window.DOMParser();
const plain = (machine: { config: object }) => plainState(machine.config as Record<string, unknown>);
/** What a chart shows, without the functions it was written with. */
const shownOf = ({ states, ...chart }: Chart) => ({
  ...chart,
  transitions: [],
  states: states.map(({ config: _config, transitions, ...state }) => ({
    ...state,
    transitions: transitions.map(({ config: _written, ...transition }) => transition),
  })),
});

/** Whatever a machine can have that none of ours has, with names that are no identifiers. */
const oddMachine = createMachine({
  id: 'odd one',
  description: 'Everything & "more" <here>,\nin two lines.',
  context: { litres: 0, deep: { list: [1, null, 'two'] } },
  initial: 'at home',
  entry: ['begin', { type: 'say it', params: { to: ['you', 'me'] } }],
  on: {
    '*': { actions: 'wonder' },
    'mouse.*': '.at home',
    'two words': { target: '#odd one.both', reenter: true },
    ignored: {},
  },
  states: {
    'at home': {
      id: 'door',
      tags: ['calm', 'two words'],
      meta: { spec: '8', order: [1, 2] },
      exit: 'lock',
      always: { guard: and([or(['a', not('b c')]), not(and(['a', 'd'])), { type: 'e', params: { text: ') && "x"' } }]), target: 'both' },
      after: {
        500: 'at home',
        'a while': [{ guard: 'late', target: '#door', reenter: true }, { actions: assign({ litres: 1 }) }],
      },
      on: { leave: { target: 'both', reenter: true, description: 'Goes.', meta: { key: 1 } }, jump: ['both.right.up', 'over'] },
      invoke: [
        { src: 'ask', id: 'first', onDone: 'both', onError: [{ target: 'over', guard: 'bad' }, 'both'], onSnapshot: { actions: 'look' } },
        { src: 'watch it', systemId: 'guard dog', input: { topics: ['cart'] }, onDone: { actions: 'nod' } },
      ],
    },
    both: {
      type: 'parallel',
      onDone: { target: 'over', actions: 'cheer' },
      states: {
        left: {
          initial: 'one',
          states: {
            one: { on: { next: 'two', self: { target: 'one' }, again: { target: 'one', reenter: true } } },
            two: { type: 'final', entry: 'ring' },
          },
        },
        right: {
          initial: { target: 'up', actions: ['wake'] },
          states: { up: {}, down: { type: 'final' }, was: { type: 'history', history: 'deep', target: 'up' }, before: { type: 'history' } },
        },
      },
      on: { split: { target: ['.left.two', '.right.down'] }, back: '.right.was' },
    },
    over: { type: 'final', output: { said: true } },
  },
});

const machines = [...(await gatherMachines()), ['kettle', kettleMachine] as const, ['odd', oddMachine] as const];

describe.each([
  ['SCXML', (machine: (typeof machines)[number][1]) => scxmlOf(plain(machine))],
  ["Stately's JSON", machineJson],
])('A chart that goes out as %s', (_, write) => {
  it.each(machines)('and in again is equal: %s', (_name, machine) => {
    const read = readMachine(write(machine), parser);
    expect(plain(read)).toEqual(plain(machine));
    expect(shownOf(chartOf(read))).toEqual(shownOf(chartOf(machine)));
    expect(write(read), 'The order of what is written changed').toBe(write(machine));
  });
});

describe('SCXML', () => {
  it.each(machines)(
    'of %s is what other tools ask for: every id once, every target an id, only the words of the language',
    (_, machine) => {
      const document = parser.parseFromString(scxmlOf(plain(machine)), 'application/xml');
      const all = [...document.querySelectorAll('*')];
      const ids = all.filter(({ localName }) => localName !== 'data').flatMap(({ id }) => (id ? [id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[\p{L}_][\p{L}\p{N}._-]*$/u);
      const targets = all.flatMap((element) =>
        [element.getAttribute('target'), element.getAttribute('initial')].flatMap((text) => text?.split(' ') ?? []),
      );
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
      const inside: Record<string, string> = {
        scxml: 'state parallel final',
        state: 'datamodel initial onentry onexit transition invoke state parallel final history',
        parallel: 'datamodel onentry onexit transition invoke state parallel history',
        final: 'onentry onexit',
        history: 'transition',
        initial: 'transition',
        transition: 'script',
        onentry: 'send script',
        onexit: 'cancel script',
        datamodel: 'data',
      };
      for (const element of all)
        for (const { localName } of element.children) expect(inside[element.localName]?.split(' ')).toContain(localName);
      for (const element of all)
        for (const { name, namespaceURI } of element.attributes)
          if (namespaceURI === null)
            expect('xmlns version datamodel name initial id event cond target type src delay delayexpr sendid expr').toContain(name);
    },
  );

  it('says a timer, an answer and a guard in its own words', () => {
    const text = scxmlOf(plain(kettleMachine));
    for (const line of [
      '<send id="kettle.body.boiling-after-0" event="xstate.after.5000.kettle.body.boiling" delay="5000ms"/>',
      '<cancel sendid="kettle.body.boiling-after-1"/>',
      '<transition cond="hasWater() &amp;&amp; !isFull()" target="kettle.body.ready" serendib:description="There is room for more."/>',
      '<transition event="done.invoke.kettle.body.filling-invoke-0" target="kettle.body.weighing" serendib:description="Water came.">',
      '<history id="kettle.body.back" type="shallow">',
    ])
      expect(text).toContain(line);
  });

  it('of another tool is read: ids of its own, a document that begins with its first state, conditions in another language', () => {
    const machine = readMachine(
      `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="door">
        <datamodel><data id="opened" expr="0"/></datamodel>
        <state id="shut"><onentry><log label="it is" expr="'shut'"/></onentry>
          <transition event="push pull" cond="opened &lt; 3" target="open"><assign location="opened" expr="opened + 1"/></transition></state>
        <parallel id="open"><state id="light.on"/><history id="last" type="deep"><transition target="light.on"/></history></parallel>
      </scxml>`,
      parser,
    );
    const step = {
      target: ['open'],
      guard: { type: 'opened < 3' },
      actions: [{ type: 'assign', params: { location: 'opened', expr: 'opened + 1' } }],
    };
    expect(plain(machine)).toEqual({
      id: 'door',
      context: { opened: 0 },
      initial: { target: 'shut' },
      states: {
        shut: { entry: [{ type: 'log', params: { label: 'it is', expr: "'shut'" } }], on: { push: [step], pull: [step] } },
        open: { type: 'parallel', states: { light_on: {}, last: { type: 'history', history: 'deep', target: ['light_on'] } } },
      },
    });
    expect(plain(readMachine(scxmlOf(plain(machine)), parser))).toEqual(plain(machine));
  });

  it('has every condition of named guards that can be written', () => {
    const name = fc.oneof(fc.constantFrom('isHot', 'a.b', 'is hot', 'and', 'guards', '"', ''), fc.string());
    const { guard } = fc.letrec<{ guard: Call }>((tie) => ({
      guard: fc.oneof(
        { maxDepth: 4 },
        name.map((type) => ({ type })),
        fc.record({ type: name, params: fc.record({ text: fc.string(), list: fc.array(fc.integer()) }) }),
        tie('guard').map((one) => ({ type: 'not', params: { guards: [one] } })),
        fc
          .tuple(fc.constantFrom('and', 'or'), fc.array(tie('guard'), { minLength: 1, maxLength: 3 }))
          .map(([type, guards]) => ({ type, params: { guards } })),
      ),
    }));
    fc.assert(
      fc.property(guard, (one) => {
        expect(conditionRead(conditionText(one))).toEqual(one);
      }),
    );
  });
});

describe('A chart that cannot be read', () => {
  const scxml = (inner: string): string => `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0">${inner}</scxml>`;
  it.each([
    ['cut XML', scxml('<state id="a">').slice(0, 60), /is not well-formed .*export it again/],
    ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', /no SCXML: its root is <svg>/],
    ['an element without counterpart', scxml('<state id="a"><onentry><if cond="x"/></onentry></state>'), /<if> in <onentry> .*take it out/],
    [
      'a target that is not there',
      scxml('<state id="a"><transition event="e" target="b"/></state>'),
      /leads to 'b', and no state has this id/,
    ],
    ['JSON of something else', '{"a":1}', /is JSON, but no machine/],
    ['a machine of XState 4', '{"states":{"a":{"on":{"e":{"cond":"x"}}}}}', /'cond', as XState 4/],
    ['a machine that does not fit together', '{"initial":"a","states":{"a":{"on":{"e":"b"}}}}', /Child state 'b' does not exist/],
  ])('is refused with one sentence: %s', (_, text, sentence) => expect(() => readMachine(text, parser)).toThrow(sentence));
});
