import type { AnyEventObject } from 'xstate';
import { alike } from './canonical.ts';
import type { Effect, ExplorerState } from './explorerState.ts';

/**
 * What leaves a machine in a step: a port, feed or child is asked, a fact is emitted, an event goes to the parent, a child or
 * the machine itself, an effect is done outside.
 */
export type Outgoing = { kind: 'asks' | 'emits' | 'tells' | 'does'; to: string; name: string; content: unknown };

type Sent = { event: AnyEventObject; targetId?: string; delay?: number };

const receiverOf = (targetId = ''): string => (targetId === '#_parent' ? 'parent' : targetId);

const eventOf = ({ event: { type, ...body } }: Sent): { name: string; content: unknown } => ({ name: type, content: body });

const leaving = ({ type, params }: Effect): Outgoing[] => {
  const sent = params as Sent;
  if (type === 'xstate.emit') return [{ kind: 'emits', to: '', ...eventOf(sent) }];
  if (type === 'xstate.sendTo') return [{ kind: 'tells', to: receiverOf(sent.targetId), ...eventOf(sent) }];
  // A delayed one is a timer: the step in which it rings tells of it.
  if (type === 'xstate.raise') return sent.delay === undefined ? [{ kind: 'tells', to: 'itself', ...eventOf(sent) }] : [];
  return type.startsWith('xstate.') ? [] : [{ kind: 'does', to: '', name: type, content: params }];
};

/** What left the machine in the step that led from `before` to a situation: what it did, in its order, then what it asks since. */
export const outgoingOf = ({ flow }: ExplorerState, before: ExplorerState | null): Outgoing[] => [
  ...flow.did.flatMap(leaving),
  ...flow.invocations
    .filter(({ ref }) => !before?.flow.invocations.some((invocation) => invocation.ref === ref))
    .map(({ src, input }): Outgoing => ({ kind: 'asks', to: '', name: src, content: input })),
];

/** True where the same leaves, in the same order. */
export const sameOutgoing = (one: readonly Outgoing[], other: readonly Outgoing[]): boolean => alike(one, other);
