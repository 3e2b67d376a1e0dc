import english from '#lang/en.json';
import { sharedRooms } from '#mesh/vite.messages.ts';
import { roomsWith } from '#src/i18n/messageRooms.ts';

/** What every page can say: the sentences that come with the shop, and the refusals, which come with the first question. */
const everywhere = new Set([...sharedRooms, 'refusal']);

/** The English sentences that a view has in a browser that opened nothing else: its own rooms', and those that all pages around it load. */
export const messagesOf = (noun: string, within: readonly string[]): Record<string, string> => {
  const own = new Set([...everywhere, ...roomsWith(noun)]);
  const around = within.map((page) => new Set(roomsWith(page)));
  const isLoaded = (room: string): boolean => own.has(room) || (around.length > 0 && around.every((rooms) => rooms.has(room)));
  return Object.fromEntries(Object.entries(english).filter(([id]) => isLoaded(id.split('.')[0] ?? '')));
};
