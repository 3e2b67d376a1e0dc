import { readdir } from 'node:fs/promises';
import { StateMachine, type AnyStateMachine } from 'xstate';

const folder = new URL('../machines/', import.meta.url);

/** Every machine and lifecycle of the shop, by the name of its file without the ending: `cart.machine`, `order.lifecycle`. */
export async function gatherMachines(): Promise<Map<string, AnyStateMachine>> {
  const files = (await readdir(folder)).filter((file) => /\.(machine|lifecycle)\.ts$/.test(file)).sort();
  const found = new Map<string, AnyStateMachine>();
  for (const file of files) {
    const machines = Object.values((await import(new URL(file, folder).href)) as Record<string, unknown>).filter((each): each is AnyStateMachine => each instanceof StateMachine);
    if (machines.length !== 1 || !machines[0]) throw new Error(`machines/${file} exports ${machines.length} machines; it is one per file.`);
    found.set(file.replace(/\.ts$/, ''), machines[0]);
  }
  return found;
}
