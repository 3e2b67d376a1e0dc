import type { AnyStateMachine } from 'xstate';
import { allMachines } from './machineRegistry.ts';

/** Every machine and lifecycle of the shop, by the name of its file without the ending: `cart.machine`, `order.lifecycle`. */
export const gatherMachines = async (): Promise<Map<string, AnyStateMachine>> =>
  new Map((await allMachines()).map(({ name, machine }) => [name, machine]));
