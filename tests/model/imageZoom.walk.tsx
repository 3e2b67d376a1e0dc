import { act, fireEvent, screen } from '@testing-library/react';
import { page } from '#src/pages/imageZoom.page.tsx';
import { GalleryContext } from '#src/components/product/GalleryContext.ts';
import { imageZoom } from '../fixtures/imageZoom.fixture.ts';
import { longestLoad } from './harness/loadOverlays.tsx';
import { PathRunner } from './harness/pathRunner.tsx';
import { harnessOf, type HarnessOptions } from './harness/harness.tsx';
import { walkPage } from './harness/pathSuite.tsx';

const onChoose = () => () => undefined;
const dialog = () => screen.getByRole('dialog');
const press = (key: string) => void fireEvent.keyDown(dialog(), { key });
const frame = () => {
  const box = screen.getByRole('img').parentElement!;
  box.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return box;
};

const how: HarnessOptions<typeof page.machine> = {
  frame: (view) => <GalleryContext value={{ shown: 0, onChoose }}>{view}</GalleryContext>,
  by: {
    'close.pressed': () => press('Escape'),
    'picture.moved': ({ way: { y } }) => press(y < 0 ? 'ArrowDown' : 'ArrowLeft'),
    'picture.tapped': ({ point: { x, y } }) => void fireEvent.doubleClick(frame(), { clientX: (x + 0.5) * 100, clientY: (y + 0.5) * 100 }),
  },
};

// The dialog's code comes with its first opening; from then on it opens at the press.
const opening = new PathRunner(harnessOf(page, imageZoom, how), imageZoom.inputs['two pictures']);
act(() => opening.driver.actor.send({ type: 'zoom.opened' }));
await screen.findByRole('dialog', {}, longestLoad);
opening.end();

walkPage(page, imageZoom, how);
