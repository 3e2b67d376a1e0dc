import type { AnyStateMachine } from 'xstate';
import { plainState } from './plainMachine.ts';

/** A machine's configuration as the JSON that Stately and other tools of XState read: names instead of functions. */
export const machineJson = (machine: AnyStateMachine): string =>
  `${JSON.stringify(plainState(machine.config as Record<string, unknown>), null, 2)}\n`;
