import { happeningsOf } from '#flows/happenings.ts';
import { toastsMachine } from '#machines/toasts.machine.ts';

export const toasts = happeningsOf(toastsMachine)({
  events: {
    'notice.given': [{ notice: { kind: 'good', id: 'toast.loggedOut' } }],
    'toast.closed': [({ context }) => ({ number: context.toasts[0]?.number ?? 0 })],
    resume: [{}],
  },
  ports: {},
  seen: (context) => context.toasts.length,
  shownBy: 'the toasts over every page',
});
