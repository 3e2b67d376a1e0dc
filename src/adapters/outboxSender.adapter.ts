import { outboxSenderMachine } from '#machines/outboxSender.machine.ts';
import type { Intent } from '#machines/rules/outbox/outbox.ts';
import { sendMessage } from '../data/chat.data.ts';
import { changeList } from '../data/wishList.data.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import type { Boxes, BoxName } from '../storage/shopperStorage.ts';
import { adaptIntent, listenToOutbox, type Gateway } from './adapt.ts';

/** How what waits in a box is sent where its page is not open; the other boxes have owners that never close. */
const senders = { messages: sendMessage, lists: changeList } as const satisfies {
  [Name in BoxName]?: (execute: Execute, intent: Boxes[Name], options?: RequestOptions) => Promise<unknown>;
};

/** The sender of one box with its ports filled. */
export const adaptOutboxSender = (gateway: Gateway, box: keyof typeof senders) =>
  outboxSenderMachine.provide({
    actors: {
      // The box holds intents of its own kind alone: `isIntent` has looked at each.
      sendIntent: adaptIntent(gateway, senders[box] as (execute: Execute, intent: Intent, options: RequestOptions) => Promise<unknown>),
      listenToOutbox: listenToOutbox(gateway, box),
    },
    actions: {
      settleIntent: ({ context: { sending } }, { refused }) =>
        sending === null ? undefined : gateway.storage.settle(box, sending, refused),
    },
  });
