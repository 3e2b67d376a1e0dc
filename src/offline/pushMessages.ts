import type { PushMessage } from '#machines/model/push.ts';

/** As much of a window as is used here. */
type WindowClient = { url: string; focused: boolean; focus(): Promise<unknown> };
type PushEvent = Event & { waitUntil(work: Promise<unknown>): void; data: { json(): unknown } | null };
type ClickEvent = Event & { waitUntil(work: Promise<unknown>): void; notification: { data: unknown; close(): void } };

/** As much of a service worker's scope as notices need. */
export type PushScope = {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: NotificationOptions & { timestamp: number }): Promise<void> };
};

const icon = '/oss/app/any-192.png';

/**
 * Shows what the mall tells while nobody looks at the shop; whoever does sees it there, live. A press leads to what it is about, in a
 * window of its own: what is typed in another one stays.
 */
export const showPushMessages = (scope: PushScope): void => {
  const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const show = async ({ title, body, url, tag, locale, at }: PushMessage): Promise<void> => {
    if ((await windows()).some(({ focused }) => focused)) return;
    await scope.registration.showNotification(title, { body, tag, lang: locale, icon, timestamp: at, data: url });
  };
  const open = async (address: string): Promise<void> => {
    const { href, origin } = new URL(address, location.origin);
    if (origin !== location.origin) return;
    const shown = (await windows()).find(({ url }) => url === href);
    await (shown ? shown.focus() : scope.clients.openWindow(href));
  };
  scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as PushMessage)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
};
