import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { PictureField } from '#src/design/control/PictureField.tsx';
import { inEnglish } from './drawn.tsx';

afterEach(cleanup);

const photo = new File(['photo'], 'zip.jpg', { type: 'image/jpeg' });
const other = new File(['other'], 'box.png', { type: 'image/png' });

/** A field of pictures beside a text; `picked` are the files that it was given. */
const drawnField = (): { text: HTMLElement; picked: File[][] } => {
  const picked: File[][] = [];
  render(
    inEnglish(
      <PictureField label="Add pictures" icon={null} pictures={null} onPick={(files) => void picked.push(files)}>
        <textarea aria-label="Words" />
      </PictureField>,
    ),
  );
  return { text: screen.getByRole('textbox', { name: 'Words' }), picked };
};

test.each([
  ['paste', 'pictures', [photo, other], true],
  ['paste', 'words alone', [], false],
  ['drop', 'pictures', [photo], true],
  ['drop', 'nothing', [], true],
] as const)('%s of %s beside the field', (kind, _, files, isTaken) => {
  const { text, picked } = drawnField();
  const event =
    kind === 'paste' ? createEvent.paste(text, { clipboardData: { files } }) : createEvent.drop(text, { dataTransfer: { files } });
  fireEvent(text, event);
  expect(picked).toEqual(files.length > 0 ? [files] : []);
  expect(event.defaultPrevented, 'the browser does nothing of its own').toBe(isTaken);
});

it('lets files be dropped: a browser would open them', () => {
  const { text } = drawnField();
  expect(fireEvent.dragOver(text)).toBe(false);
});
