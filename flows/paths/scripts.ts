import '#tests/model/harness/jsdomWindow.ts';
import type { Locale } from '#machines/model/locale.ts';
import { chartOf } from '../chart/chart.ts';
import { unreachedBy } from '../coverage.ts';
import { coversOf } from '../explorer.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { CommandError } from '../command.ts';
import { fixtureFor, type NamedMachine } from '../machineRegistry.ts';
import { inBrowser, leftOut, meetings, startsInBrowser, whyNotMet, type Meeting } from './pageControls.ts';
import { firstWayThrough, isWholeSelection, selectPaths, type PathOptions } from './selectPaths.ts';
import { isFilled } from './mall.answers.ts';
import type { Path } from '../model.ts';
import { findGatewayAnswers } from './gatewayAnswers.ts';
import { walkFileOf } from '#tests/model/harness/walkFiles.ts';
import { tellByHand } from './byHand.ts';
import { byPerson } from './byPerson.ts';
import { ground } from './preconditions.ts';
import { controlsIn, type Script } from './script.ts';

// What draws looks for the window as it is read, so it is read after the window is there.
const { recordScripts, recordScriptsWithoutView } = await import('./recordScript.tsx');
const { loadHarness } = await import('#tests/model/harness/loadHarnesses.ts');

/** A language of the shop: its key, and its sentences. */
export type Tongue = { locale: Locale; messages: Record<string, string> };

async function scriptOver(
  { noun, machine }: NamedMachine,
  fixture: Fixture,
  paths: readonly Path[],
  { locale, messages }: Tongue,
  notes: string[],
): Promise<Script> {
  const chart = chartOf(machine);
  const harness = await loadHarness(noun, fixture);
  const walks = harness
    ? await recordScripts(harness, chart, paths, locale, messages)
    : recordScriptsWithoutView(chart, paths, fixture.inputs);
  return {
    noun,
    machine: machine.id,
    about: chart.description,
    locale,
    hasView: harness !== undefined,
    chart,
    notes,
    says: Object.fromEntries(Object.entries(fixture.ports).map(([src, port]) => [src, port.says])),
    answers: Object.fromEntries(
      Object.entries(fixture.ports).flatMap(([src, port]) => (port.isRequest ? [[src, Object.keys(port.answers).length]] : [])),
    ),
    controls: controlsIn(walks),
    walks,
  };
}

/** The walks of a machine as a script, in the language of `tongue` where a screen's words are quoted. */
export async function scriptFor(named: NamedMachine, options: PathOptions, tongue: Tongue): Promise<Script> {
  const fixture = fixtureFor(named);
  const isWhole = isWholeSelection(options);
  // Only what is walked through a screen is followed by a person.
  const isFollowed = options.to === undefined && options.through === undefined && walkFileOf(named.noun) !== undefined;
  const followed = isFollowed ? byPerson(fixture, meetings[named.noun] ?? {}) : fixture;
  const { paths, exploration, notes } = selectPaths(named.noun, followed, options);
  const script = await scriptOver(named, fixture, paths, tongue, [
    ...exploration.stopped,
    ...notes,
    ...(isWhole && !isFollowed ? unreachedBy(exploration).map((item) => `no walk takes: ${item}`) : []),
  ]);
  await tellByHand(script);
  const taken = new Set(script.walks.flatMap(({ steps }) => steps.flatMap(({ snapshot }) => coversOf(snapshot))));
  const left = isWhole && isFollowed ? leftOut(fixture, taken) : [];
  script.notes.push(...left.map((item) => `left to the tests, because no hand brings it about just so: ${item}`));
  return script.hasView ? { ...script, notes: [...ground, ...script.notes] } : script;
}

/** The walks that a browser can go in the started shop: what is only said by another part is left to that part's walks, and named. */
export async function browserScriptFor(
  named: NamedMachine,
  options: PathOptions,
  tongue: Tongue,
): Promise<{ script: Script; meeting: Meeting }> {
  const fixture = fixtureFor(named);
  const meeting = meetings[named.noun] ?? {};
  if (!isFilled(named.noun))
    throw new CommandError(`'${named.noun}' is filled neither by src/adapters nor by src/data: it is walked as a part of a page.`);
  const why = whyNotMet(named.noun, fixture.inputs, meeting);
  if (why !== null) throw new CommandError(why);
  const isWhole = isWholeSelection(options);
  const walked = selectPaths(named.noun, inBrowser(fixture, meeting, null), options).paths;
  const leaving = isWhole
    ? (meeting.leaving ?? []).flatMap((through) => firstWayThrough(inBrowser(fixture, meeting, through), through))
    : [];
  const paths = [...walked, ...leaving];
  await findGatewayAnswers(named.noun, paths);
  const taken = new Set(paths.flatMap((path) => path.steps.flatMap(({ state }) => coversOf(state))));
  const left = isWhole ? leftOut(fixture, taken) : [];
  const { others } = startsInBrowser(fixture);
  const notes = [
    ...(others.length === 0 ? [] : [`Not begun here, because a card that is pressed brings more than the address: ${others.join(', ')}.`]),
    ...(left.length === 0
      ? []
      : [
          'Not walked here, because another part of the shop brings it about:',
          ...left.map((item) => `  ${item.replace(/ to $/, ' and stays')}`),
        ]),
  ];
  return { meeting, script: await scriptOver(named, fixture, paths, tongue, notes) };
}
