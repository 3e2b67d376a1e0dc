import type { Execute } from '../data/gateway.ts';
import { readPushState, subscribePush } from '../data/pushNotices.data.ts';
import { browserSubscriptionOf } from './pushSubscription.ts';

type ChangeEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
};

/** As much of a service worker's scope as renewing needs. */
export type RenewalScope = {
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
  registration: { pushManager: Pick<PushManager, 'subscribe'> };
};

/**
 * A push service that gives this browser another address tells its worker alone: the mall sends there from then on, where it sent the
 * shopper's notices to the old one. Whoever is here by now and never wanted any hears of none.
 */
export const renewPushSubscription = (scope: RenewalScope, execute: Execute): void => {
  const renew = async ({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> => {
    if (!oldSubscription) return;
    const { endpoints } = await readPushState(execute);
    if (!endpoints.includes(oldSubscription.endpoint)) return;
    const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(oldSubscription.options));
    await subscribePush(execute, browserSubscriptionOf(subscription), { key: crypto.randomUUID() });
  };
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
};
