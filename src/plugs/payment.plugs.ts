import { fromCallback } from 'xstate';
import { paymentMachine } from '#machines/payment.machine.ts';
import { cancelPayment, finishPayAction, openVault, payOrder, readPayment } from '../data/payment.data.ts';
import { followTheme, shownTheme } from '../theme.ts';
import { hearVault, tellVault } from '../vaultFrame.ts';
import { plug, type Door } from './plug.ts';

/** The vault's frame as a feed: what it says becomes events, `submit` and the theme go to it. On the server there is no frame. */
const vaultFeed = (door: Door) =>
  fromCallback<{ type: 'submit' }, { locale: string }>(({ sendBack, receive }) => {
    if (typeof window === 'undefined') return undefined;
    receive(tellVault);
    const dress = () => tellVault({ type: 'theme', theme: shownTheme() });
    const unfollow = followTheme(dress);
    const stopHearing = hearVault((word) => {
      if (word.type === 'frame.ready') dress();
      sendBack({ ...word, at: door.now() });
    });
    return () => {
      unfollow();
      stopHearing();
    };
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
