import { expect, test } from 'vitest';
import { explore } from '#flows/explorer.ts';
import { loadFixtures } from '#flows/loadFixtures.ts';
import { isFilled } from '#flows/paths/mall.answers.ts';
import { contractCodes, portCodes, refusalsWithoutSample } from '#flows/refusals.ts';
import { walkFileOf } from '../model/harness/walkFiles.ts';

const codes = await contractCodes();

test('the contract names refusals for each call', () => {
  expect(codes.get('submitOrder')).toEqual(
    expect.arrayContaining(['CHECKOUT_EXPIRED', 'OUT_OF_STOCK', 'PRICE_CHANGED', 'SLOT_UNAVAILABLE']),
  );
  expect(codes.get('loginByCode')).toEqual(expect.arrayContaining(['CODE_INVALID', 'CODE_EXPIRED']));
});

// They are walked there, where the machine is explored anyway.
test('the walk of each machine whose ports ask the mall looks for refusals without a sample', async () => {
  const nouns = [...(await loadFixtures()).keys()].filter(isFilled);
  expect(nouns.length).toBeGreaterThan(40);
  expect(nouns.filter((noun) => walkFileOf(noun) === undefined)).toEqual([]);
});

test('a refusal whose sample is taken away is found', async () => {
  const register = (await loadFixtures()).get('register');
  const port = register?.ports.registerUser;
  if (!register || !port) throw new Error('The registration has no samples.');
  const codeOf = (sample: (typeof port.refusals)[number]): string => (typeof sample === 'string' ? sample : sample.code);
  const refusals = port.refusals.filter((each) => codeOf(each) !== 'ACCOUNT_EXISTS');
  const poorer = { ...register, ports: { ...register.ports, registerUser: { ...port, refusals } } };
  expect((await refusalsWithoutSample(explore(poorer), portCodes('register', codes))).join()).toMatch(
    /refusal ACCOUNT_EXISTS of 'registerUser' leads to 'open.typing' as no sample does/,
  );
});
