import { AsyncLocalStorage } from 'node:async_hooks';
import { Recorder } from '#flows/coverage/recorder.ts';
import type { Kind } from '#flows/coverage/records.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { paymentLifecycle } from '#machines/payment.lifecycle.ts';
import { refundLifecycle } from '#machines/refund.lifecycle.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import { keepRecord, thisTest } from './recording.ts';

const lifecycles = {
  'order.lifecycle': orderLifecycle,
  'payment.lifecycle': paymentLifecycle,
  'refund.lifecycle': refundLifecycle,
  'voucher.lifecycle': voucherLifecycle,
};
const recorders = Object.entries(lifecycles).map(([name, machine]) => ({
  name,
  machine,
  byRoute: new Recorder(machine),
  directSteps: new Recorder(machine),
}));
const direct = new AsyncLocalStorage<true>();
let isListening = false;

/** A step that a test takes by itself, as no route and no timer does: it is written down apart. */
export const stepDirectly = <Result>(work: () => Result): Result => direct.run(true, work);

/** Every step that the mall of this test file asks of a lifecycle is written down, taken or refused. */
export function recordLifecycles(): void {
  if (isListening) return;
  isListening = true;
  for (const { machine, byRoute, directSteps } of recorders) Recorder.listen(machine, () => (direct.getStore() ? directSteps : byRoute));
}

/** Keeps what was walked until now. */
export async function keepLifecycles(): Promise<void> {
  const kind: Kind = thisTest().startsWith('tests/integration/') ? 'integration' : 'mall';
  for (const { name, byRoute, directSteps } of recorders) {
    await keepRecord(kind, name, byRoute);
    await keepRecord('steps', name, directSteps);
  }
}
