import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { unreachedBy } from '#flows/coverage.ts';
import { Recorder } from '#flows/coverage/recorder.ts';
import { explore } from '#flows/explorer.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import type { Path } from '#flows/model.ts';
import { isFilled } from '#flows/paths/mall.answers.ts';
import { contractCodes, portCodes, refusalsWithoutSample } from '#flows/refusals.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Page } from '#src/app/pageTypes.ts';
import { keepRecord } from '../../drivers/recording.ts';
import { passesFrozen, passesWithout } from './brokenViews.tsx';
import { screenMutants } from './mutants.tsx';
import type { Harness } from './pathRunner.tsx';
import { ScreenOracle } from './screenOracle.ts';
import { viewPaths } from './viewPaths.ts';
import { harnessOf, harnesses, walkPath, type HarnessOptions } from './harness.tsx';

const pathText = (path: Path): string => {
  const words = path.steps.slice(1).map((step) => step.event.type);
  const start = path.steps[0]?.event.sample ?? '';
  return `${start}: ${words.length} steps to '${statePath(path.state.value)}' (${words.slice(0, 4).join(', ')}${words.length > 4 ? ', …' : ''})`;
};

/** False where a file of walks is read only for its harness (`npm run paths`, the mutants of views). */
const areTests = process.env.VITEST !== undefined && process.env.HARNESSES === undefined;

/** A test beside the walks of a view. */
export const alsoTest = (title: string, work: () => void | Promise<void>): void => {
  if (areTests) test(title, work);
};

/**
 * The walks of a page: every transition, both sides of every guard, every answer and refusal of its samples, through its real view. At each
 * step the screen must show the state, the tags, and exactly what can be pressed. Outside of a test run it only sets up the harness.
 */
export function walkPage<Machine extends AnyStateMachine>(
  page: Page<Machine>,
  fixture: Fixture<Machine>,
  how: HarnessOptions<Machine> = {},
): void {
  const recorder = new Recorder(fixture.machine);
  const harness: Harness = { ...harnessOf(page, fixture, how), recorder: areTests ? recorder : null };
  harnesses.push(harness);
  if (!areTests) return;
  if (!process.env.MUTANTS) afterAll(() => keepRecord('walks', `${fixture.machine.id}.machine`, recorder));
  describe(`the view of ${fixture.machine.id} obeys its machine`, () => {
    const exploration = explore(fixture);
    test('its samples reach every transition and both sides of every guard', () => {
      expect({ stopped: exploration.stopped, unreached: unreachedBy(exploration) }).toEqual({ stopped: [], unreached: [] });
    });
    const noun = fixture.machine.id;
    if (isFilled(noun))
      test('its samples go each way that a refusal of the contract goes', async () => {
        expect(await refusalsWithoutSample(exploration, portCodes(noun, await contractCodes()))).toEqual([]);
      });
    const paths = viewPaths(fixture);
    const screens = new ScreenOracle(fixture.machine.id, paths);
    harness.screens = screens;
    afterAll(() => screens.end());
    for (const path of paths) test(pathText(path), () => walkPath(harness, path), 180_000);
    test(
      'frozen in its first render, it fails every walk of more than one screen',
      async () => expect(await passesFrozen(harness, paths, walkPath)).toEqual([]),
      180_000,
    );
    if (process.env.MUTANTS) test('its mutants are shown', () => screenMutants(harness, process.env.MUTANTS === 'sample'), 5_400_000);
    if (process.env.FULL)
      test(
        'without one of its controls, it fails a walk',
        async () => expect(await passesWithout(harness, paths, walkPath)).toEqual([]),
        600_000,
      );
  });
}
