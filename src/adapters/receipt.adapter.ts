import { receiptMachine } from '#machines/receipt.machine.ts';
import { readReceipt, readReceiptPdf } from '../data/receipt.data.ts';
import { adaptChanges, adaptPorts, type Gateway } from './adapt.ts';
import { saveFile } from './saveFile.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (octet) => octet.charCodeAt(0));

/** The machine of a receipt with its ports filled, the browser's own printing, and its PDF as a file of the device. */
export const adaptPage = (gateway: Gateway) =>
  receiptMachine.provide({
    actors: { ...adaptPorts(gateway, { readReceipt, readReceiptPdf }), subscribeToChanges: adaptChanges(gateway) },
    actions: {
      printPage: () => window.print(),
      saveReceipt: (_, { output, orderNumber }) => saveFile(`serendib-${orderNumber}.pdf`, bytesOf(output.answer), 'application/pdf'),
    },
  });
