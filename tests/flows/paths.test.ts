import { beforeAll, describe, expect, test } from 'vitest';
import { coversOf } from '#flows/explorer.ts';
import { createTestModel } from '#flows/model.ts';
import { Halt } from '#flows/command.ts';
import { pathsFor } from '#flows/paths/choose.ts';
import { contentWord } from '#flows/paths/content.ts';
import { asCsv } from '#flows/paths/csv.ts';
import { asGherkin } from '#flows/paths/gherkin.ts';
import { asJson } from '#flows/paths/json.ts';
import { answersFor } from '#flows/paths/mall.answers.ts';
import type { Script, Step } from '#flows/paths/script.ts';
import { scriptFor } from '#flows/paths/scripts.ts';
import { refusalOf } from '#flows/paths/told.ts';
import { asWords } from '#flows/paths/words.ts';
import { dawn } from '#flows/situation.ts';
import english from '#lang/en.json' with { type: 'json' };
import { login } from '../happenings/login.happenings.ts';
import { profile } from '../happenings/profile.happenings.ts';
import { kettle } from './kettle.happenings.ts';

/** The rows of a table by RFC 4180, read strictly: what is neither a plain field nor a quoted one is an error. */
const rowsOf = (table: string): string[][] => {
  const rows: string[][] = [[]];
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  while (fields.lastIndex < table.length) {
    const at = fields.lastIndex;
    const found = fields.exec(table);
    if (!found) throw new Error(`No field of RFC 4180 at ${at}: ${table.slice(at, at + 40)}`);
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

const haltOf = (work: () => unknown): Halt => {
  try {
    work();
  } catch (reason) {
    if (reason instanceof Halt) return reason;
    throw reason;
  }
  throw new Error('It was not halted.');
};

let script: Script;
beforeAll(async () => {
  script = await scriptFor({ noun: 'kettle', name: 'kettle.machine', machine: kettle.machine, happenings: kettle }, {}, { locale: 'en', messages: english });
}, 60_000);

describe('the walks of a machine', () => {
  test('as a table keep to RFC 4180: one row per step, all of the same width', () => {
    const [head, ...rows] = rowsOf(asCsv(script));
    expect(head).toEqual(['Test ID', 'Title', 'Precondition', 'Step', 'Action', 'Expected result', 'State', 'Event', 'Sample', 'Covers']);
    expect(rows).toHaveLength(script.walks.reduce((sum, walk) => sum + walk.steps.length, 0));
    expect(rows.filter((row) => row.length !== head?.length)).toEqual([]);
    expect(rows.some((row) => row[8]?.includes('"hot":true'))).toBe(true);
    expect(rows.some((row) => row[9]?.includes('\n'))).toBe(true);
  });

  test('as a table bring no formula into a spreadsheet', () => {
    const [walk] = script.walks;
    if (!walk) throw new Error('There is no walk.');
    expect(rowsOf(asCsv({ ...script, walks: [{ ...walk, start: '=1+1' }] }))[1]?.[2]).toBe("'=1+1");
  });

  test('as Gherkin are a feature with a scenario per walk, each line begun by a keyword', () => {
    const lines = asGherkin(script).trimEnd().split('\n').map((line) => line.trim()).filter((line) => line !== '');
    const [head, steps] = [lines.slice(0, 3), lines.slice(3)];
    expect(head).toEqual(['# language: en', 'Feature: kettle', 'A kettle that shows everything a machine can do']);
    expect(steps.filter((line) => !/^(Scenario: |Given |When |Then |And )/.test(line))).toEqual(script.notes.map((note) => `# ${note}`));
    expect(steps.filter((line) => line.startsWith('Scenario: '))).toHaveLength(script.walks.length);
    for (const [index, line] of steps.entries()) {
      if (line.startsWith('Scenario: ')) expect(steps[index + 1]).toMatch(/^Given /);
      if (line.startsWith('When ')) expect(steps[index + 1]).toMatch(/^(Then|And) /);
    }
  });

  test('as JSON are data, with every transition taken or named in the notes', () => {
    const data = JSON.parse(asJson(script)) as { notes: string[]; walks: { steps: { number: number; takes: string[]; asks: string[] }[] }[] };
    const steps = data.walks.flatMap((walk) => walk.steps);
    const places = new Set(steps.flatMap((step) => step.takes));
    expect(script.chart.transitions.map(({ place }) => place).filter((place) => !places.has(place)).map((place) => `no walk takes: ${place}`)).toEqual(data.notes);
    expect(new Set(steps.flatMap((step) => step.asks).filter((side) => side.includes('isHot')).map((side) => side.slice(-3)))).toEqual(new Set(['yes', ' no']));
  });

  test('as words say which guard refuses, and count one step as one', () => {
    const [walk] = script.walks;
    if (!walk) throw new Error('There is no walk.');
    expect(asWords({ ...script, walks: [{ ...walk, steps: walk.steps.slice(0, 2) }] })).toContain(': usual, 1 step, ends in ');
    const [, step] = walk.steps;
    if (!step) throw new Error('There is no step.');
    const { situation } = step;
    const refused = (sides: string[]): string => refusalOf({ ...step, situation: { ...situation, flow: { ...situation.flow, trace: { ...situation.flow.trace, sides } } } as Step['situation'] });
    expect(refused(['ready · pay · 1 ? isReady = no', 'ready · always · 1 ? hasWish = no'])).toBe('it is not ready (isReady)');
    expect(refused(['ready · pay · 1 ? isReady = no', 'ready · pay · 2 ? isInCash = no'])).toBe('it is not ready (isReady), and it is not in cash (isInCash)');
  });
});

test('what an event holds is told in words, not as it stands in the code', () => {
  const told = (body: object, sample = '{…}'): string => contentWord({ type: 'x.happened', kind: 'event', raw: { ...body, type: 'x.happened', at: 5 }, sample, nth: 0, id: '', at: 5 });
  expect(told({}, '')).toBe('');
  expect(told({ field: 'mail', text: 'a b', count: 2, why: null })).toBe(' (field “mail”, text “a b”, count 2, why none)');
  expect(told({ line: { prodId: 101, count: 1 }, ids: [1, 2], lines: [{ a: 1 }, { a: 2 }] })).toBe(' (line (prodId 101, count 1), ids (1, 2), lines 2 entries)');
  expect(told({}, 'after 15 min')).toBe(', after 15 min');
});

test('what leaves the screen comes last in its walk, and nothing is left out for it', () => {
  for (const [noun, happenings] of Object.entries({ login, profile })) {
    const { paths, exploration } = pathsFor(noun, happenings);
    const leavings = paths.flatMap(({ steps }) => steps.map(({ state }, index) => ({
      isLast: index === steps.length - 1,
      leaves: state.flow.did.some(({ params }) => ['login.closed', 'login.succeeded', 'logout.wanted', 'place.wanted'].includes((params as { event?: { type: string } } | undefined)?.event?.type ?? '')),
    }))).filter(({ leaves }) => leaves);
    expect(leavings.length, noun).toBeGreaterThan(0);
    expect(leavings.filter(({ isLast }) => !isLast), noun).toEqual([]);
    const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ state }) => coversOf(state))));
    expect([...exploration.nodes.values()].flatMap(({ edges }) => edges.flatMap(({ covers }) => covers.filter((item) => !taken.has(item)))), noun).toEqual([]);
  }
}, 60_000);

describe('a wish', () => {
  test('is met by the shortest way', () => {
    const types = (wish: { to?: string; through?: string }): string[] => pathsFor('kettle', kettle, wish).paths.flatMap(({ steps }) => steps.slice(1).map(({ event }) => event.type));
    expect(types({ to: 'ready' })).toEqual(['fill.pressed', 'readWater.answered']);
    expect(types({ through: 'power.came' })).toEqual(['power.cut', 'power.came']);
    expect(types({ through: 'lamp.pressed', to: 'body.off' })).toHaveLength(2);
    expect(pathsFor('kettle', kettle, { to: 'ready' }).paths).toHaveLength(1);
  });

  test('that names nothing is told with the nearest names, and code 2', () => {
    expect(haltOf(() => pathsFor('kettle', kettle, { to: 'body.redy' }))).toMatchObject({ message: expect.stringMatching(/^There is no state of 'kettle' 'body\.redy'\. The nearest: body\.ready/) as string, code: 2 });
    expect(haltOf(() => pathsFor('kettle', kettle, { through: 'lamp.presed' }))).toMatchObject({ message: expect.stringMatching(/^There is no event of 'kettle' 'lamp\.presed'\. The nearest: lamp\.pressed/) as string, code: 2 });
  });
});

test('a QA engineer finds what @xstate/test gives him', async () => {
  const lamp: string[] = [];
  let isLit = false;
  for (const path of createTestModel(kettle).getPaths()) {
    isLit = false;
    await path.test({
      states: {
        'lamp.lit': () => void lamp.push(`lit: ${isLit}`),
        'lamp.dark': () => void lamp.push(`dark: ${!isLit}`),
      },
      events: { 'lamp.pressed': () => void (isLit = !isLit) },
    });
  }
  expect(new Set(lamp)).toEqual(new Set(['lit: true', 'dark: true']));
  const broken = createTestModel(kettle).getPaths().map((path) => path.test({ states: { 'body.ready': () => { throw new Error('It is not ready.'); } } }));
  await expect(Promise.all(broken)).rejects.toThrow('It is not ready.');
});

test('a sample that no answer of the mall makes is told in a sentence', async () => {
  await expect(answersFor('login', 'readPhoneCodes', undefined, { nothing: 'like it' }, dawn)).rejects.toThrow(Halt);
  await expect(answersFor('login', 'readPhoneCodes', undefined, { nothing: 'like it' }, dawn)).rejects.toThrow(/^tests\/happenings\/login\.happenings\.ts: no answer over the wire was found that makes the sample of 'readPhoneCodes': .+ came instead of \{"nothing":"like it"\}\. Either /);
});

test('what the mall must say is found also where an answer only says yes or no, or tells a moment by the seconds that are left', async () => {
  const about = { prodId: 101, skuId: 7, regionId: 1 };
  const words = async (isOn: boolean) => JSON.stringify(await answersFor('restock', 'readRestock', about, { isOn }, dawn));
  expect(await words(true)).toContain('"restockNotice":true');
  expect(await words(false)).not.toContain('"restockNotice":true');
  const sent = await answersFor('code', 'sendCode', { mobile: '771234567' }, { until: dawn + 60_000 }, dawn);
  expect(JSON.stringify(sent)).toContain('"resendIn":60');
});
