import { Halt } from '../command.ts';
import { gatherHappenings } from '../gather.ts';
import type { Staged } from './inspect.ts';
import { gatherPages } from './pages.ts';
import { Scenery } from './scenes.ts';
import { screensOf, unshownStates, type Screen } from './screens.ts';

/** Machines that nothing on the screen follows: the mall runs them. */
const isLifecycle = (noun: string): boolean => noun.endsWith('.lifecycle');

/**
 * Every screen of every machine with a view, on its stage; `wanted`: only of these nouns.
 * @throws Halt where a state is never rested in, or nothing shows a machine
 */
export async function stageAll(wanted: readonly string[] = []): Promise<Staged[]> {
  const all = new Map([...(await gatherHappenings())].filter(([noun]) => !isLifecycle(noun)));
  const screens = new Map<string, Screen[]>();
  for (const [noun, happenings] of all) {
    const own = screensOf(noun, happenings);
    const unshown = unshownStates(happenings, own);
    if (unshown.length > 0) throw new Halt(`No screen shows '${noun}' in ${unshown.join(', ')}: its samples do not lead there.`, 1);
    screens.set(noun, own);
  }
  const scenery = new Scenery(all, screens, await gatherPages());
  return [...screens.values()].flat().filter(({ noun }) => wanted.length === 0 || wanted.includes(noun)).map((screen) => {
    const scene = scenery.sceneOf(screen);
    if (!scene) throw new Halt(`No page and no part shows the machine '${screen.noun}'.`, 1);
    return { screen, scene };
  });
}

/** The list of all pictures as committed text: one line for each screen. */
export const listOf = (staged: readonly Staged[]): string =>
  `${staged.map(({ screen: { slug, state, kind, problems, hears } }) => [slug, state, [kind, ...problems].join(' '), hears.join(', ') || '-'].join(' | ')).join('\n')}\n`;
