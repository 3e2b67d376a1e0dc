import { chartOf } from '../chart/chart.ts';
import { stepsFrom } from '../explorer.ts';
import type { ExplorerState, Happening } from '../explorerState.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { simulatorOf } from '../simulate.ts';
import type { Meeting } from './pageControls.ts';

/**
 * The fixtures that a person can follow in a running shop. An answer cannot be held back for long, so while a question is open only that is
 * done meanwhile which the asking state itself hears; and what follows from another part comes only where that part can bring it about.
 */
export function byPerson(fixture: Fixture, meeting: Meeting): Fixture {
  const askers = new Map(chartOf(fixture.machine).states.flatMap(({ path, invokes }) => invokes.map(({ id }) => [id, path] as const)));

  const isHeardWhileAsking = (happening: Happening, situation: ExplorerState): boolean => {
    const open = situation.flow.asks.flatMap(({ id, src }) => (fixture.ports[src]?.isQuestion ? [askers.get(id) ?? ''] : []));
    if (open.length === 0) return true;
    const step = stepsFrom(simulatorOf(fixture), situation).find((each) => each.happening === happening);
    const { taken = [], sides = [] } = step?.next.flow.trace ?? {};
    const hearers = [...taken, ...sides].map((place) => place.split(' · ')[0] ?? '');
    return open.some((path) => hearers.some((hearer) => hearer === path || hearer.startsWith(`${path}.`)));
  };
  const isBroughtAbout = ({ type }: Happening, situation: ExplorerState): boolean => meeting.onlyWhile?.[type]?.(situation) ?? true;
  return {
    ...fixture,
    part: {
      of: fixture,
      has: (happening, situation) =>
        happening.kind !== 'event' || (isBroughtAbout(happening, situation) && isHeardWhileAsking(happening, situation)),
    },
  };
}
