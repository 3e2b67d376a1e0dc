import '#tests/walks/window.ts';
import type { Locale } from '#machines/words.ts';
import { chartOf } from '../chart.ts';
import { unreachedBy } from '../coverage.ts';
import { happeningsFor, type Named } from '../named.ts';
import { pathsFor, type Wish } from './choose.ts';
import type { Script } from './script.ts';

// What draws looks for the window as it is read, so it is read after the window is there.
const { scriptsOnStage, scriptsWithoutView } = await import('./perform.tsx');
const { stageFor } = await import('#tests/walks/gatherStages.ts');

/** The walks of a machine as a script, in the language of `locale` where a screen's words are quoted. */
export async function scriptFor(named: Named, wish: Wish, locale: Locale, messages: Record<string, string>): Promise<Script> {
  const happenings = happeningsFor(named);
  const { paths, exploration } = pathsFor(named.noun, happenings, wish);
  const chart = chartOf(named.machine);
  const stage = await stageFor(named.noun, happenings);
  const isWhole = wish.to === undefined && wish.through === undefined;
  return {
    noun: named.noun, machine: named.machine.id, about: chart.description, locale, hasView: stage !== undefined, chart,
    says: Object.fromEntries(Object.entries(happenings.ports).map(([src, port]) => [src, port.says])),
    walks: stage ? await scriptsOnStage(stage, chart, paths, locale, messages) : scriptsWithoutView(chart, paths, happenings.inputs),
    notes: [...exploration.stopped, ...(isWhole ? unreachedBy(exploration).map((item) => `no walk takes: ${item}`) : [])],
  };
}
