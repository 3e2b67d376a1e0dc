import { receiptMachine } from '#machines/receipt.machine.ts';
import { readReceipt } from '../data/receipt.data.ts';
import { adaptChanges, adaptPorts, type Gateway } from './adapt.ts';

/** The machine of a receipt with its ports filled, and the browser's own printing. */
export const adaptPage = (gateway: Gateway) =>
  receiptMachine.provide({
    actors: { ...adaptPorts(gateway, { readReceipt }), subscribeToChanges: adaptChanges(gateway) },
    actions: { printPage: () => window.print() },
  });
