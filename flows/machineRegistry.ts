import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { CommandError, oneOf } from './command.ts';
import type { Fixture } from './fixtureTypes.ts';

/** Where machines and their samples stand; another commit's stand elsewhere. */
export type Folders = { machines: URL; fixture: URL };
export const ownFolders: Folders = {
  machines: pathToFileURL(join(import.meta.dirname, '../machines/')),
  fixture: pathToFileURL(join(import.meta.dirname, '../tests/fixtures/')),
};

/** A machine by its names: the noun of its samples (`login`, `order.lifecycle`) and its file's (`login.machine`, `order.lifecycle`). */
export type NamedMachine = { noun: string; name: string; machine: AnyStateMachine; fixture: Fixture | undefined };

/** The noun of a machine file's name: `cart.machine` is about `cart`. */
export const nounOf = (name: string): string => name.replace(/\.machine$/, '');
const shown = (file: URL): string => relative(process.cwd(), fileURLToPath(file));

/** What a file says; when it cannot be read, a `CommandError` that says where and why. */
async function machineList(file: URL, what: string): Promise<unknown[]> {
  try {
    return Object.values((await import(file.href)) as Record<string, unknown>);
  } catch (reason) {
    const { message, stack = '' } = reason instanceof Error ? reason : new Error(String(reason));
    const place = /(?:machines|tests)\/[\w./]+\.ts:\d+(?::\d+)?/.exec(`${message}\n${stack}`)?.[0] ?? shown(file);
    const why =
      message
        .split('\n')
        .map((line) => line.replace(/^.*?ERROR: /, '').trim())
        .filter((line) => !line.startsWith('Transform failed'))[0] ?? message;
    throw new CommandError(`${shown(file)} does not compile: ${why} (${place}). Mend ${what}, then try again.`);
  }
}

const isFixture = (thing: unknown): thing is Fixture =>
  typeof thing === 'object' && thing !== null && 'machine' in thing && 'ports' in thing && 'limits' in thing;
const isMachine = (thing: unknown): thing is AnyStateMachine => thing instanceof StateMachine;

/** The one thing of its kind that a file exports. */
async function oneIn<Thing>(file: URL, what: string, is: (thing: unknown) => thing is Thing): Promise<Thing> {
  const found = (await machineList(file, what)).filter(is);
  if (found.length !== 1 || !found[0])
    throw new CommandError(`${shown(file)} exports ${found.length} of what should be ${what}; it is one per file.`);
  return found[0];
}

/** The names of all machine files, without ending, in the order of the alphabet: `cart.machine`, `order.lifecycle`. */
export const machineNames = async (folders = ownFolders): Promise<string[]> =>
  (await readdir(folders.machines))
    .filter((file) => /\.(machine|lifecycle)\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** How long each machine file is, in bytes, without reading it: about how much work there is in it. */
export const sizesOfMachines = async (folders = ownFolders): Promise<Map<string, number>> =>
  new Map(
    await Promise.all(
      (await machineNames(folders)).map(async (name) => [name, (await stat(new URL(`${name}.ts`, folders.machines))).size] as const),
    ),
  );

const bring = async (name: string, folders: Folders): Promise<NamedMachine> => {
  const noun = nounOf(name);
  const machine = await oneIn(new URL(`${name}.ts`, folders.machines), 'the machine', isMachine);
  // Commits of before November 2026 call a fixture `cart.fixtures.ts`.
  const known = await readdir(folders.fixture);
  const file = [`${noun}.fixture.ts`, `${noun}.stimuli.ts`].find((each) => known.includes(each));
  return { noun, name, machine, fixture: file ? await oneIn(new URL(file, folders.fixture), 'the samples', isFixture) : undefined };
};

/** The machine called `login`, `login.machine` or `login.machine.ts`. @throws CommandError with the nearest names, for an unknown one */
export async function machineCalled(word: string, folders = ownFolders): Promise<NamedMachine> {
  const names = await machineNames(folders);
  const plain = word.replace(/^.*\//, '').replace(/\.ts$/, '');
  if (names.includes(plain)) return bring(plain, folders);
  const noun = oneOf('machine', plain, names.map(nounOf));
  return bring(names.find((name) => nounOf(name) === noun) ?? noun, folders);
}

/** Every machine, in the order of the alphabet. */
export const allMachines = async (folders = ownFolders): Promise<NamedMachine[]> =>
  Promise.all((await machineNames(folders)).map((name) => bring(name, folders)));

/** The samples of a machine; a `CommandError` where it has none. */
export const fixtureFor = ({ noun, fixture }: NamedMachine): Fixture => {
  if (!fixture) throw new CommandError(`The machine '${noun}' has no samples: write tests/fixtures/${noun}.fixture.ts, then try again.`);
  return fixture;
};
