import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One transition of a chart, as a table shows it. */
export type Step = { state: string; event: string; target: string; description: string };

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

const stepOf = (node: AnyStateNode, event: string, { target, description }: AnyTransitionDefinition): Step => ({
  state: pathOf(node),
  event,
  target: target?.map(pathOf).join(', ') || '(stays)',
  description: description ?? '',
});

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];

/** Every transition of a machine. */
export const placesOf = (machine: AnyStateMachine): Step[] =>
  below(machine.root).flatMap((node) => [
    ...(node.always ?? []).map((each) => stepOf(node, '(at once)', each)),
    ...[...node.transitions].flatMap(([event, each]) => each.map((transition) => stepOf(node, event, transition))),
  ]);
