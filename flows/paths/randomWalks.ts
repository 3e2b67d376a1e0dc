import { joinPaths } from '@xstate/test';
import { beginWalk, takeStep, type Walk } from '../coveringPaths.ts';
import { stepsFrom, type Exploration } from '../explorer.ts';
import type { ExplorerState } from '../explorerState.ts';
import { seededRandom } from '../seededRandom.ts';

/** How far a random walk goes: so many steps in all, so many in one walk; the same seed gives the same walks. */
export type RandomPlan = {
  steps: number;
  seed: number;
  longest: number;
  isOver: (snapshot: ExplorerState) => boolean;
  isEnough: (snapshot: ExplorerState) => boolean;
};

/** Random walks from the starts in turn; a walk ends where nothing can happen, where it is over, or where it is long enough. */
export function randomWalks(exploration: Exploration, { steps, seed, longest, isOver, isEnough }: RandomPlan): Walk[] {
  const { starts, walker } = exploration;
  const next = seededRandom(seed);
  const walks: Walk[] = [];
  let left = steps;
  while (left > 0) {
    const start = starts[walks.length % starts.length];
    if (!start) return walks;
    let walk = beginWalk(exploration, start);
    let isDone = isEnough(walk.state);
    while (left > 0 && !isDone && walk.weight < longest) {
      const possible = stepsFrom(walker, walk.state);
      const chosen = possible[Math.floor(next() * possible.length)];
      const step = chosen && takeStep(exploration, walk.state, { stimulus: chosen.stimulus, covers: [], to: '' });
      if (!step) break;
      walk = joinPaths(walk, step);
      left -= 1;
      isDone = isEnough(walk.state);
      if (isOver(walk.state)) break;
    }
    // A start at which nothing can happen costs a step, so that the row ends.
    if (walk.weight === 0) left -= 1;
    walks.push(walk);
    if (isDone) return walks;
  }
  return walks;
}
