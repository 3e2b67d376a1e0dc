import { fromCallback } from 'xstate';
import { chatMachine } from '#machines/chat.machine.ts';
import { chatWordOf, markMessagesRead, openConversation, readConversations, readNewerMessages, readOlderMessages, sendMessage } from '../data/chat.data.ts';
import { plug, type Door } from './plug.ts';

/** Passes on what is said and read. */
const listenToChat = ({ listen, now }: Door) =>
  fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) =>
    listen({
      opened: () => sendBack({ type: 'stream.opened', at: now() }),
      heard: (event) => {
        const word = chatWordOf(event);
        if (word) sendBack({ ...word, at: now() });
      },
    }));

/** The chat machine with its ports filled. */
export const plugPage = (door: Door) =>
  chatMachine.provide({
    actors: {
      readConversations: plug(door, readConversations), openConversation: plug(door, openConversation), readOlderMessages: plug(door, readOlderMessages),
      readNewerMessages: plug(door, readNewerMessages), sendMessage: plug(door, sendMessage), markMessagesRead: plug(door, markMessagesRead), listenToChat: listenToChat(door),
    },
  });
