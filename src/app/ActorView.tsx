import type { AnyActorRef } from 'xstate';
import { useActorView } from '../components/hooks/useActorView.ts';
import type { AnyPage } from './pageTypes.ts';

/** Renders a running actor's snapshot through its view. `now` stamps every event with the mall's time. */
export const ActorView = ({ actor, View, now }: { actor: AnyActorRef; View: AnyPage['View']; now: () => number }) => (
  <View {...useActorView(actor, now)} />
);
