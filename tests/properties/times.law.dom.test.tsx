import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import words from '#lang/en.json';
import { AppContext, type AppContextValue } from '#src/app/AppContext.ts';
import { useDateFormat } from '#src/components/hooks/useDateFormat.ts';
import { here } from '../fixtures/visitor.ts';

const intl = createIntl({ locale: 'en', messages: words, timeZone: here.timeZone });
const region = { countryCode: 'LK', regionName: 'Sri Lanka' };

const Deadline = () => <p>{useDateFormat().momentOf('2026-11-22T12:00:00Z')}</p>;

/** A page whose document was drawn for a device in `deviceZone`; null: not known yet. */
const pageFor = (deviceZone: string | null) => (
  <RawIntlProvider value={intl}>
    <AppContext value={{ here: { ...here, deviceZone }, region } as AppContextValue}>
      <Deadline />
    </AppContext>
  </RawIntlProvider>
);

test.each([
  [null, true],
  ['Europe/Berlin', true],
  ['Asia/Colombo', false],
])("A moment in a document for a device in %s names the region's time: %s, and stays as it was drawn", async (deviceZone, isNamed) => {
  const drawn = renderToString(pageFor(deviceZone));
  expect(drawn).toContain(isNamed ? '5:30 PM (Sri Lanka time)' : '5:30 PM</p>');
  // The device itself is at home in the region.
  const told = new Intl.DateTimeFormat().resolvedOptions();
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...told, timeZone: here.timeZone });
  const root = document.createElement('div');
  root.innerHTML = drawn;
  await act(async () => void hydrateRoot(root, pageFor(deviceZone)));
  expect(root.innerHTML).toBe(drawn);
  zone.mockRestore();
});
