import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ViewOf } from '../view.ts';
import { useAround } from './around.ts';

type Loose = { type: string };

/** The part of a view that follows a child of its machine: gets what every view gets, with the mall's time on every event. */
export const Child = <Machine extends AnyStateMachine>({ actor, children }: {
  actor: ActorRefFrom<Machine>;
  children: (view: ViewOf<Machine>) => ReactNode;
}) => {
  const { now } = useAround();
  const followed: AnyActorRef = actor;
  const snapshot = useSelector(followed, (current: AnyMachineSnapshot) => current);
  const send = (event: Loose) => followed.send({ ...event, at: now() });
  const may = (event: Loose) => (snapshot.can({ ...event, at: now() }) ? () => send(event) : undefined);
  return children({ snapshot, send, may } as unknown as ViewOf<Machine>);
};
