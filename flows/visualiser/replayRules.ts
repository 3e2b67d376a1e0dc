import { statePath } from '#machines/rules/statePath.ts';
import type { StateValue } from 'xstate';
import { loadedMachines } from './loadedMachine.ts';
import { activeMachineSince } from './live/activeMachine.ts';
import { begun, type Log } from './live/log.ts';
import { beginManualWalk, goOn } from './session/manualWalk.ts';
import type { Rules } from './visualiser.machine.ts';

const nounOfMachine = (id: string): string | null => {
  const named = [...loadedMachines.values()].filter((one) => one.machine.id === id || one.noun === id);
  return (named.find((one) => one.name.endsWith('.machine')) ?? named[0])?.noun ?? null;
};

const nounOf = (log: Log, actor: string): string | null => {
  const machine = log.actors.get(actor)?.machine;
  return machine === undefined ? null : nounOfMachine(machine);
};

/** The pure parts of the visualiser's machine, over the machines of the shop. */
export const replayRules: Rules = {
  begin: (noun, start) => {
    const fixture = loadedMachines.get(noun)?.fixture;
    const first = fixture ? Object.keys(fixture.inputs)[0] : undefined;
    return fixture && first !== undefined ? beginManualWalk(noun, fixture, start ?? first) : null;
  },
  goOn: (hand, nth, stimulus) => {
    const fixture = loadedMachines.get(hand.machine)?.fixture;
    return fixture ? goOn(hand, fixture, nth, stimulus) : hand;
  },
  begun: (log, recording, title) => begun(log, recording, title, (id) => loadedMachines.get(nounOfMachine(id) ?? '')?.machine ?? null),
  nounOf,
  actorOf: (log, noun) => [...log.actors.values()].filter((actor) => nounOfMachine(actor.machine) === noun).at(-1)?.id ?? null,
  actingSince: (log, nth) => activeMachineSince(log, nth, (actor) => nounOf(log, actor)),
};

/** Every active path of a state value, outer ones too: `open`, `open.resting`. */
export const activePaths = (value: StateValue): Set<string> =>
  new Set(
    statePath(value)
      .split(' ')
      .flatMap((leaf) => leaf.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'))),
  );
