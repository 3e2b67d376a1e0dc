import { happeningsOf } from '#flows/happenings.ts';
import { codeMachine } from '#machines/code.machine.ts';

export const code = happeningsOf(codeMachine)({
  events: { 'code.wanted': [{ target: { mail: 'nimal@example.lk' } }], resume: [{}, ({ at }) => ({ at: at + 1_000 })] },
  ports: {
    readCodeSent: { answers: { nothing: null, 'sent 20 s ago': ({ at }) => ({ until: at + 40_000 }), 'sent long ago': ({ at }) => ({ until: at - 1 }) }, refusals: ['BROKEN_ANSWER'] },
    sendCode: { answers: { sent: ({ at }) => ({ until: at + 60_000 }) }, refusals: ['MAIL_INVALID', 'CODE_TOO_FREQUENT', 'CODE_DAILY_LIMIT', 'OFFLINE'] },
  },
  shownBy: 'the button "Send code" of the dialogs login, reset and of the page Register',
});
