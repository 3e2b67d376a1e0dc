import { happeningsOf } from '#flows/happenings.ts';
import { registerMachine } from '#machines/register.machine.ts';
import { phoneCodes } from './goods.signIn.ts';
import { here, shopperHere } from './here.ts';

export const register = happeningsOf(registerMachine)({
  inputs: { 'a guest': { place: { name: 'register' }, here }, 'a shopper': { place: { name: 'register' }, here: shopperHere } },
  events: {
    'kind.chosen': [{ kind: 'mail' }],
    'field.typed': [
      { field: 'nickName', text: 'Nimal' }, { field: 'mail', text: 'nimal@example.lk' }, { field: 'code', text: '123456' },
      { field: 'password', text: 'Demo#2026' }, { field: 'again', text: 'Demo#2026' },
    ],
    'code.pressed': [{}], 'register.pressed': [{}], 'retry.pressed': [{}], 'login.pressed': [{}],
    'code.sent': [{}], 'code.refused': [{ problem: { code: 'CODE_DAILY_LIMIT', at: 0, desc: 'Please try again tomorrow.' } }], resume: [{}],
  },
  ports: {
    code: { says: ['code.sent', 'code.refused'] },
    readPhoneCodes: { answers: { some: phoneCodes }, refusals: ['UNREACHABLE'] },
    registerUser: { answers: { nimal: { userId: 'u-1', name: 'Nimal', pic: '' } }, refusals: [{ code: 'ACCOUNT_EXISTS', desc: 'An account exists.' }, 'OFFLINE'] },
  },
  seen: ({ kind, typed }) => ({ kind, typed }),
  handsOver: { left: 'the shop reloads the page' },
  stays: { known: 'a link leads on', left: 'another page opens' },
});
