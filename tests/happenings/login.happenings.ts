import type { StateValue } from 'xstate';
import { happeningsOf } from '#flows/happenings.ts';
import { stateWord } from '#machines/stateWord.ts';
import { loginMachine } from '#machines/login.machine.ts';
import { phoneCodes } from './goods.signIn.ts';
import { here } from './here.ts';

/** The tabs stand over the two ways to log in, not over the way to a new password; the one that is shown sends nothing, which is walked while nobody hears it. */
const withTabs = (way: 'password' | 'quick') => ({ value }: { value: StateValue }) => {
  const word = stateWord(value);
  const isShown = word.includes(`dialog.${way}`) && word.includes('countries.unreadable');
  return /dialog\.(quick|password)/.test(word) && !isShown ? { way } : null;
};

export const login = happeningsOf(loginMachine)({
  inputs: { 'a guest': { here } },
  events: {
    'tab.chosen': [withTabs('password'), withTabs('quick')],
    'kind.chosen': [{ kind: 'mail' }, { kind: 'mobile' }],
    'field.typed': [
      { field: 'loginId', text: 'nimal@example.lk' }, { field: 'loginId', text: '077 123 4567' }, { field: 'code', text: '123456' },
      { field: 'mail', text: 'nimal@example.lk' }, { field: 'password', text: 'Demo#2026' },
    ],
    'code.pressed': [{}], 'login.pressed': [{}], 'forgot.pressed': [{}], 'close.pressed': [{}],
    'code.sent': [{}],
    'code.refused': [{ problem: { code: 'MAIL_INVALID', at: 0, desc: 'Please enter valid email' } }],
    'reset.left': [{}], 'reset.succeeded': [{}], 'notice.given': [{ notice: { kind: 'good', id: 'toast.codeSent' } }],
  },
  ports: {
    code: { says: ['code.sent', 'code.refused'] },
    reset: { says: ['reset.left', 'reset.succeeded', 'notice.given'] },
    readPhoneCodes: { answers: { some: phoneCodes }, refusals: ['UNREACHABLE'] },
    loginByCode: { answers: { nimal: { userId: 'u-1', name: 'Nimal', pic: '' } }, refusals: [{ code: 'CODE_INVALID', desc: 'Please enter valid code' }, 'OFFLINE'] },
    loginByPassword: { answers: { nimal: { userId: 'u-1', name: 'Nimal', pic: '' } }, refusals: [{ code: 'BAD_CREDENTIALS', desc: 'The account or the password is not correct.' }, { code: 'MAIL_INVALID', desc: 'Please enter valid email' }] },
  },
  seen: ({ kind, typed, phoneCodes: codes }) => ({ kind, typed, hasCodes: codes.length > 0 }),
  begunAnew: 'a dialog does not outlive its tab: what was typed in it is a secret',
  handsOver: { 'dialog.done': 'the shop reloads the page' },
  stays: { 'countries.known': 'the list is there for as long as the dialog' },
});
