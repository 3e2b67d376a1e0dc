import { AsyncLocalStorage } from 'node:async_hooks';
import { Recorder } from '#flows/coverage/recorder.ts';
import type { Kind } from '#flows/coverage/records.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { paymentLifecycle } from '#machines/payment.lifecycle.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import { keepRecord, thisTest } from './recording.ts';

const lifecycles = { 'order.lifecycle': orderLifecycle, 'payment.lifecycle': paymentLifecycle, 'voucher.lifecycle': voucherLifecycle };
const recorders = Object.entries(lifecycles).map(([name, machine]) => ({ name, machine, byDoor: new Recorder(machine), besideDoors: new Recorder(machine) }));
const beside = new AsyncLocalStorage<true>();
let isListening = false;

/** A step that a test takes by itself, as no door and no timer does: it is written down apart. */
export const withoutDoor = <Result>(work: () => Result): Result => beside.run(true, work);

/** Every step that the mall of this test file asks of a lifecycle is written down, taken or refused. */
export function recordLifecycles(): void {
  if (isListening) return;
  isListening = true;
  for (const { machine, byDoor, besideDoors } of recorders) Recorder.listen(machine, () => (beside.getStore() ? besideDoors : byDoor));
}

/** Keeps what was walked until now. */
export async function keepLifecycles(): Promise<void> {
  const kind: Kind = thisTest().startsWith('tests/tower/') ? 'tower' : 'mall';
  for (const { name, byDoor, besideDoors } of recorders) {
    await keepRecord(kind, name, byDoor);
    await keepRecord('steps', name, besideDoors);
  }
}
