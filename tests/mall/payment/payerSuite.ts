import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestBank, type TestBank } from './bank.ts';
import { openTestMall, type TestMall } from '../harness.ts';
import { openPayer, type Payer } from './payer.ts';

export let t: TestMall;
export let bank: TestBank;
export let user: Payer;

/** For a file of tests: a mall beside its bank, and for each test somebody new who pays. */
export const comeToPay = (): void => {
  beforeAll(async () => {
    bank = await openTestBank();
    t = await openTestMall({ products: 20, env: { VAULT_URL: bank.url } });
  });
  afterAll(async () => {
    await t.close();
    await bank.close();
  });
  beforeEach(async () => {
    bank.tell(t.mall);
    user = await openPayer(t, bank);
  });
};
