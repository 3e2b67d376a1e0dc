import '#tests/walks/window.ts';
import type { Locale } from '#machines/words.ts';
import { chartOf } from '../chart.ts';
import { unreachedBy } from '../coverage.ts';
import { coversOf } from '../explorer.ts';
import type { Happenings } from '../happenings.ts';
import { Halt } from '../command.ts';
import { happeningsFor, type Named } from '../named.ts';
import { inBrowser, leftOut, meetings, startsInBrowser, whyNotMet, type Meeting } from './browser.ts';
import { firstWayThrough, pathsFor, type Wish } from './choose.ts';
import { hasPlugs } from './mall.answers.ts';
import type { Path } from '../model.ts';
import { findSayings } from './said.ts';
import type { Script } from './script.ts';

// What draws looks for the window as it is read, so it is read after the window is there.
const { scriptsOnStage, scriptsWithoutView } = await import('./perform.tsx');
const { stageFor } = await import('#tests/walks/gatherStages.ts');

/** A language of the shop: its key, and its sentences. */
export type Tongue = { locale: Locale; messages: Record<string, string> };

async function scriptOver({ noun, machine }: Named, happenings: Happenings, paths: readonly Path[], { locale, messages }: Tongue, notes: string[]): Promise<Script> {
  const chart = chartOf(machine);
  const stage = await stageFor(noun, happenings);
  return {
    noun, machine: machine.id, about: chart.description, locale, hasView: stage !== undefined, chart, notes,
    says: Object.fromEntries(Object.entries(happenings.ports).map(([src, port]) => [src, port.says])),
    walks: stage ? await scriptsOnStage(stage, chart, paths, locale, messages) : scriptsWithoutView(chart, paths, happenings.inputs),
  };
}

/** The walks of a machine as a script, in the language of `tongue` where a screen's words are quoted. */
export async function scriptFor(named: Named, wish: Wish, tongue: Tongue): Promise<Script> {
  const happenings = happeningsFor(named);
  const { paths, exploration } = pathsFor(named.noun, happenings, wish);
  const isWhole = wish.to === undefined && wish.through === undefined;
  return scriptOver(named, happenings, paths, tongue, [...exploration.stopped, ...(isWhole ? unreachedBy(exploration).map((item) => `no walk takes: ${item}`) : [])]);
}

/** The walks that a browser can go in the started shop: what is only said by another part is left to that part's walks, and named. */
export async function browserScriptFor(named: Named, wish: Wish, tongue: Tongue): Promise<{ script: Script; meeting: Meeting }> {
  const happenings = happeningsFor(named);
  const meeting = meetings[named.noun] ?? {};
  if (!(await hasPlugs(named.noun))) throw new Halt(`'${named.noun}' has no plugs of its own in src/plugs: it is walked as a part of a page.`);
  const why = whyNotMet(named.noun, happenings.inputs, meeting);
  if (why !== null) throw new Halt(why);
  const isWhole = wish.to === undefined && wish.through === undefined;
  const walked = pathsFor(named.noun, inBrowser(happenings, meeting, null), wish).paths;
  const leaving = isWhole ? (meeting.leaving ?? []).flatMap((through) => firstWayThrough(inBrowser(happenings, meeting, through), through)) : [];
  const paths = [...walked, ...leaving];
  await findSayings(named.noun, paths);
  const taken = new Set(paths.flatMap((path) => path.steps.flatMap(({ state }) => coversOf(state))));
  const left = isWhole ? leftOut(happenings, taken) : [];
  const { others } = startsInBrowser(happenings);
  const notes = [
    ...(others.length === 0 ? [] : [`Not begun here, because a card that is pressed brings more than the address: ${others.join(', ')}.`]),
    ...(left.length === 0 ? [] : ['Not walked here, because another part of the shop brings it about:', ...left.map((item) => `  ${item.replace(/ to $/, ' and stays')}`)]),
  ];
  return { meeting, script: await scriptOver(named, happenings, paths, tongue, notes) };
}
