import type { BrowserAnswer, BrowserSubscription, PushWay } from '#machines/model/push.ts';

const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Phones and tablets of Apple tell what is on their home screen alone; a tablet calls itself a Mac. */
const isAppleTouch = (): boolean =>
  'navigator' in globalThis &&
  (/iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1));

/** Whether this browser can be told while no page is open. */
export const pushWay = (): PushWay => {
  if (isAppleTouch() && !isOnHomeScreen()) return 'install';
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'none';
  return Notification.permission === 'denied' ? 'denied' : 'open';
};

const registration = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/worker.js');
  return navigator.serviceWorker.ready;
};

const keyOf = (subscription: PushSubscription): string => {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** What the mall keeps of a subscription. */
export const browserSubscriptionOf = (subscription: PushSubscription): BrowserSubscription => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()) ?? null;

/** Where this browser hears, and is meant to by this key; null where it does not. */
export const heardSubscription = async (publicKey: string): Promise<BrowserSubscription | null> => {
  if (pushWay() !== 'open' || Notification.permission !== 'granted') return null;
  const subscription = await subscribed();
  return subscription && keyOf(subscription) === publicKey ? browserSubscriptionOf(subscription) : null;
};

/**
 * Asks the shopper, at once, since a browser lets only his press ask him; then its push service for an address that nobody had before.
 * @throws what the browser throws where its push service gives none
 */
export const openPushSubscription = async (publicKey: string): Promise<BrowserAnswer> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { refusal: permission === 'denied' ? 'denied' : 'dismissed' };
  const { pushManager } = await registration();
  await (await pushManager.getSubscription())?.unsubscribe();
  return { subscription: browserSubscriptionOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })) };
};

/** This browser hears nothing any more, whatever is sent. */
export const closePushSubscription = async (): Promise<void> => {
  await (await subscribed())?.unsubscribe();
};

/** Calls back whenever the browser forbids or allows it, where it tells; the answer ends that. */
export const onPermissionChange = (changed: () => void): (() => void) => {
  const given = new AbortController();
  const watch = async (): Promise<void> => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', changed, { signal: given.signal });
  };
  if ('permissions' in navigator) watch().catch(() => undefined);
  return () => given.abort();
};
