import { beforeAll, describe, expect, test } from 'vitest';
import { coversOf } from '#flows/explorer.ts';
import { createTestModel } from '#flows/model.ts';
import { CommandError } from '#flows/command.ts';
import { selectPaths } from '#flows/paths/selectPaths.ts';
import { payloadText } from '#flows/paths/payloadText.ts';
import { asCsv } from '#flows/paths/formats/csv.ts';
import { asGherkin } from '#flows/paths/formats/gherkin.ts';
import { gherkinWords } from '#flows/paths/formats/gherkinWords.ts';
import { asJson } from '#flows/paths/formats/json.ts';
import { answersFor } from '#flows/paths/mall.answers.ts';
import type { Script, Step } from '#flows/paths/script.ts';
import { scriptFor } from '#flows/paths/scripts.ts';
import { refusalOf } from '#flows/paths/scriptText.ts';
import { asWords } from '#flows/paths/words.ts';
import { locales } from '#machines/model/locale.ts';
import { dawn } from '#flows/explorerState.ts';
import english from '#lang/en.json' with { type: 'json' };
import { login } from '../fixtures/login.fixture.ts';
import { profile } from '../fixtures/profile.fixture.ts';
import { kettle } from './kettle.fixture.ts';

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

const haltOf = (work: () => unknown): CommandError => {
  try {
    work();
  } catch (reason) {
    if (reason instanceof CommandError) return reason;
    throw reason;
  }
  throw new Error('It was not halted.');
};

let script: Script;
beforeAll(async () => {
  script = await scriptFor(
    { noun: 'kettle', name: 'kettle.machine', machine: kettle.machine, fixture: kettle },
    {},
    { locale: 'en', messages: english },
  );
});

describe('the walks of a machine', () => {
  test('as a table keep to RFC 4180: one row per step, all of the same width', () => {
    const [head, ...rows] = rowsOf(asCsv(script));
    expect(head?.join()).toBe('Test ID,Title,Precondition,Step,Actor,Setup,Action,Expected result,State,Event,Sample,Covers');
    expect(rows).toHaveLength(script.walks.reduce((sum, walk) => sum + walk.steps.length, 0));
    expect(rows.filter((row) => row.length !== head?.length)).toEqual([]);
    expect(rows.some((row) => row[10]?.includes('"hot":true'))).toBe(true);
    expect(rows.some((row) => row[11]?.includes('\n'))).toBe(true);
  });

  test('as a table bring no formula into a spreadsheet', () => {
    const [walk] = script.walks;
    if (!walk) throw new Error('There is no walk.');
    expect(rowsOf(asCsv({ ...script, walks: [{ ...walk, start: '=1+1' }] }))[1]?.[2]).toBe("'=1+1");
  });

  test.each(locales)(
    'as Gherkin in %s: keywords of the language, at most 12 lines a scenario, each ends with what must be seen',
    (locale) => {
      const words = gherkinWords[locale];
      const text = asGherkin({ ...script, locale });
      const [head, ...scenarios] = text.trimEnd().split('\n\n');
      expect(head).toBe(`# language: ${words.code}\n${words.feature}: kettle`);
      const faults = scenarios.flatMap((scenario) => {
        const [title = '', ...lines] = scenario.split('\n');
        const keywords = lines.map((line) => /^ {4}(\S+(?: (?:ki|zaman))?) \S/.exec(line)?.[1] ?? '');
        const isKnown = keywords.every((word) => [words.given, words.when, words.outcome, words.and].includes(word));
        const isTitled = title.startsWith(`  ${words.scenario}: `);
        const asserts = keywords.includes(words.outcome);
        return isKnown && isTitled && asserts && lines.length <= 12 ? [] : [scenario];
      });
      expect(faults).toEqual([]);
      expect(scenarios.length).toBeGreaterThan(15);
      expect(new Set(scenarios.map((scenario) => scenario.split('\n').slice(1).join())).size).toBe(scenarios.length);
    },
  );

  test('as Gherkin in another language have no sentence in English', () => {
    const inEnglish = asGherkin({ ...script, locale: 'en' }).split('\n');
    for (const locale of locales.filter((each) => each !== 'en')) {
      const own = asGherkin({ ...script, locale }).split('\n');
      expect(own.filter((line) => line.trim() !== '' && inEnglish.includes(line))).toEqual([]);
      expect(own.join('\n')).not.toMatch(/\b(the shopper|the state|nothing changes|the mall)\b/);
    }
  });

  test('as JSON are data, with every transition taken or named in the notes', () => {
    const data = JSON.parse(asJson(script)) as {
      notes: string[];
      walks: { steps: { number: number; takes: string[]; asks: string[] }[] }[];
    };
    const steps = data.walks.flatMap((walk) => walk.steps);
    const places = new Set(steps.flatMap((step) => step.takes));
    expect(
      script.chart.transitions
        .map(({ place }) => place)
        .filter((place) => !places.has(place))
        .map((place) => `no walk takes: ${place}`),
    ).toEqual(data.notes);
    expect(
      new Set(
        steps
          .flatMap((step) => step.asks)
          .filter((side) => side.includes('isHot'))
          .map((side) => side.slice(-3)),
      ),
    ).toEqual(new Set(['yes', ' no']));
  });

  test('as words say which guard refuses, and count one step as one', () => {
    const [walk] = script.walks;
    if (!walk) throw new Error('There is no walk.');
    expect(asWords({ ...script, walks: [{ ...walk, steps: walk.steps.slice(0, 2) }] })).toContain(': usual, 1 step, ends in ');
    const [, step] = walk.steps;
    if (!step) throw new Error('There is no step.');
    const { snapshot } = step;
    const refused = (sides: string[]): string =>
      refusalOf({
        ...step,
        snapshot: { ...snapshot, flow: { ...snapshot.flow, trace: { ...snapshot.flow.trace, sides } } } as Step['snapshot'],
      });
    expect(refused(['ready · pay · 1 ? isReady = no', 'ready · always · 1 ? hasIntent = no'])).toBe('it is not ready (isReady)');
    expect(refused(['ready · pay · 1 ? isReady = no', 'ready · pay · 2 ? isInCash = no'])).toBe(
      'it is not ready (isReady), and it is not in cash (isInCash)',
    );
    const composed = ['isCash = yes', 'isReady = no', 'isCash and isReady = no', 'isReady = no', 'not isReady = yes'];
    expect(refused(composed.slice(0, 3).map((side) => `ready · pay · 1 ? ${side}`))).toBe('it is not ready (isReady)');
    expect(refused(composed.slice(3).map((side) => `ready · pay · 1 ? ${side}`))).toBe('');
    expect(refused(['ready · pay · 1 ? isReady = yes', 'ready · pay · 1 ? not isReady = no'])).toBe(
      'it is so that “is ready” (not isReady)',
    );
  });
});

test('what an event holds is told in words, not as it stands in the code', () => {
  const answerOf = (body: object, sample = '{…}'): string =>
    payloadText({ type: 'x.happened', kind: 'event', raw: { ...body, type: 'x.happened', at: 5 }, sample, nth: 0, id: '', at: 5 });
  expect(answerOf({}, '')).toBe('');
  expect(answerOf({ field: 'mail', text: 'a b', count: 2, why: null })).toBe(' (field “mail”, text “a b”, count 2, why none)');
  expect(answerOf({ line: { prodId: 101, count: 1 }, ids: [1, 2], lines: [{ a: 1 }, { a: 2 }] })).toBe(
    ' (line (prodId 101, count 1), ids (1, 2), lines 2 entries)',
  );
  expect(answerOf({}, 'after 15 min')).toBe(', after 15 min');
});

test('what leaves the screen comes last in its walk, and nothing is left out for it', () => {
  for (const [noun, fixture] of Object.entries({ login, profile })) {
    const { paths, exploration } = selectPaths(noun, fixture);
    const leavings = paths
      .flatMap(({ steps }) =>
        steps.map(({ state }, index) => ({
          isLast: index === steps.length - 1,
          leaves: state.flow.did.some(({ params }) =>
            ['login.closed', 'login.succeeded', 'logout.wanted', 'place.wanted'].includes(
              (params as { event?: { type: string } } | undefined)?.event?.type ?? '',
            ),
          ),
        })),
      )
      .filter(({ leaves }) => leaves);
    expect(leavings.length, noun).toBeGreaterThan(0);
    expect(
      leavings.filter(({ isLast }) => !isLast),
      noun,
    ).toEqual([]);
    const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ state }) => coversOf(state))));
    expect(
      [...exploration.nodes.values()].flatMap(({ edges }) => edges.flatMap(({ covers }) => covers.filter((item) => !taken.has(item)))),
      noun,
    ).toEqual([]);
  }
});

describe('a wish', () => {
  test('is met by the shortest way', () => {
    const types = (options: { to?: string; through?: string }): string[] =>
      selectPaths('kettle', kettle, options).paths.flatMap(({ steps }) => steps.slice(1).map(({ event }) => event.type));
    expect(types({ to: 'ready' })).toEqual(['fill.pressed', 'readWater.answered']);
    expect(types({ through: 'power.came' })).toEqual(['power.cut', 'power.came']);
    expect(types({ through: 'lamp.pressed', to: 'body.off' })).toHaveLength(2);
    expect(selectPaths('kettle', kettle, { to: 'ready' }).paths).toHaveLength(1);
  });

  test('that names nothing is told with the nearest names, and code 2', () => {
    expect(haltOf(() => selectPaths('kettle', kettle, { to: 'body.redy' }))).toMatchObject({
      message: expect.stringMatching(/^There is no state of 'kettle' 'body\.redy'\. The nearest: body\.ready/) as string,
      code: 2,
    });
    expect(haltOf(() => selectPaths('kettle', kettle, { through: 'lamp.presed' }))).toMatchObject({
      message: expect.stringMatching(/^There is no event of 'kettle' 'lamp\.presed'\. The nearest: lamp\.pressed/) as string,
      code: 2,
    });
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
  const broken = createTestModel(kettle)
    .getPaths()
    .map((path) =>
      path.test({
        states: {
          'body.ready': () => {
            throw new Error('It is not ready.');
          },
        },
      }),
    );
  await expect(Promise.all(broken)).rejects.toThrow('It is not ready.');
});

test('a sample that no answer of the mall makes is told in a sentence', async () => {
  await expect(answersFor('login', 'readPhoneCodes', undefined, { nothing: 'like it' }, dawn)).rejects.toThrow(CommandError);
  await expect(answersFor('login', 'readPhoneCodes', undefined, { nothing: 'like it' }, dawn)).rejects.toThrow(
    /^tests\/fixtures\/login\.fixture\.ts: no answer over the wire was found that makes the sample of 'readPhoneCodes': .+ came instead of \{"nothing":"like it"\}\. Either /,
  );
});

test('what the mall must say is found also where an answer only says yes or no, or tells a moment by the seconds that are left', async () => {
  const about = { prodId: 101, skuId: 7, regionId: 1 };
  const words = async (isOn: boolean) => JSON.stringify(await answersFor('restockAlert', 'readRestockAlert', about, { isOn }, dawn));
  expect(await words(true)).toContain('"restockNotice":true');
  expect(await words(false)).not.toContain('"restockNotice":true');
  const sent = await answersFor('verificationCode', 'sendCode', { mobile: '771234567' }, { until: dawn + 60_000 }, dawn);
  expect(JSON.stringify(sent)).toContain('"resendIn":60');
});
