import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { unreachedBy } from '#flows/coverage.ts';
import { Recorder } from '#flows/coverage/recorder.ts';
import { explore } from '#flows/explorer.ts';
import type { Happenings } from '#flows/happenings.ts';
import { createTestModel, type Path } from '#flows/model.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Page } from '#src/view.ts';
import { keepRecord } from '../drivers/recording.ts';
import { passedFrozen, passedWithout } from './faulty.tsx';
import { screenMutants } from './mutants.tsx';
import { stageOf, stages, walkPath, type How } from './stage.tsx';

const told = (path: Path): string => {
  const words = path.steps.slice(1).map((step) => step.event.type);
  const start = path.steps[0]?.event.sample ?? '';
  return `${start}: ${words.length} steps to '${stateWord(path.state.value)}' (${words.slice(0, 4).join(', ')}${words.length > 4 ? ', …' : ''})`;
};

/**
 * The walks of a page: every transition, both sides of every guard, through its real view. At each step the screen must show
 * the state, the tags, and exactly what can be pressed. Outside of a test run it only sets up the stage.
 */
export function walkPage<Machine extends AnyStateMachine>(page: Page<Machine>, happenings: Happenings<Machine>, how: How<Machine> = {}): void {
  const recorder = new Recorder(happenings.machine);
  const stage = { ...stageOf(page, happenings, how), recorder: process.env.VITEST ? recorder : null };
  stages.push(stage);
  if (!process.env.VITEST) return;
  if (!process.env.MUTANTS) afterAll(() => keepRecord('walks', `${happenings.machine.id}.machine`, recorder));
  describe(`the view of ${happenings.machine.id} obeys its machine`, () => {
    const exploration = explore(happenings);
    test('its samples reach every transition and both sides of every guard', () => {
      expect({ stopped: exploration.stopped, unreached: unreachedBy(exploration) }).toEqual({ stopped: [], unreached: [] });
    });
    const paths = createTestModel(happenings).getPaths();
    for (const path of paths) test(told(path), () => walkPath(stage, path), 60_000);
    test('frozen in its first render, it fails every walk of more than one screen', async () => expect(await passedFrozen(stage, paths, walkPath)).toEqual([]), 60_000);
    if (process.env.MUTANTS) test('its mutants are shown', () => screenMutants(stage, process.env.MUTANTS === 'sample'), 5_400_000);
    if (process.env.FULL) test('without one of its controls, it fails a walk', async () => expect(await passedWithout(stage, paths, walkPath)).toEqual([]), 600_000);
  });
}
