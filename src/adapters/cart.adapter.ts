import { fromCallback } from 'xstate';
import { cartMachine } from '#machines/cart.machine.ts';
import { readCart, readCartCount, saveCartMutation } from '../data/cart.data.ts';
import { adaptPorts, adaptChanges, adaptIntent, type Gateway } from './adapt.ts';

/** Tells what this browser kept of the cart: as it was seen last, and its changes. Nothing of it is shown before the first drawing. */
const listenToKept = (gateway: Gateway) =>
  fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) => {
    const storedCart = gateway.storage.storedCart();
    if (storedCart) sendBack({ type: 'cart.recalled', kept: storedCart, at: gateway.now() });
    return gateway.storage.follow('cart', (intents) => sendBack({ type: 'intents.found', intents, at: gateway.now() }));
  });

/** The cart machine with its ports filled. */
export const adaptCart = (gateway: Gateway) =>
  cartMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readCartCount, readCart }),
      saveCartMutation: adaptIntent(gateway, saveCartMutation),
      listenToOutbox: listenToKept(gateway),
      subscribeToChanges: adaptChanges(gateway),
    },
    actions: {
      persistMutations: ({ context: { mutations, refused } }) => gateway.storage.keep('cart', [...mutations, ...refused]),
      persistCart: ({ context: { cart, readAt } }) => (cart ? gateway.storage.storeCart({ cart, readAt }) : undefined),
    },
  });
