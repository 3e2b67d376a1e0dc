import { setup } from 'xstate';
import type { Stamped } from './ports.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { Place } from './model/place.ts';

/** For pages that only stand there. */
export const staticPageMachine = setup({
  types: {
    input: {} as { place: Place; visitor: VisitorContext },
    context: {} as { place: Place },
    events: {} as Stamped<{ type: 'resume' }>,
  },
}).createMachine({
  id: 'staticPage',
  description: 'A page without any doing of its own.',
  context: ({ input }) => ({ place: input.place }),
  initial: 'shown',
  states: { shown: { description: 'The page is on the screen.' } },
});
