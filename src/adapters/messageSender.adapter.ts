import { messageSenderMachine } from '#machines/messageSender.machine.ts';
import { sendMessage } from '../data/chat.data.ts';
import { listenToOutbox, adaptIntent, type Gateway } from './adapt.ts';
/** The message sender with its ports filled. */
export const adaptMessageSender = (gateway: Gateway) =>
  messageSenderMachine.provide({
    actors: { sendMessage: adaptIntent(gateway, sendMessage), listenToOutbox: listenToOutbox(gateway, 'messages') },
    actions: {
      settleMessage: ({ context: { sending } }, { refused }) =>
        sending === null ? undefined : gateway.storage.settle('messages', sending, refused),
    },
  });
