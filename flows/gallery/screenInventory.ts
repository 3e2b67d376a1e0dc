import { CommandError, oneOf } from '../command.ts';
import { loadFixtures } from '../loadFixtures.ts';
import type { Staged } from './inspect.ts';
import { gatherPages } from './pages.ts';
import { Scenery } from './scenes.ts';
import { screensOf, unshownStates, type Screen } from './screens.ts';

/** Machines that nothing on the screen follows: the mall runs them. */
const isLifecycle = (noun: string): boolean => noun.endsWith('.lifecycle');

const fixturesWithScreens = async () => new Map([...(await loadFixtures())].filter(([noun]) => !isLifecycle(noun)));

/** The nouns of all machines that may have screens. */
export const nounsWithScreens = async (): Promise<string[]> => [...(await fixturesWithScreens()).keys()];

/**
 * Every screen of every machine with a view, in its harness; `wanted`: only of these nouns.
 * @throws CommandError where a noun is unknown, a state is never rested in, or nothing shows a machine
 */
export async function stageAll(wanted: readonly string[] = []): Promise<Staged[]> {
  const all = await fixturesWithScreens();
  const names = [...all.keys()];
  const nouns =
    wanted.length === 0 ? names : [...new Set(wanted.map((noun) => oneOf('machine with a view', noun.replace(/\.machine$/, ''), names)))];
  const explored = new Map<string, Screen[]>();
  const screensFor = (noun: string): Screen[] => {
    const fixture = all.get(noun);
    const own = explored.get(noun) ?? (fixture ? screensOf(noun, fixture) : []);
    explored.set(noun, own);
    return own;
  };
  const scenery = new Scenery(all, screensFor, await gatherPages());
  for (const noun of nouns) {
    const fixture = all.get(noun);
    const unshown = fixture ? unshownStates(fixture, screensFor(noun)) : [];
    if (unshown.length > 0) throw new CommandError(`No screen shows '${noun}' in ${unshown.join(', ')}: its samples do not lead there.`, 1);
  }
  return nouns.flatMap(screensFor).flatMap((screen) => {
    const scene = scenery.sceneOf(screen);
    // What only shows its effect in other parts has no screen of its own.
    if (!scene && all.get(screen.noun)?.shownBy) return [];
    if (!scene) throw new CommandError(`No page and no part shows the machine '${screen.noun}'.`, 1);
    return [{ screen, scene }];
  });
}

/** The list of all pictures as committed text: one line for each screen. */
export const listOf = (staged: readonly Staged[]): string => {
  const lines = staged.map(({ screen: { slug, state, kind, problems, hears } }) =>
    [slug, state, [kind, ...problems].join(' '), hears.join(', ') || '-'].join(' | '),
  );
  return `${lines.join('\n')}\n`;
};
