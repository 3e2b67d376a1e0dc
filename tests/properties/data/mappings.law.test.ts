import { expect, test } from 'vitest';
import { mappings } from './mappings.ts';

test.each(mappings)('$title', async ({ made, wanted }) => {
  expect(await made()).toEqual(wanted);
});
