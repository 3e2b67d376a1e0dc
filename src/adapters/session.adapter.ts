import { sessionMachine } from '#machines/session.machine.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import type { BrowserEffects } from '../runtime/runtime.ts';
import { logout, readStanding } from '../data/session.data.ts';
import { noteLogout } from '../storage/logout.ts';
import { adaptPorts, adaptChanges, type Gateway } from './adapt.ts';

/** Whoever logs out leaves nothing in this browser, whatever the mall answers. */
const leave =
  ({ storage }: Gateway) =>
  (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Record<string, never>> => {
    // Before the session ends: no question of another tab may take that for a loss.
    noteLogout();
    storage.forget();
    return logout(execute, undefined, options);
  };

/** The session machine with its ports filled. */
export const adaptSession = (gateway: Gateway, effects: Pick<BrowserEffects, 'goHomeAfresh'>) =>
  sessionMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readStanding, logout: leave(gateway) }),
      subscribeToChanges: adaptChanges(gateway),
    },
    actions: { goHomeAfresh: (_, leaving) => effects.goHomeAfresh(leaving) },
  });
