import { act, fireEvent, screen } from '@testing-library/react';
import { page } from '#src/pages/zoom.page.tsx';
import { GalleryChoiceContext } from '#src/parts/galleryChoice.ts';
import { zoom } from '../happenings/zoom.happenings.ts';
import { longestLoad } from './menus.tsx';
import { Performance } from './performance.tsx';
import { stageOf, type How } from './stage.tsx';
import { walkPage } from './walk.tsx';

const onChoose = () => () => undefined;
const dialog = () => screen.getByRole('dialog');
const press = (key: string) => void fireEvent.keyDown(dialog(), { key });
const frame = () => {
  const box = screen.getByRole('img').parentElement!;
  box.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return box;
};

const how: How<typeof page.machine> = {
  frame: (view) => <GalleryChoiceContext value={{ shown: 0, onChoose }}>{view}</GalleryChoiceContext>,
  by: {
    'close.pressed': () => press('Escape'),
    'picture.moved': ({ way: { y } }) => press(y < 0 ? 'ArrowDown' : 'ArrowLeft'),
    'picture.tapped': ({ point: { x, y } }) => void fireEvent.doubleClick(frame(), { clientX: (x + 0.5) * 100, clientY: (y + 0.5) * 100 }),
  },
};

// The dialog's code comes with its first opening; from then on it opens at the press.
const opening = new Performance(stageOf(page, zoom, how), zoom.inputs['two pictures']);
act(() => opening.driver.actor.send({ type: 'zoom.opened' }));
await screen.findByRole('dialog', {}, longestLoad);
opening.end();

walkPage(page, zoom, how);
