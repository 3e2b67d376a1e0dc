import { fromCallback } from 'xstate';
import { typingMachine } from '#machines/typing.machine.ts';
import { tellTyping, typingEventOf } from '../data/typing.data.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

/** Passes on what the other side does; what was missed is over by now. */
const listenToTyping = ({ listen, now }: Gateway) =>
  fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) =>
    listen({
      missed: () => undefined,
      heard: (event) => {
        const heard = typingEventOf(event);
        if (heard) sendBack({ ...heard, at: now() });
      },
    }),
  );

/** The typing machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  typingMachine.provide({ actors: { ...adaptPorts(gateway, { tellTyping }), listenToTyping: listenToTyping(gateway) } });
