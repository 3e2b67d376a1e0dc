import { createActor, createEmptyActor, fromTransition, type AnyActorScope } from 'xstate';
import type { Effect } from './explorerState.ts';

const nobody = fromTransition((state: undefined) => state, undefined);

/**
 * The surroundings of pure steps: nothing is started, nothing is sent, every action is only noted. The machine has a
 * parent, so that `sendParent` finds somebody, and a fresh system, so that actors of other surroundings cannot meet it.
 */
export function inertScope(note: (effect: Effect) => void): AnyActorScope {
  const parent = createEmptyActor();
  const self = createActor(nobody, { parent });
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: (action) => note({ type: action.type, params: action.params }),
  };
}
