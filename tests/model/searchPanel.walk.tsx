import { fireEvent, screen } from '@testing-library/react';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { SearchView } from '#src/components/shell/SearchView.tsx';
import { searchPanel } from '../fixtures/searchPanel.fixture.ts';
import { walkPage } from './harness/pathSuite.tsx';

await import('#src/components/shell/SearchPanel.tsx');

const box = () => screen.getByRole('combobox', { name: 'Search' });

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
