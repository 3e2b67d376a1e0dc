import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { ViewOf } from '../view.ts';
import { useAround } from './around.ts';
import { useFollowed } from './useFollowed.ts';

/** The part of a view that follows a child of its machine: gets what every view gets, with the mall's time on every event. */
export const Child = <Machine extends AnyStateMachine>({ actor, children }: {
  actor: ActorRefFrom<Machine>;
  children: (view: ViewOf<Machine>) => ReactNode;
}) => children(useFollowed(actor, useAround().now) as unknown as ViewOf<Machine>);
