import { afterEach, expect, test } from 'vitest';
import { areaTree } from '../fixtures/checkouts.ts';
import { phoneCodes } from '../fixtures/signIn.ts';
import { visitor } from '../fixtures/visitor.ts';
import { answer, closeViews, linesWith, openView, refuse, tell } from './harness/answerPorts.ts';

afterEach(closeViews);

/** The fault that stands at a field, as its description says it; null where none does. */
const faultAt = (name: string): string | null =>
  linesWith(new RegExp(`"${name}".*\\[invalid\\]`)).map((line) => /\[description=(.*?)\]/.exec(line)?.[1] ?? '')[0] ?? null;

test.each([
  ['password', ' Demo#2026', 'Password', 'Your password can’t start or end with a space'],
  [
    'password',
    'demo2026',
    'Password',
    'Your password needs at least 8 characters with a capital letter, a lowercase letter, a symbol and a number',
  ],
  ['again', 'Demo#2027', 'Confirm password', 'Password does not match'],
  ['country', '', 'Country code', 'Please select the country code'],
  ['mobile', '12', 'Mobile number', 'Please enter valid Mobile number'],
  ['code', '12x4', 'Verification code', 'Please enter valid code'],
])('who registers with the %s "%s" reads why not at its field', async (field, text, name, fault) => {
  const runner = await openView('register', 'a guest');
  await answer(runner, 'readPhoneCodes', phoneCodes);
  await tell(runner, { type: 'field.typed', field: 'password', text: 'Demo#2026' });
  await tell(runner, { type: 'field.typed', field, text });
  await tell(runner, { type: 'register.pressed' });
  expect(faultAt(name)).toBe(fault);
});

test.each([
  ['mobileCode', '', 'Country code', 'Please select the country code'],
  ['mobile', '12', 'Mobile number', 'Please enter valid Mobile number'],
  ['altMobile', '12', 'Alternative number \\(optional\\)', 'Please enter valid Mobile number'],
  ['postCode', '00600!', 'Zip code \\(optional\\)', 'Please enter a valid zip code'],
])('an address with the %s "%s" says why not at its field', async (field, value, name, fault) => {
  const runner = await openView('addressBook', 'usual');
  const countries = [{ areaId: visitor.regionId, areaName: 'Sri Lanka', parentId: 0, level: 0 }];
  await answer(runner, 'readAddressBook', { addresses: [], countries, phoneCodes });
  await tell(runner, { type: 'newAddress.pressed' });
  await answer(runner, 'readAreaTree', areaTree(visitor.regionId));
  await tell(runner, { type: 'field.changed', field, value });
  await tell(runner, { type: 'save.pressed' });
  expect(faultAt(name)).toBe(fault);
});

test.each([
  ['CODE_EXPIRED', 'Verification code', 'This code has expired. Please request a new one.'],
  ['INVITE_INVALID', 'Invitation code \\(optional\\)', 'This invitation code isn’t valid'],
] as const)('what the mall finds wrong with who registers (%s) stands at its field', async (code, name, fault) => {
  const runner = await openView('register', 'somebody invited');
  await answer(runner, 'readInviter', 'N***');
  await answer(runner, 'readPhoneCodes', phoneCodes);
  await tell(runner, { type: 'kind.chosen', kind: 'mail' });
  const typed = { nickName: 'Nimal', mail: 'nimal@example.lk', code: '123456', password: 'Demo#2026', again: 'Demo#2026' };
  for (const [field, text] of Object.entries(typed)) await tell(runner, { type: 'field.typed', field, text });
  await tell(runner, { type: 'register.pressed' });
  await refuse(runner, 'registerUser', code);
  expect(faultAt(name)).toBe(fault);
});

test('a country that was missing is not asked for any more once the list has come', async () => {
  const runner = await openView('login', 'a guest');
  await tell(runner, { type: 'field.typed', field: 'loginId', text: '771234567' });
  await tell(runner, { type: 'login.pressed' });
  expect(linesWith(/select the country code/).length).toBeGreaterThan(0);
  await answer(runner, 'readPhoneCodes', phoneCodes);
  expect(linesWith(/select the country code/)).toEqual([]);
});
