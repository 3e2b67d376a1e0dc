import { fromCallback } from 'xstate';
import { paymentMachine } from '#machines/payment.machine.ts';
import { cancelPayment, finishPayAction, openVault, payOrder, readPayment } from '../data/payment.data.ts';
import { hearVault, submitVault } from '../vaultFrame.ts';
import { plug, type Door } from './plug.ts';

/** The vault's frame as a feed: what it says becomes events, `submit` goes to it. On the server there is no frame. */
const vaultFeed = (door: Door) =>
  fromCallback<{ type: 'submit' }, { locale: string }>(({ sendBack, receive }) => {
    if (typeof window === 'undefined') return undefined;
    receive(({ type }) => {
      if (type === 'submit') submitVault();
    });
    return hearVault((word) => sendBack({ ...word, at: door.now() }));
  });

/** The payment page's machine with its ports filled. */
export const plugPage = (door: Door) =>
  paymentMachine.provide({
    actors: {
      readPayment: plug(door, readPayment),
      openVault: plug(door, openVault),
      payOrder: plug(door, payOrder),
      finishPayAction: plug(door, finishPayAction),
      cancelPayment: plug(door, cancelPayment),
      cardFields: vaultFeed(door),
      bankStep: vaultFeed(door),
    },
  });
