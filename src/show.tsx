import type { AnyActorRef } from 'xstate';
import { useFollowed } from './parts/useFollowed.ts';
import type { AnyPage } from './view.ts';

/** Renders a running actor's snapshot through its view. `now` stamps every event with the mall's time. */
export const Show = ({ actor, View, now }: { actor: AnyActorRef; View: AnyPage['View']; now: () => number }) => <View {...useFollowed(actor, now)} />;
