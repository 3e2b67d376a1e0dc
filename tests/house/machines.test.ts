import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gatherHappenings } from '#flows/gather.ts';
import { namesAreOfTheHouse, statesAreDescribed, timersAreShort, transitionsAreDescribed } from '#flows/grammar.ts';
import { gatherMachines } from '#flows/machines.ts';
import { castsNoEvent, configIsLiteral, importsNothing, isSetUp, questionsEnd, readsNoClock, sourceOf } from '#flows/source.rules.ts';

const folder = new URL('../../machines/', import.meta.url);
const sources = readdirSync(folder).filter((file) => file.endsWith('.ts')).sort().map((file) => sourceOf(`machines/${file}`, readFileSync(new URL(file, folder), 'utf8')));
const machines = await gatherMachines();
const happenings = [...(await gatherHappenings()).values()];

describe('machines import xstate and each other, and read no clock', () => {
  test.each(sources.map((source) => [source.file, source] as const))('%s', (_, source) => expect([importsNothing, readsNoClock].flatMap((rule) => rule(source))).toEqual([]));
});

describe('machines are written as a literal chart with ports', () => {
  const charts = sources.filter((source) => /\.(machine|lifecycle)\.ts$/.test(source.file));
  test.each(charts.map((source) => [source.file, source] as const))('%s', (_, source) => expect([isSetUp, configIsLiteral, questionsEnd, castsNoEvent].flatMap((rule) => rule(source))).toEqual([]));
});

describe('machines are described and named so that a tester can read them', () => {
  test.each([...machines])('%s', (_, machine) =>
    expect([statesAreDescribed, transitionsAreDescribed, namesAreOfTheHouse, timersAreShort].flatMap((rule) => rule(machine))).toEqual([]));
});

test('every machine has sample happenings', () => {
  expect([...machines].filter(([, machine]) => !happenings.some((each) => each.machine === machine)).map(([name]) => name)).toEqual([]);
});
