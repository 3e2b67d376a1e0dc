import { plainState, type PlainState } from '../export/plainMachine.ts';

/** Reads a machine's configuration as Stately and `machineJson` write it. @throws Error with one sentence: what is wrong, and what to do */
export function readStately(config: unknown): PlainState {
  if (typeof config !== 'object' || config === null || !('states' in config || 'on' in config || 'initial' in config))
    throw new Error('The file is JSON, but no machine: export XState JSON where it comes from.');
  if (JSON.stringify(config).includes('"cond":'))
    throw new Error("The machine has guards called 'cond', as XState 4 wrote them: export it for XState 5.");
  return plainState(config as Record<string, unknown>);
}
