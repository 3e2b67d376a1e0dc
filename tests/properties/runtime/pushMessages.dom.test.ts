import { expect, test } from 'vitest';
import type { PushMessage } from '#machines/model/push.ts';
import { showPushMessages, type PushScope } from '#src/offline/pushMessages.ts';

const message: PushMessage = {
  title: 'Order delivered',
  body: 'Order 7001 has arrived.',
  url: '/order-details?orderNumber=7001',
  tag: '5',
  locale: 'pt',
  at: 1_000,
};

/** A worker's scope over these windows: what it shows, what it does with them, and how it hears. */
const workerOver = (windows: { url: string; focused: boolean }[]) => {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    clients: {
      matchAll: () => Promise.resolve(windows.map((window) => ({ ...window, focus: async () => void done.push(['focus', window.url]) }))),
      openWindow: async (url: string) => void done.push(['open', url]),
    },
    registration: { showNotification: async (...shown: unknown[]) => void done.push(['show', ...shown]) },
  };
  showPushMessages(scope as unknown as PushScope);
  const hear = async (type: 'push' | 'notificationclick', about: object): Promise<unknown[]> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...about, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
    return done;
  };
  return {
    told: () => hear('push', { data: { json: () => message } }),
    pressed: (data: unknown) => hear('notificationclick', { notification: { data, close: () => done.push(['close']) } }),
  };
};
const address = location.origin + message.url;

test('a notice is shown in its language, once for each, where nobody looks at the shop', async () => {
  expect(await workerOver([{ url: address, focused: false }]).told()).toEqual([
    [
      'show',
      message.title,
      { body: message.body, tag: '5', lang: 'pt', icon: '/oss/app/any-192.png', timestamp: message.at, data: message.url },
    ],
  ]);
});

test('nothing is shown over the shop while somebody looks at it', async () => {
  expect(await workerOver([{ url: `${location.origin}/`, focused: true }]).told()).toEqual([]);
});

test('a press leads to what the notice is about: in the window that shows it, else in another one', async () => {
  expect(await workerOver([{ url: `${location.origin}/`, focused: false }]).pressed(message.url)).toEqual([['close'], ['open', address]]);
  expect(await workerOver([{ url: address, focused: false }]).pressed(message.url)).toEqual([['close'], ['focus', address]]);
});

test('a press never leads out of the shop', async () => {
  for (const away of ['https://example.org/', '//example.org/', 'javascript:alert(1)'])
    expect(await workerOver([]).pressed(away)).toEqual([['close']]);
});
