import { fromCallback } from 'xstate';
import { paymentMachine } from '#machines/payment.machine.ts';
import { cancelPayment, finishPayAction, openVault, payOrder, readPayment } from '../data/payment.data.ts';
import { followTheme, shownTheme } from '../storage/themeStorage.ts';
import { onVaultMessage, sendToVault } from '../document/cardVaultFrame.ts';
import { adaptPorts, adaptChanges, type Gateway } from './adapt.ts';

/** The vault's frame as a feed: what it says becomes events, `submit` and the theme go to it. On the server there is no frame. */
const vaultFeed = (gateway: Gateway) =>
  fromCallback<{ type: 'submit' }, { locale: string }>(({ sendBack, receive }) => {
    if (typeof window === 'undefined') return undefined;
    receive(sendToVault);
    const dress = () => sendToVault({ type: 'theme', theme: shownTheme() });
    const unfollow = followTheme(dress);
    const stopHearing = onVaultMessage((word) => {
      if (word.type === 'frame.ready') dress();
      sendBack({ ...word, at: gateway.now() });
    });
    return () => {
      unfollow();
      stopHearing();
    };
  });

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
