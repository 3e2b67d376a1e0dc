import { expect } from 'vitest';
import { loginByCode } from '#src/data/session.data.ts';
import { page } from '#src/pages/login.page.tsx';
import { MachineDriver } from '../drivers/machine.driver.ts';
import { login } from '../fixtures/login.fixture.ts';
import { alsoTest, walkPage } from './harness/pathSuite.tsx';

const labels = {
  loginId: 'E-mail or mobile number',
  code: 'Verification code',
  mail: 'E-mail',
  mobile: 'Mobile number',
  password: 'Password',
  country: 'Country code',
};

walkPage(page, login, { by: { 'field.typed': ({ field, text }, hands) => hands.fill(labels[field], text) } });

alsoTest('a code is sent under a key of its own, which is the same when it is sent again', async () => {
  const driver = new MachineDriver(login, Object.values(login.inputs)[0]);
  driver.tell({ type: 'field.typed', field: 'loginId', text: 'ama@example.lk' });
  driver.tell({ type: 'field.typed', field: 'code', text: '123456' });
  driver.tell({ type: 'login.pressed' });
  driver.refuse('0.login.dialog.quick.asking', { code: 'OFFLINE', at: driver.clock.now() });
  driver.tell({ type: 'login.pressed' });
  const questions = driver.asked.filter(({ src }) => src === 'loginByCode').map(({ input }) => input);
  const wanted = {
    key: 'tab1-login-2',
    form: { loginType: 1 as const, loginId: 'ama@example.lk', code: '123456', region: 659006000402 },
  };
  expect(questions).toEqual([wanted, wanted]);
  const sent: unknown[] = [];
  await expect(
    loginByCode(async (_, input, options) => Promise.reject(new Error(String(sent.push([input, options?.key])))), wanted),
  ).rejects.toThrow();
  expect(sent).toEqual([[{ input: wanted.form }, wanted.key]]);
});
