import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

type Loose = { type: string };
type Handler = (value?: unknown) => void;

/** So many handlers of one actor are remembered: a gesture asks for ever new ones. */
const handlersKept = 500;

const speakerOf = (actor: AnyActorRef, now: () => number) => {
  const send = (event: Loose): void => actor.send({ ...event, at: now() });
  const handlers = new Map<string, Handler>();
  const handlerOf = (event: Loose, field?: string): Handler => {
    const key = JSON.stringify([event, field]);
    const known = handlers.get(key);
    if (known) return known;
    const handler: Handler = field === undefined ? () => send(event) : (value) => send({ ...event, [field]: value });
    if (handlers.size >= handlersKept) handlers.clear();
    handlers.set(key, handler);
    return handler;
  };
  return { send, handlerOf };
};

/** What a view gets of a running actor: its snapshot, and ways to speak to it, with the mall's time (`now`, in ms) on every event. */
export const useActorView = (actor: AnyActorRef, now: () => number) => {
  const snapshot = useSelector(actor, (current: AnyMachineSnapshot) => current);
  const { send, handlerOf } = useMemo(() => speakerOf(actor, now), [actor, now]);
  const may = (event: Loose, field?: string): Handler | undefined =>
    snapshot.can({ ...event, at: now() }) ? handlerOf(event, field) : undefined;
  return { snapshot, send, may };
};
