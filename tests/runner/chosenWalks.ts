import { basename } from 'node:path';
import { allImports } from '../architecture/walls.ts';
import { componentNouns, nounsOfFixtures } from '../model/harness/walkFiles.ts';
import { changedSince, partOfCommit, readCommitSample } from './commitSample.ts';

/** What no import tells of, and any walk may depend on. */
const ofEveryWalk = /^(package-lock\.json|lang\/en\.json|tests\/vitest\.config\.ts)$/;
const harness = 'tests/model/harness/checkMachines.ts';
const views = 'tests/model/harness/views.tsx';

/** Which files of ours a file imports as it runs. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The imports of all files, as they stand now. */
export const readImports = (): Imports => {
  const imports = new Map<string, string[]>();
  for (const { from, to, isOurs, isType } of allImports()) if (isOurs && !isType) imports.set(from, [...(imports.get(from) ?? []), to]);
  return imports;
};

/** These files and all that they import, directly or not, but for what `isOther` says is somebody else's affair. */
const closureOf = (
  imports: Imports,
  roots: readonly string[],
  isOther: (from: string, to: string) => boolean = () => false,
): Set<string> => {
  const found = new Set(roots);
  for (const file of found) for (const to of imports.get(file) ?? []) if (!isOther(file, to)) found.add(to);
  return found;
};

/** Where the walks of a machine begin: files that are found by its noun. */
const rootsOf = (noun: string): string[] => [
  `machines/${noun}.machine.ts`,
  `machines/${noun}.ts`,
  `tests/fixtures/${noun}.fixture.ts`,
  `src/pages/${noun}.page.tsx`,
  `src/adapters/${noun}.adapter.ts`,
  `src/data/${noun}.data.ts`,
];

/** What is of one machine alone, whoever imports it. */
const ofOneNoun = /^(machines\/[\w.]+\.(machine|lifecycle)\.ts|src\/pages\/\w+\.page\.tsx|tests\/fixtures\/[\w.]+\.fixture\.ts)$/;
const isComponent = (file: string): boolean => file.startsWith('src/components/');

/** The nouns of the machines whose walks a change of these files can reach, by what they import. */
export const reachedBy = (changed: readonly string[], imports: Imports): string[] => {
  // A component that the table of views draws is the affair of the machines that components show.
  const drawn = (imports.get(views) ?? []).filter(isComponent);
  const shared = closureOf(imports, [harness], (from, to) => ofOneNoun.test(to) || (from === views && isComponent(to)));
  const isOfAll = changed.some((file) => ofEveryWalk.test(file) || shared.has(file));
  const isReached = (noun: string): boolean => {
    const closure = closureOf(imports, [...rootsOf(noun), ...(componentNouns.some((one) => one === noun) ? drawn : [])]);
    return changed.some((file) => closure.has(file));
  };
  return nounsOfFixtures().filter((noun) => isOfAll || isReached(noun));
};

/**
 * The nouns of the machines that `npm run check` walks: what the change since `main` can reach, whose committed texts it touches, and a
 * tenth of all others, as the commit draws them. `npm test` walks every one.
 */
export const nounsOfCheck = (): string[] => {
  const { draws } = readCommitSample();
  const changed = changedSince('main');
  const reached = new Set(reachedBy(changed, readImports()));
  const isTouched = (noun: string): boolean => changed.some((file) => basename(file).startsWith(`${noun}.`));
  return nounsOfFixtures().filter((noun) => reached.has(noun) || isTouched(noun) || draws(noun, partOfCommit));
};
