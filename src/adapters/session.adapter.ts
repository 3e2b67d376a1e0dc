import { sessionMachine } from '#machines/session.machine.ts';
import type { Ask, How } from '../data/gateway.ts';
import type { BrowserEffects } from '../runtime/runtime.ts';
import { logout, readStanding } from '../data/session.data.ts';
import { adaptPorts, adaptChanges, type Gateway } from './adapt.ts';

/** Whoever logs out leaves nothing in this browser, whatever the mall answers. */
const leave =
  ({ storage }: Gateway) =>
  (ask: Ask, _question: undefined, how?: How): Promise<Record<string, never>> => {
    storage.forget();
    return logout(ask, undefined, how);
  };

/** The session machine with its ports filled. */
export const adaptSession = (gateway: Gateway, deeds: Pick<BrowserEffects, 'goHomeAfresh'>) =>
  sessionMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readStanding, logout: leave(gateway) }),
      subscribeToChanges: adaptChanges(gateway),
    },
    actions: { goHomeAfresh: (_, leaving) => deeds.goHomeAfresh(leaving) },
  });
