import { fromCallback } from 'xstate';
import { chatMachine } from '#machines/chat.machine.ts';
import { storedMessages } from '#machines/rules/outbox/messageOutbox.ts';
import {
  chatWordOf,
  markMessagesRead,
  openConversation,
  readConversations,
  readNewerMessages,
  readOlderMessages,
  recallMessage,
  sendMessage,
} from '../data/chat.data.ts';
import { adaptIntent, adaptPorts, listenToOutbox, type Gateway } from './adapt.ts';
import { createUploader } from './pictureUpload.ts';

/** Passes on what is said and read. */
const listenToChat = ({ listen, now }: Gateway) =>
  fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) =>
    listen({
      missed: () => sendBack({ type: 'stream.opened', at: now() }),
      heard: (event) => {
        const word = chatWordOf(event);
        if (word) sendBack({ ...word, at: now() });
      },
    }),
  );

/** The chat machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  chatMachine.provide({
    actors: {
      ...adaptPorts(gateway, {
        readConversations,
        openConversation,
        readOlderMessages,
        readNewerMessages,
        recallMessage,
        markMessagesRead,
        uploadPicture: createUploader(gateway, 'chat'),
      }),
      sendMessage: adaptIntent(gateway, sendMessage),
      listenToChat: listenToChat(gateway),
      listenToOutbox: listenToOutbox(gateway, 'messages'),
    },
    actions: { persistOutgoing: ({ context }) => gateway.storage.keep('messages', storedMessages(context)) },
  });
