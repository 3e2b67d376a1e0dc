import { happeningsOf } from '#flows/happenings.ts';
import { toastsMachine } from '#machines/toasts.machine.ts';

const notice = { notice: { kind: 'good' as const, id: 'toast.loggedOut' } };

export const toasts = happeningsOf(toastsMachine)({
  events: {
    'notice.given': [notice, ({ at }) => ({ ...notice, at: at + 1_000 })],
    'toast.closed': [({ context }) => ({ number: context.toasts[0]?.number ?? 0 })],
    resume: [{}, ({ at }) => ({ at: at + 1_000 })],
  },
  ports: {},
  seen: ({ toasts: said, at }) => said.map(({ until }) => until - at),
  shownBy: 'the toasts over every page',
});
