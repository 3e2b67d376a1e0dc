import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { useActorView } from '../hooks/useActorView.ts';

/** The part of a view that follows a child of its machine: gets what every view gets, with the mall's time on every event. */
export const ChildActorView = <Machine extends AnyStateMachine>({
  actor,
  children,
}: {
  actor: ActorRefFrom<Machine>;
  children: (view: ViewOf<Machine>) => ReactNode;
}) => children(useActorView(actor, useAppContext().now) as unknown as ViewOf<Machine>);
