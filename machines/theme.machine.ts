import { setup } from 'xstate';
import { effect, type Stamped } from './ports.ts';

export const themes = ['day', 'night'] as const;
export type Theme = (typeof themes)[number];

export const themeMachine = setup({
  types: { events: {} as Stamped<{ type: 'day.chosen' } | { type: 'night.chosen' }> },
  /** Onto the document and into the storage, where the next document's first script finds it. */
  actions: { persistTheme: effect<{ theme: Theme }>() },
}).createMachine({
  id: 'theme',
  description: 'Day or night. Before anybody chose, the document follows the storage, else the system; the choice survives logout.',
  initial: 'asFound',
  on: {
    'day.chosen': { target: '.day', actions: { type: 'persistTheme', params: { theme: 'day' } }, description: 'Light is wanted.' },
    'night.chosen': { target: '.night', actions: { type: 'persistTheme', params: { theme: 'night' } }, description: 'Dark is wanted.' },
  },
  states: {
    asFound: { description: 'As stored, or as the system says: the first script has set it before the first paint.' },
    day: { description: 'Day was chosen.' },
    night: { description: 'Night was chosen.' },
  },
});
