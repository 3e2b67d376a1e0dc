import { describe, expect, test } from 'vitest';
import { explore } from '#flows/explorer.ts';
import { gatherHappenings } from '#flows/gather.ts';
import { callsOf, hasPlugs } from '#flows/paths/mall.answers.ts';
import { contractCodes, refusalsWithoutSample } from '#flows/refusals.ts';
import { weatherCodes, type ProblemCode } from '#machines/problem.ts';

const codes = await contractCodes();

test('the contract names refusals for each call', () => {
  expect(codes.get('submitOrder')).toEqual(expect.arrayContaining(['CHECKOUT_EXPIRED', 'OUT_OF_STOCK', 'PRICE_CHANGED', 'SLOT_UNAVAILABLE']));
  expect(codes.get('loginByCode')).toEqual(expect.arrayContaining(['CODE_INVALID', 'CODE_EXPIRED']));
});

describe('each refusal that the contract names for a port goes a way that a sample walks', async () => {
  for (const [noun, happenings] of await gatherHappenings()) {
    if (!(await hasPlugs(noun))) continue;
    test(noun, async () => {
      const named = new Map<string, readonly ProblemCode[]>();
      const codesOf = async ({ src, question }: { src: string; question: unknown }): Promise<readonly ProblemCode[]> => {
        const known = named.get(src) ?? [...new Set([...weatherCodes, ...(await callsOf(noun, src, question)).flatMap((call) => codes.get(call) ?? [])])];
        named.set(src, known);
        return known;
      };
      expect(await refusalsWithoutSample(explore(happenings), codesOf)).toEqual([]);
    }, 120_000);
  }
});

test('a refusal whose sample is taken away is found', async () => {
  const checkout = (await gatherHappenings()).get('checkout');
  const port = checkout?.ports.submitOrder;
  if (!checkout || !port) throw new Error('The checkout has no samples.');
  const poorer = { ...checkout, ports: { ...checkout.ports, submitOrder: { ...port, refusals: port.refusals.filter((each) => each !== 'CHECKOUT_EXPIRED') } } };
  expect((await refusalsWithoutSample(explore(poorer), async ({ src }) => codes.get(src) ?? [])).join()).toMatch(/refusal CHECKOUT_EXPIRED of 'submitOrder' leads to 'expired' as no sample does/);
});
