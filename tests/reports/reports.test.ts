import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { resultsOf, type TestResult, type VitestReport } from './results.ts';
import { writeReports } from './write.ts';
import { xsdFaults } from './xsd.ts';

const schema = (name: string): string => readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8');
const jsonSchema = (name: string) => z.fromJSONSchema(JSON.parse(schema(name)) as Parameters<typeof z.fromJSONSchema>[0]);

const report: VitestReport = {
  testResults: [
    {
      name: '/shop/tests/cart.test.ts',
      status: 'failed',
      message: '',
      startTime: 1_700_000_000_000,
      endTime: 1_700_000_000_900,
      assertionResults: [
        { status: 'passed', fullName: 'a cart "is" <kept> & counted', failureMessages: [], startTime: 1_700_000_000_000.4, duration: 12.6 },
        {
          status: 'failed',
          fullName: 'a line is removed',
          failureMessages: ['\u001b[31mError: 2 < 3 & "x"\u001b[39m\n  at ]]> cart.ts:1\u0000'],
          startTime: 1_700_000_000_100,
          duration: 700,
        },
        { status: 'pending', fullName: 'a line is counted', failureMessages: [], duration: null },
      ],
    },
    {
      name: '/shop/tests/broken.test.ts',
      status: 'failed',
      message: 'SyntaxError: no',
      startTime: 1_700_000_001_000,
      endTime: 1_700_000_001_050,
      assertionResults: [],
    },
  ],
};

const results = resultsOf(report, '/shop');
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
beforeAll(() => writeReports(folder, 'unit, fast', results));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const written = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('a file that cannot be read is one failed test; what did not run is skipped', () => {
  expect(results.map(({ suite, name, status }) => `${suite} ${name}: ${status}`)).toEqual([
    'tests/cart.test.ts a cart "is" <kept> & counted: passed',
    'tests/cart.test.ts a line is removed: failed',
    'tests/cart.test.ts a line is counted: skipped',
    'tests/broken.test.ts can be read: failed',
  ]);
});

describe('JUnit', () => {
  test('keeps to its schema and counts', () => {
    const xml = written('junit/unit-fast.xml');
    expect(xsdFaults(schema('junit.xsd'), xml)).toEqual([]);
    expect(xml).toContain('<testsuites name="unit, fast" tests="4" failures="2" errors="0" time="0.763">');
    expect(xml).toContain('name="a cart &quot;is&quot; &lt;kept&gt; &amp; counted"');
    expect(xml).toContain('<failure message="Error: 2 &lt; 3 &amp; &quot;x&quot;" type="failure">');
  });

  test.each([
    ['an attribute that is missing', / classname="[^"]*"/, '', '<testcase> lacks classname'],
    ['a number that is none', /tests="4"/, 'tests="four"', '<testsuites> has tests="four"'],
    ['an element of another place', '<skipped/>', '<testsuite/>', '<testcase> holds <testsuite>'],
    ['two ends of one test', '<skipped/>', '<skipped/><failure type="x"/>', '<testcase> holds more than one'],
    ['what is no XML', '&lt;kept', '<kept', 'not XML'],
  ])('is held to it: %s', (_, what, instead, fault) => {
    expect(xsdFaults(schema('junit.xsd'), written('junit/unit-fast.xml').replace(what, instead))).toContain(fault);
  });
});

describe('CTRF', () => {
  const ctrf = jsonSchema('ctrf.schema.json');
  test('keeps to its schema and counts', () => {
    const found = JSON.parse(written('ctrf/unit-fast.json')) as { results: { summary: object; tests: { status: string }[] } };
    expect(ctrf.safeParse(found).error?.issues ?? []).toEqual([]);
    expect(found.results.summary).toMatchObject({
      tests: 4,
      passed: 1,
      failed: 2,
      skipped: 1,
      start: 1_700_000_000_000,
      stop: 1_700_000_001_050,
    });
    const [first] = found.results.tests;
    expect(ctrf.safeParse({ ...found, results: { ...found.results, tests: [{ ...first, status: 'green' }] } }).success).toBe(false);
    expect(ctrf.safeParse({ ...found, reportFormat: 'JUnit' }).success).toBe(false);
  });
});

describe('Allure', () => {
  const allure = jsonSchema('allure.schema.json');
  test('has one file for each test, which keeps to the schema', () => {
    const files = readdirSync(join(folder, 'allure'));
    expect(files).toHaveLength(results.length);
    const found = files.map((file) => JSON.parse(written(`allure/${file}`)) as Record<string, unknown>);
    expect(found.flatMap((one) => allure.safeParse(one).error?.issues ?? [])).toEqual([]);
    expect(found.map(({ uuid }) => `${String(uuid)}-result.json`).sort()).toEqual(files.sort());
    expect(found.map(({ name }) => name).sort()).toEqual(results.map(({ name }) => name).sort());
    expect(allure.safeParse({ ...found[0], stage: 'done' }).success).toBe(false);
  });

  test('knows a test again in the next run', () => {
    const again = mkdtempSync(join(tmpdir(), 'reports-'));
    const later = results.map((result): TestResult => ({ ...result, start: result.start + 86_400_000 }));
    writeReports(again, 'unit, fast', later);
    const ids = (at: string): string[] =>
      readdirSync(join(at, 'allure'))
        .map((file) => (JSON.parse(readFileSync(join(at, 'allure', file), 'utf8')) as { historyId: string }).historyId)
        .sort();
    expect(ids(again)).toEqual(ids(folder));
    expect(new Set(ids(folder)).size).toBe(results.length);
    rmSync(again, { recursive: true });
  });
});
