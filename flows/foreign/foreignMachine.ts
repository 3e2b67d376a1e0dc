import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CommandError, oneOf } from '../command.ts';
import { explore } from '../explorer.ts';
import { ownFolders, type NamedMachine } from '../machineRegistry.ts';
import { derivedFixture, ending, foreignNoun, isMachine, type Samples } from './derivedFixture.ts';

const split = (word: string): [string, string | undefined] => word.split('#') as [string, string | undefined];
const shown = (file: string): string => relative(process.cwd(), file);

/** Where the samples of a foreign file stand: `light.machine.ts` has them in `light.fixture.ts`. */
export const samplesFile = (file: string): string => file.replace(ending, '.fixture$1');

/** Whether a word is the path of a file outside the shop's machines, with or without `#` and the name of an export. */
export const isForeignFile = (word: string): boolean => {
  const file = resolve(split(word)[0]);
  return ending.test(file) && existsSync(file) && dirname(file) !== fileURLToPath(new URL('.', ownFolders.machines)).slice(0, -1);
};

async function exportsOf(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (reason) {
    throw new CommandError(`${shown(file)} cannot be read: ${(reason as Error).message.split('\n')[0]}. Mend it, then try again.`);
  }
}

/** Every machine that a file exports, by the export's name. @throws CommandError with one sentence where there is none of XState 5 */
export async function machinesIn(file: string): Promise<Map<string, unknown>> {
  const exported = Object.entries(await exportsOf(file));
  const machines = new Map(exported.filter(([, thing]) => isMachine(thing)));
  if (machines.size > 0) return machines;
  const old = exported.find(([, thing]) => typeof thing === 'object' && thing !== null && 'withConfig' in thing);
  if (old) throw new CommandError(`'${old[0]}' of ${shown(file)} is a machine of XState 4: make it with createMachine() of XState 5.`);
  throw new CommandError(`${shown(file)} exports no machine: export what createMachine() or setup().createMachine() of XState 5 gives.`);
}

/** A trial walk says what in the machine no sample fits, before anything is drawn or printed. */
function tried({ noun, fixture }: NamedMachine, samples: string, name: string): void {
  const remedy = `write ${samples} with \`export const ${name} = { inputs, events, ports }\`, samples of what they bring`;
  const nodes = (() => {
    try {
      return fixture ? [...explore(fixture).nodes.values()] : [];
    } catch (reason) {
      throw new CommandError(`${noun} breaks on an empty sample (${(reason as Error).message}): ${remedy}.`);
    }
  })();
  if (nodes.some(({ snapshot }) => Object.keys(snapshot.children).some((id) => /^x:\d+$/.test(id))))
    throw new CommandError(`${noun} spawns an actor without an id, so that none is told from the next: write spawn(logic, { id: '...' }).`);
}

/** The machine at `file.ts` or `file.ts#export`, with its samples. @throws CommandError with one sentence that says what to change */
export async function foreignMachine(word: string): Promise<NamedMachine> {
  const [path, wanted] = split(word);
  const file = resolve(path);
  const machines = await machinesIn(file);
  const names = [...machines.keys()];
  if (wanted === undefined && names.length > 1)
    throw new CommandError(
      `${shown(file)} exports ${names.length} machines, say which: ${names.map((name) => `${shown(file)}#${name}`).join(', ')}.`,
    );
  const name = wanted === undefined ? (names[0] ?? '') : oneOf(`machine in ${shown(file)}`, wanted, names);
  const machine = machines.get(name);
  if (!isMachine(machine)) throw new CommandError(`${shown(file)} exports no machine '${name}'.`);
  const beside = samplesFile(file);
  const samples = existsSync(beside) ? ((await exportsOf(beside))[name] as Samples | undefined) : undefined;
  const fixture = derivedFixture(machine, samples);
  const one: NamedMachine = { noun: foreignNoun(file, name), name, machine: fixture.machine, fixture };
  tried(one, shown(beside), name);
  return one;
}
