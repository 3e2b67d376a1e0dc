import { assign, setup } from 'xstate';
import { contactFault, faultsOf, hasFault, withoutFault, type Fault, type Faults } from './fault.ts';
import { mailOf } from './mail.ts';
import { looksLikePhone, paddedMobile } from './phone.ts';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Here, PageInput } from './words.ts';

export type LetterField = 'name' | 'contact' | 'subject' | 'orderNumber' | 'content';
/** What is written to the mall (contract A8); the same letter is the same wish. */
export type Letter = {
  key: string;
  form: { name: string; subject?: string; content: string; orderNumber?: string } & ({ userMail: string } | { userMobile: string });
};

/** The longest texts that the mall takes (contract A8), in characters. */
export const longest = { name: 100, subject: 200, content: 2000 } as const;

type Typed = Record<LetterField, string>;
type Context = { here: Here; typed: Typed; faults: Faults<LetterField>; tries: number; version: number; ticketNo: string; problem: Problem | null };

const nothingTyped: Typed = { name: '', contact: '', subject: '', orderNumber: '', content: '' };

const textFault = (text: string, limit: number, isNeeded: boolean): Fault | null =>
  isNeeded && text.trim() === '' ? 'required' : text.trim().length > limit ? 'textTooLong' : null;

const faultsIn = ({ name, contact, subject, orderNumber, content }: Typed): Faults<LetterField> =>
  faultsOf<LetterField>({
    name: textFault(name, longest.name, true),
    contact: contactFault(contact),
    subject: textFault(subject, longest.subject, false),
    orderNumber: /^[0-9A-Za-z-]{0,32}$/.test(orderNumber.trim()) ? null : 'invalid',
    content: textFault(content, longest.content, true),
  });

const letterOf = ({ typed, here, version }: Context): Letter => {
  const subject = typed.subject.trim();
  const orderNumber = typed.orderNumber.trim();
  return {
    key: `${here.seed}-letter-${version}`,
    form: {
      name: typed.name.trim(), content: typed.content.trim(),
      ...(subject === '' ? {} : { subject }), ...(orderNumber === '' ? {} : { orderNumber }),
      ...(looksLikePhone(typed.contact) ? { userMobile: paddedMobile(here.phoneCode, typed.contact) } : { userMail: mailOf(typed.contact) }),
    },
  };
};

export const contactMachine = setup({
  types: {
    input: {} as PageInput<'contact'>,
    context: {} as Context,
    events: {} as Stamped<{ type: 'field.typed'; field: LetterField; text: string } | { type: 'send.pressed' } | { type: 'another.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { sendContactMessage: port<{ ticketNo: string }, Letter>() },
  actions: {
    keepTyped: assign(({ context }, typed: { field: LetterField; text: string }) => ({
      typed: { ...context.typed, [typed.field]: typed.text }, faults: withoutFault(context.faults, typed.field), version: context.version + 1, problem: null,
    })),
    noteFaults: assign(({ context }) => ({ faults: faultsIn(context.typed), tries: context.tries + 1, problem: null })),
    forgetFaults: assign({ faults: {}, problem: null }),
    keepTicket: assign({ ticketNo: (_, answered: { output: Answered<{ ticketNo: string }> }) => answered.output.answer.ticketNo }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    noteContact: assign(({ context }, failed: { error: unknown }) => ({
      faults: { contact: problemOf(failed.error).code === 'MOBILE_INVALID' ? 'mobileRefused' : 'mailInvalid' } satisfies Faults<LetterField>, tries: context.tries + 1,
    })),
    startAnew: assign(({ context }) => ({ typed: { ...context.typed, subject: '', orderNumber: '', content: '' }, version: context.version + 1, ticketNo: '' })),
  },
  guards: {
    isRight: ({ context }) => !hasFault(faultsIn(context.typed)),
    isContactRefused: (_, failed: { error: unknown }) => ['MOBILE_INVALID', 'MAIL_INVALID'].includes(problemOf(failed.error).code),
  },
}).createMachine({
  id: 'contact',
  description: 'A letter to the mall: name, how to answer, what it is about. Nothing typed is ever lost.',
  context: ({ input }) => ({ here: input.here, typed: nothingTyped, faults: {}, tries: 0, version: 0, ticketNo: '', problem: null }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The visitor writes.',
      on: {
        'field.typed': { actions: { type: 'keepTyped', params: ({ event }) => ({ field: event.field, text: event.text }) }, description: 'Something is typed; the fault at its field goes.' },
        'send.pressed': [
          { guard: 'isRight', target: 'sending', actions: 'forgetFaults', description: 'The letter is complete.' },
          { actions: 'noteFaults', description: 'Something is missing or wrong: it is told at its field.' },
        ],
      },
    },
    sending: {
      description: 'The letter is on its way, once, under its own key.',
      tags: 'busy',
      invoke: {
        src: 'sendContactMessage',
        input: ({ context }) => letterOf(context),
        onDone: { target: 'sent', actions: { type: 'keepTicket', params: ({ event }) => ({ output: event.output }) }, description: 'It has a ticket number.' },
        onError: [
          {
            guard: { type: 'isContactRefused', params: ({ event }) => ({ error: event.error }) }, target: 'writing', actions: { type: 'noteContact', params: ({ event }) => ({ error: event.error }) },
            description: 'The mall does not accept the address: it is told at its field.',
          },
          { target: 'writing', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'Not sent: the page says why, everything typed stays, and sending it again sends it once.' },
        ],
      },
    },
    sent: {
      description: 'The letter has arrived.',
      on: { 'another.pressed': { target: 'writing', actions: 'startAnew', description: 'Another letter.' } },
    },
  },
});
