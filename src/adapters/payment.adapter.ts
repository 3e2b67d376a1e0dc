import { paymentMachine } from '#machines/payment.machine.ts';
import { cancelPayment, finishPayAction, openVault, payOrder, readPayment } from '../data/payment.data.ts';
import { adaptPorts, adaptChanges, type Gateway } from './adapt.ts';
import { vaultFeed } from './vaultFeed.ts';

/** The payment page's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  paymentMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readPayment, openVault, payOrder, finishPayAction, cancelPayment }),
      subscribeToChanges: adaptChanges(gateway),
      cardFields: vaultFeed(gateway),
      bankStep: vaultFeed(gateway),
    },
  });
