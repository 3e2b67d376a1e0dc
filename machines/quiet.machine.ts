import { setup } from 'xstate';
import type { Stamped } from './port.ts';
import type { Here, Place } from './words.ts';

/** For pages that only stand there. */
export const quietMachine = setup({
  types: { input: {} as { place: Place; here: Here }, context: {} as { place: Place }, events: {} as Stamped<{ type: 'resume' }> },
}).createMachine({
  id: 'quiet',
  description: 'A page without any doing of its own.',
  context: ({ input }) => ({ place: input.place }),
  initial: 'shown',
  states: { shown: { description: 'The page is on the screen.' } },
});
