import { happeningsOf } from '#flows/happenings.ts';
import { resetMachine } from '#machines/reset.machine.ts';
import { phoneCodes } from './goods.signIn.ts';

const nothing = { country: '', mobile: '', mail: '' };

export const reset = happeningsOf(resetMachine)({
  inputs: {
    'by e-mail': { phoneCodes, kind: 'mail', contact: { ...nothing, mail: 'nimal@example.lk' } },
    'without a list of countries': { phoneCodes: [], kind: 'mobile', contact: nothing },
  },
  events: {
    'kind.chosen': [{ kind: 'mail' }, { kind: 'mobile' }],
    'field.typed': [{ field: 'code', text: '123456' }, { field: 'password', text: 'Demo#2027' }, { field: 'again', text: 'Demo#2027' }],
    'code.pressed': [{}], 'reset.pressed': [{}], 'back.pressed': [{}],
    'code.sent': [{}], 'code.refused': [{ problem: { code: 'MAIL_INVALID', at: 0, desc: 'Please enter valid email' } }],
  },
  ports: {
    code: { says: ['code.sent', 'code.refused'] },
    resetPassword: { answers: { done: {} }, refusals: [{ code: 'PASSWORD_SAME', desc: 'The new password must differ from the old one.' }, 'OFFLINE'] },
  },
  seen: ({ kind, typed, phoneCodes: codes }) => ({ kind, typed, hasCodes: codes.length > 0 }),
  begunAnew: 'it lives in the login dialog, which does not outlive its tab',
  handsOver: { done: 'the login dialog closes it' },
  shownBy: 'the view "Forgot password" of the login dialog',
  stays: { done: 'the dialog goes back to the login' },
});
