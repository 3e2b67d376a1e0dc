import { fromCallback } from 'xstate';
import { orderMachine } from '#machines/order.machine.ts';
import { readOrder, takeOrderStep } from '../data/order.data.ts';
import { plug, type Door } from './plug.ts';

/** Passes on which order has moved. */
const listenToOrders = ({ listen, now }: Door) =>
  fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) =>
    listen({
      opened: () => sendBack({ type: 'resume', at: now() }),
      heard: ({ type, ref }) => {
        if (type === 'order') sendBack({ type: 'order.changed', orderNumber: ref, at: now() });
      },
    }));

/** The order machine with its ports filled. */
export const plugPage = (door: Door) =>
  orderMachine.provide({ actors: { readOrder: plug(door, readOrder), takeOrderStep: plug(door, takeOrderStep), listenToOrders: listenToOrders(door) } });
