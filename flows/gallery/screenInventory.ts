import { CommandError, oneOf } from '../command.ts';
import { loadFixtures } from '../loadFixtures.ts';
import type { Staged } from './inspect.ts';
import { gatherPages } from './pages.ts';
import { neverShown, Scenery } from './scenes.ts';
import { screensOf, unshownStates, type Screen } from './screens.ts';

/** Machines that nothing on the screen follows: the mall runs them. */
const isLifecycle = (noun: string): boolean => noun.endsWith('.lifecycle');

const fixturesWithScreens = async () => new Map([...(await loadFixtures())].filter(([noun]) => !isLifecycle(noun)));

/** The nouns of all machines that may have screens. */
export const nounsWithScreens = async (): Promise<string[]> => [...(await fixturesWithScreens()).keys()];

/** What is on the screens of these nouns (of none: of all), and how each of them stands in its harness. */
type Inventory = { screens: Screen[]; scenery: Scenery };

const takeInventory = async (wanted: readonly string[]): Promise<Inventory> => {
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
    if (!scenery.isShown(noun) && !fixture?.shownBy) throw neverShown(noun);
  }
  // What only shows its effect in other parts has no screen of its own.
  return { screens: nouns.filter((noun) => scenery.isShown(noun)).flatMap(screensFor), scenery };
};

/**
 * Every screen of every machine with a view; `wanted`: only of these nouns.
 * @throws CommandError where a noun is unknown, a state is never rested in, or nothing shows a machine
 */
export const screensWanted = async (wanted: readonly string[] = []): Promise<Screen[]> => (await takeInventory(wanted)).screens;

/** The same screens, each in its harness: what stands around a part is explored, too. @throws as `screensWanted` */
export async function stageAll(wanted: readonly string[] = []): Promise<Staged[]> {
  const { screens, scenery } = await takeInventory(wanted);
  return screens.map((screen) => ({ screen, scene: scenery.sceneOf(screen) }));
}

/** The list of all pictures as committed text: one line for each screen. */
export const listOf = (screens: readonly Screen[]): string => {
  const lines = screens.map(({ slug, state, kind, problems, hears }) =>
    [slug, state, [kind, ...problems].join(' '), hears.join(', ') || '-'].join(' | '),
  );
  return `${lines.join('\n')}\n`;
};
