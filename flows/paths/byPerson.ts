import { chartOf } from '../chart/chart.ts';
import { stepsFrom } from '../explorer.ts';
import type { ExplorerState, Stimulus } from '../explorerState.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { simulatorOf } from '../simulate.ts';
import type { Meeting } from './pageControls.ts';

/**
 * The fixtures that a person can follow in a running shop. An answer cannot be held back for long, so while a question is open only that is
 * done meanwhile which the asking state itself hears; and what follows from another part comes only where that part can bring it about.
 */
export function byPerson(fixture: Fixture, meeting: Meeting): Fixture {
  const askers = new Map(chartOf(fixture.machine).states.flatMap(({ path, invokes }) => invokes.map(({ id }) => [id, path] as const)));

  const isHeardWhileAsking = (stimulus: Stimulus, snapshot: ExplorerState): boolean => {
    const open = snapshot.flow.invocations.flatMap(({ id, src }) => (fixture.ports[src]?.isRequest ? [askers.get(id) ?? ''] : []));
    if (open.length === 0) return true;
    const step = stepsFrom(simulatorOf(fixture), snapshot).find((each) => each.stimulus === stimulus);
    const { taken = [], sides = [] } = step?.next.flow.trace ?? {};
    const hearers = [...taken, ...sides].map((place) => place.split(' · ')[0] ?? '');
    return open.some((path) => hearers.some((hearer) => hearer === path || hearer.startsWith(`${path}.`)));
  };
  const isBroughtAbout = ({ type }: Stimulus, snapshot: ExplorerState): boolean => meeting.onlyWhile?.[type]?.(snapshot) ?? true;
  return {
    ...fixture,
    part: {
      of: fixture,
      has: (stimulus, snapshot) =>
        stimulus.kind !== 'event' || (isBroughtAbout(stimulus, snapshot) && isHeardWhileAsking(stimulus, snapshot)),
    },
  };
}
