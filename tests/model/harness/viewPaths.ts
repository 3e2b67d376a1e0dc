import { explore } from '#flows/explorer.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { createTestModel, type Path } from '#flows/model.ts';
import { samplePaths } from './samplePaths.ts';

/** The walks through a view: those that take every transition and both sides of every guard, then those that show the other samples. */
export const viewPaths = (fixture: Fixture): Path[] => {
  const model = createTestModel(fixture);
  return [...model.getPaths(), ...model.getPaths(() => [...samplePaths(explore(fixture))])];
};
