import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import words from '#lang/en.json';
import { AppContext, type AppContextValue } from '#src/app/AppContext.ts';
import { useDateFormat } from '#src/components/hooks/useDateFormat.ts';
import { visitor } from '../fixtures/visitor.ts';

const intl = createIntl({ locale: 'en', messages: words, timeZone: visitor.timeZone });
const region = { countryCode: 'LK', regionName: 'Sri Lanka' };

const Deadline = () => <p>{useDateFormat().momentOf('2026-11-22T12:00:00Z')}</p>;

/** A page whose document was drawn for a device in `deviceZone`; null: not known yet. */
const pageFor = (deviceZone: string | null) => (
  <RawIntlProvider value={intl}>
    <AppContext value={{ visitor: { ...visitor, deviceZone }, region } as AppContextValue}>
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
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone: visitor.timeZone });
  const root = document.createElement('div');
  root.innerHTML = drawn;
  await act(async () => void hydrateRoot(root, pageFor(deviceZone)));
  expect(root.innerHTML).toBe(drawn);
  zone.mockRestore();
});

test.each([
  ['2026-12-31T18:29:00Z', 'Thu, Dec 31, 11:59 PM'],
  ['2026-12-31T18:30:00Z', 'Jan 1, 2027, 12:00 AM'],
  ['2025-11-02T12:00:00Z', 'Nov 2, 2025, 5:30 PM'],
])('A moment says its year where that is not the one of today, by the clock of the region: %s is %s', (time, said) => {
  const Moment = () => <p>{useDateFormat().momentOf(time)}</p>;
  const today = { ...visitor, at: Date.parse('2026-11-26T09:00:00Z'), deviceZone: visitor.timeZone };
  const drawn = renderToString(
    <RawIntlProvider value={intl}>
      <AppContext value={{ visitor: today, region } as AppContextValue}>
        <Moment />
      </AppContext>
    </RawIntlProvider>,
  );
  expect(drawn.replaceAll(/\s/g, ' ')).toBe(`<p>${said}</p>`);
});
