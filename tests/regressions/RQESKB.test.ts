// Written by `npm run replay -- RQESKB --as test` from what happened in a shopper's tab.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replayed } from '#flows/replay/replayed.ts';

const played = await replayed(readFileSync(new URL('./RQESKB.recording.json', import.meta.url), 'utf8'));

it('My card was declined and I do not know what to do.', () => {
  expect(played.stateOf('payment')).toBe('choosing.card.typing');
});
