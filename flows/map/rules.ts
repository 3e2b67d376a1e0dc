import { stateWord } from '#machines/stateWord.ts';
import type { StateValue } from 'xstate';
import { known } from './known.ts';
import { actingSince } from './live/acting.ts';
import { begun, type Log } from './live/log.ts';
import { beginHand, goOn } from './session/hand.ts';
import type { Rules } from './map.machine.ts';

const nounOfMachine = (id: string): string | null => {
  const named = [...known.values()].filter((one) => one.machine.id === id || one.noun === id);
  return (named.find((one) => one.name.endsWith('.machine')) ?? named[0])?.noun ?? null;
};

const nounOf = (log: Log, actor: string): string | null => {
  const machine = log.actors.get(actor)?.machine;
  return machine === undefined ? null : nounOfMachine(machine);
};

/** The pure parts of the visualiser's machine, over the machines of the shop. */
export const rules: Rules = {
  begin: (noun, start) => {
    const happenings = known.get(noun)?.happenings;
    const first = happenings ? Object.keys(happenings.inputs)[0] : undefined;
    return happenings && first !== undefined ? beginHand(noun, happenings, start ?? first) : null;
  },
  goOn: (hand, nth, happening) => {
    const happenings = known.get(hand.machine)?.happenings;
    return happenings ? goOn(hand, happenings, nth, happening) : hand;
  },
  begun: (log, recording, title) => begun(log, recording, title, (id) => known.get(nounOfMachine(id) ?? '')?.machine ?? null),
  nounOf,
  actorOf: (log, noun) => [...log.actors.values()].filter((actor) => nounOfMachine(actor.machine) === noun).at(-1)?.id ?? null,
  actingSince: (log, nth) => actingSince(log, nth, (actor) => nounOf(log, actor)),
};

/** Every active path of a state value, outer ones too: `open`, `open.resting`. */
export const activePaths = (value: StateValue): Set<string> =>
  new Set(stateWord(value).split(' ').flatMap((leaf) => leaf.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'))));
