import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

type Loose = { type: string };

/** What a view gets of a running actor: its snapshot, and ways to speak to it, with the mall's time (`now`, in ms) on every event. */
export const useFollowed = (actor: AnyActorRef, now: () => number) => {
  const snapshot = useSelector(actor, (current: AnyMachineSnapshot) => current);
  const send = useCallback((event: Loose): void => actor.send({ ...event, at: now() }), [actor, now]);
  const may = (event: Loose): (() => void) | undefined => (snapshot.can({ ...event, at: now() }) ? () => send(event) : undefined);
  return { snapshot, send, may };
};
