import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Mutant } from '../mutant.ts';
import { bodyEdits } from './sites.ts';

type Modules = ReadonlyMap<string, unknown>;

/** What a module imports, brought once: a mutant shares everything with the machine but its own file. */
async function importsOf(file: URL, text: string): Promise<Modules> {
  const names = [...text.matchAll(/^(?:import|export) [^;]*? from '([^']+)';$/gms)].map(([, name = '']) => name);
  const addressOf = (name: string): string => (name.startsWith('.') ? new URL(name, file).href : name);
  return new Map(await Promise.all(names.map(async (name) => [name, (await import(addressOf(name))) as unknown] as const)));
}

/** Runs a module's text; its imports are those that were brought. */
function machineIn(text: string, modules: Modules): AnyStateMachine {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const load = new Function('require', 'module', 'exports', code) as (...given: unknown[]) => void;
  load((name: string) => modules.get(name), module, module.exports);
  const found = Object.values(module.exports).find((thing): thing is AnyStateMachine => thing instanceof StateMachine);
  if (!found) throw new Error('The file exports no machine.');
  return found;
}

/** Line and column, from 1. */
const placeIn = (text: string, at: number): string => {
  const before = text.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
};

/**
 * Every mutant of the bodies of a machine's file: assigns, guards, delays, events that go out, inputs, and the functions that it
 * keeps for itself; one change at a time, made in the text and run as a module of its own.
 */
export async function bodyMutantsOf(file: URL): Promise<Mutant[]> {
  const text = await readFile(file, 'utf8');
  const modules = await importsOf(file, text);
  return bodyEdits({ file: fileURLToPath(file), text }).map(({ place, kind, what, start, end, put }) => ({
    place,
    kind,
    what: `${what} (${placeIn(text, start)})`,
    build: () => machineIn(text.slice(0, start) + put + text.slice(end), modules),
  }));
}
