import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { AnyPage } from './view.ts';

type Loose = { type: string };

/** Renders a running actor's snapshot through its view. `now` stamps every event with the mall's time. */
export const Show = ({ actor, View, now }: { actor: AnyActorRef; View: AnyPage['View']; now: () => number }) => {
  const snapshot = useSelector(actor, (current: AnyMachineSnapshot) => current);
  const send = (event: Loose) => actor.send({ ...event, at: now() });
  const may = (event: Loose) => (snapshot.can({ ...event, at: now() }) ? () => send(event) : undefined);
  return <View snapshot={snapshot} send={send} may={may} />;
};
