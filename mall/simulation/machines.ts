import type { AnyStateMachine, AnyStateNode } from 'xstate';

type StateData = {
  id: string;
  type: string;
  description?: string;
  tags: string[];
  transitions: { event: string; to: string[]; guard?: string; description?: string }[];
};

function guardName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return undefined;
}

function statesOf(node: AnyStateNode): StateData[] {
  const transitions = [...node.transitions.values()].flat().map((transition) => {
    const guard = guardName(transition.guard);
    return {
      event: transition.eventType,
      to: (transition.target ?? []).map((target) => target.id),
      ...(guard === undefined ? {} : { guard }),
      ...(transition.description === undefined ? {} : { description: transition.description }),
    };
  });
  const own: StateData = {
    id: node.id,
    type: node.type,
    ...(node.description === undefined ? {} : { description: node.description }),
    tags: [...node.tags],
    transitions,
  };
  return [own, ...Object.values(node.states).flatMap((child) => statesOf(child as AnyStateNode))];
}

/** A machine as plain data: states, events, guards and where each leads (contract X1). */
export function machineAsData(machine: AnyStateMachine): { id: string; description?: string; events: string[]; states: StateData[] } {
  const { root } = machine;
  return {
    id: machine.id,
    ...(root.description === undefined ? {} : { description: root.description }),
    events: [...machine.events],
    states: statesOf(root),
  };
}
