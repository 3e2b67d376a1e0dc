import { fireEvent, screen } from '@testing-library/react';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { SearchView } from '#src/parts/SearchView.tsx';
import { searchPanel } from '../happenings/searchPanel.happenings.ts';
import { walkPage } from './walk.tsx';

await import('#src/parts/SearchPanel.tsx');

const box = () => screen.getByRole('searchbox', { name: 'Search' });

walkPage({ machine: searchPanelMachine, View: SearchView }, searchPanel, {
  by: {
    'box.focused': () => {
      box().blur();
      box().focus();
    },
    'box.left': (_, hands) => hands.blur('Search'),
    'text.typed': ({ text }) => void fireEvent.input(box(), { target: { value: text } }),
    'option.next': (_, hands) => hands.key('Search', 'ArrowDown'),
    'option.previous': (_, hands) => hands.key('Search', 'ArrowUp'),
    'escape.pressed': (_, hands) => hands.key('Search', 'Escape'),
  },
  elsewhere: ['place.opened'],
});
