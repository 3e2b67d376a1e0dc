import { happeningsOf } from '#flows/happenings.ts';
import { contactMachine, type LetterField } from '#machines/contact.machine.ts';
import { here } from './here.ts';

const words: Partial<Record<LetterField, string>> = { name: 'Ama', contact: 'ama@example.lk', content: 'Where is my parcel?' };

const nextField = (typed: Record<LetterField, string>) => {
  const field = (['name', 'contact', 'content'] as const).find((each) => typed[each] === '');
  return field ? { field, text: words[field] ?? '' } : null;
};

export const contact = happeningsOf(contactMachine)({
  inputs: { 'a guest': { place: { name: 'contact' }, here } },
  events: { 'field.typed': [({ context }) => nextField(context.typed)], 'send.pressed': [{}], 'another.pressed': [{}], resume: [{}] },
  ports: { sendContactMessage: { answers: { arrived: { ticketNo: 'T-1' } }, refusals: ['MAIL_INVALID', 'OFFLINE'] } },
  seen: ({ typed, faults, problem }) => ({ missing: nextField(typed)?.field, faults: Object.keys(faults), hasProblem: problem !== null }),
});
