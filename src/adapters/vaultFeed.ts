import { fromCallback } from 'xstate';
import { onVaultMessage, sendToVault } from '../document/cardVaultFrame.ts';
import { followTheme, shownTheme } from '../storage/themeStorage.ts';
import type { Gateway } from './adapt.ts';

/** The vault's frame as a feed: what it says becomes events, `submit` and the theme go to it. On the server there is no frame. */
export const vaultFeed = (gateway: Gateway) =>
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
