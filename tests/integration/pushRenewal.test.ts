import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPushState, subscribePush } from '#src/data/pushNotices.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { renewPushSubscription, type RenewalScope } from '#src/offline/pushRenewal.ts';
import { pushBrowser } from '../drivers/pushService.ts';
import { openStack, type Stack } from './stack.ts';
import { wayOf } from './tabs.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

const loggedIn = async (mail: string): Promise<Execute> => {
  const visitor = stack.visitor();
  await visitor.login(mail);
  return wayOf(visitor, () => stack.test.mall.context.clock.now());
};

const addressOf = () => pushBrowser('https://fcm.googleapis.com').subscription;
type Address = ReturnType<typeof addressOf>;

const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
const subscriptionOf = (address: Address) => ({ endpoint: address.endpoint, options, toJSON: () => address });

/** What a browser tells its worker, and what this asks it for. `next`: what its push service gives to who subscribes. */
const workerOf = (execute: Execute, next: Address) => {
  const subscribedWith: unknown[] = [];
  let hear: (event: never) => void = () => undefined;
  const subscribe = async (asked: unknown) => {
    subscribedWith.push(asked);
    return subscriptionOf(next);
  };
  const scope = { addEventListener: (_: string, listener: typeof hear) => (hear = listener), registration: { pushManager: { subscribe } } };
  renewPushSubscription(scope as unknown as RenewalScope, execute);
  const changes = async (before: Address | null, after: Address | null): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    const [oldSubscription, newSubscription] = [before && subscriptionOf(before), after && subscriptionOf(after)];
    hear({ oldSubscription, newSubscription, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
  };
  return { changes, subscribedWith };
};

describe('a push service that gives a browser another address', () => {
  it('is told to the mall, which sent to the old one', async () => {
    const execute = await loggedIn('new@serendib.example');
    const [before, after] = [addressOf(), addressOf()];
    await subscribePush(execute, before, { key: 'one' });
    const worker = workerOf(execute, addressOf());
    await worker.changes(before, after);
    expect((await readPushState(execute)).endpoints).toContain(after.endpoint);
    expect(worker.subscribedWith).toEqual([]);
  });

  it('is asked for one, by the same key, where it only took the old one back', async () => {
    const execute = await loggedIn('new@serendib.example');
    const [before, next] = [addressOf(), addressOf()];
    await subscribePush(execute, before, { key: 'two' });
    const worker = workerOf(execute, next);
    await worker.changes(before, null);
    expect((await readPushState(execute)).endpoints).toContain(next.endpoint);
    expect(worker.subscribedWith).toEqual([options]);
  });

  it('brings no notices to another shopper, who never wanted any here', async () => {
    const before = addressOf();
    await subscribePush(await loggedIn('new@serendib.example'), before, { key: 'three' });
    const other = await loggedIn('demo@serendib.example');
    const worker = workerOf(other, addressOf());
    await worker.changes(before, addressOf());
    await worker.changes(before, null);
    await worker.changes(null, addressOf());
    expect((await readPushState(other)).endpoints).toEqual([]);
    expect(worker.subscribedWith).toEqual([]);
  });
});
