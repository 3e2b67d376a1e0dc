import { stepOf } from '../explorer.ts';
import { patience, enabledEventsAt } from '../enabledEvents.ts';
import type { Fixture } from '../fixtureTypes.ts';
import type { Stimulus, ExplorerState } from '../explorerState.ts';
import { seededRandom } from '../seededRandom.ts';
import { simulatorOf } from '../simulate.ts';
import type { Walk } from '../coveringPaths.ts';

const opening = (input: string): Stimulus => ({
  type: 'xstate.init',
  kind: 'event',
  raw: { type: 'xstate.init' },
  sample: input,
  nth: 0,
  id: '',
  at: 0,
});

/** A person takes his time: the same event up to twenty seconds later, before anything rings or is given up. */
function later(fixture: Fixture, snapshot: ExplorerState, stimulus: Stimulus, share: number): Stimulus {
  const { timers, invocations } = snapshot.flow;
  const open = invocations.filter((invocation) => fixture.ports[invocation.src]?.isRequest);
  const ends = [
    stimulus.at + 20_000,
    ...[...timers, ...fixture.timers(snapshot)].map(({ due }) => due - 1),
    ...open.map((invocation) => invocation.since + patience - 1),
  ];
  const at = Math.max(stimulus.at, stimulus.at + Math.floor((Math.min(...ends) - stimulus.at) * share));
  return stimulus.kind === 'event' ? { ...stimulus, at, raw: { ...stimulus.raw, at } } : stimulus;
}

/**
 * Walks by chance, the same each time: they come to contents that the explorer holds for one because they lead the same way.
 * `count` walks from each start, of `length` steps at most.
 */
export function randomWalks(fixture: Fixture, count: number, length: number): Walk[] {
  const walker = simulatorOf(fixture);
  return Object.entries(fixture.inputs).flatMap(([name, input], start) =>
    Array.from({ length: count }, (_, nth): Walk => {
      const draw = seededRandom(1 + nth * 7_919 + start * 104_729);
      const steps: Walk['steps'] = [{ state: walker.begin(input), event: opening(name) }];
      for (let last = steps[0]; last && steps.length <= length; last = steps.at(-1)) {
        const possible = enabledEventsAt(fixture, last.state);
        const event = possible[Math.floor(draw() * possible.length)];
        if (!event) break;
        const taken = later(fixture, last.state, event, draw() < 0.5 ? 0 : draw());
        steps.push({ state: stepOf(walker, last.state, taken), event: taken });
      }
      return { state: steps.at(-1)?.state ?? walker.begin(input), weight: steps.length - 1, steps };
    }),
  );
}
