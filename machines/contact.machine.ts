import { assign, setup } from 'xstate';
import { contactFault, formErrorsOf, hasFormError, textFault, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { emailOf } from './rules/form/email.ts';
import { looksLikePhone, paddedMobile } from './rules/form/phone.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageInput } from './model/place.ts';

export type LetterField = 'name' | 'contact' | 'subject' | 'orderNumber' | 'content';
/** What is written to the mall (contract A8); the same letter is the same wish. */
export type Letter = {
  key: string;
  form: { name: string; subject?: string; content: string; orderNumber?: string } & ({ userMail: string } | { userMobile: string });
};

/** The longest texts that the mall takes (contract A8), in characters. */
export const longest = { name: 100, subject: 200, content: 2000 } as const;

type Typed = Record<LetterField, string>;
/** What is kept of a letter that is not sent yet. */
export type LetterDraft = { typed: Typed };
type Context = {
  here: VisitorContext;
  typed: Typed;
  faults: FormErrors<LetterField>;
  tries: number;
  version: number;
  ticketNo: string;
  problem: Problem | null;
};

export const nothingTyped: Typed = { name: '', contact: '', subject: '', orderNumber: '', content: '' };

const faultsIn = ({ name, contact, subject, orderNumber, content }: Typed): FormErrors<LetterField> =>
  formErrorsOf<LetterField>({
    name: textFault(name.trim(), longest.name),
    contact: contactFault(contact),
    subject: subject.trim() === '' ? null : textFault(subject.trim(), longest.subject),
    orderNumber: /^[0-9A-Za-z-]{0,32}$/.test(orderNumber.trim()) ? null : 'invalid',
    content: textFault(content.trim(), longest.content),
  });

const letterOf = ({ typed, here, version }: Context): Letter => {
  const subject = typed.subject.trim();
  const orderNumber = typed.orderNumber.trim();
  return {
    key: `${here.seed}-letter-${version}`,
    form: {
      name: typed.name.trim(),
      content: typed.content.trim(),
      ...(subject === '' ? {} : { subject }),
      ...(orderNumber === '' ? {} : { orderNumber }),
      ...(looksLikePhone(typed.contact)
        ? { userMobile: paddedMobile(here.phoneCode, typed.contact) }
        : { userMail: emailOf(typed.contact) }),
    },
  };
};

export const contactMachine = setup({
  types: {
    input: {} as PageInput<'contact'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'field.typed'; field: LetterField; text: string }
      | { type: 'send.pressed' }
      | { type: 'another.pressed' }
      | { type: 'draft.found'; draft: LetterDraft }
      | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: { sendContactMessage: port<{ ticketNo: string }, Letter>() },
  actions: {
    keepTyped: assign(({ context }, typed: { field: LetterField; text: string }) => ({
      typed: { ...context.typed, [typed.field]: typed.text },
      faults: withoutFormError(context.faults, typed.field),
      version: context.version + 1,
      problem: null,
    })),
    keepDraft: assign(({ context }, found: { draft: LetterDraft }) => ({ typed: found.draft.typed, version: context.version + 1 })),
    noteFaults: assign(({ context }) => ({ faults: faultsIn(context.typed), tries: context.tries + 1, problem: null })),
    forgetFaults: assign({ faults: {}, problem: null }),
    keepTicket: assign({ ticketNo: (_, answered: { output: Answered<{ ticketNo: string }> }) => answered.output.answer.ticketNo }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    noteContact: assign(({ context }, failed: { error: unknown }) => ({
      faults: {
        contact: problemOf(failed.error).code === 'MOBILE_INVALID' ? 'mobileRefused' : 'mailInvalid',
      } satisfies FormErrors<LetterField>,
      tries: context.tries + 1,
    })),
    startAnew: assign(({ context }) => ({
      typed: { ...context.typed, subject: '', orderNumber: '', content: '' },
      version: context.version + 1,
      ticketNo: '',
    })),
  },
  guards: {
    isRight: ({ context }) => !hasFormError(faultsIn(context.typed)),
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
        'field.typed': {
          actions: { type: 'keepTyped', params: fromEvent('field', 'text') },
          description: 'Something is typed; the fault at its field goes.',
        },
        'draft.found': {
          actions: { type: 'keepDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was written before stands there.',
        },
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
        onDone: {
          target: 'sent',
          actions: { type: 'keepTicket', params: fromEvent('output') },
          description: 'It has a ticket number.',
        },
        onError: [
          {
            guard: { type: 'isContactRefused', params: fromEvent('error') },
            target: 'writing',
            actions: { type: 'noteContact', params: fromEvent('error') },
            description: 'The mall does not accept the address: it is told at its field.',
          },
          {
            target: 'writing',
            actions: { type: 'keepWhy', params: fromEvent('error') },
            description: 'Not sent: the page says why, everything typed stays, and sending it again sends it once.',
          },
        ],
      },
    },
    sent: {
      description: 'The letter has arrived.',
      on: { 'another.pressed': { target: 'writing', actions: 'startAnew', description: 'Another letter.' } },
    },
  },
});
