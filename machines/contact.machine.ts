import { assign, setup } from 'xstate';
import { contactError, formErrorsOf, hasFormError, textError, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { emailOf } from './rules/form/email.ts';
import { localMobile, looksLikePhone, paddedMobile } from './rules/form/phone.ts';
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

/** What the mall knows of a shopper who writes: his name, and how he is reached; null where he is not. */
export type Sender = { name: string; mail: string | null; mobile: string | null };

/** The longest texts that the mall takes (contract A8), in characters. */
export const longest = { name: 100, subject: 200, content: 2000 } as const;

type Typed = Record<LetterField, string>;
/** What is kept of a letter that is not sent yet. */
export type LetterDraft = { typed: Typed };
type Context = {
  visitor: VisitorContext;
  typed: Typed;
  /** What the mall knows of the sender, as it stands in his fields; nothing of a guest. */
  known: Pick<Typed, 'name' | 'contact'>;
  errors: FormErrors<LetterField>;
  tries: number;
  version: number;
  ticketNo: string;
  problem: Problem | null;
};

export const nothingTyped: Typed = { name: '', contact: '', subject: '', orderNumber: '', content: '' };

const errorsIn = ({ name, contact, subject, orderNumber, content }: Typed): FormErrors<LetterField> =>
  formErrorsOf<LetterField>({
    name: textError(name.trim(), longest.name),
    contact: contactError(contact),
    subject: subject.trim() === '' ? null : textError(subject.trim(), longest.subject),
    orderNumber: /^[0-9A-Za-z-]{0,32}$/.test(orderNumber.trim()) ? null : 'invalid',
    content: textError(content.trim(), longest.content),
  });

/** What is still empty is filled with what is known of the sender. */
const withKnown = (typed: Typed, { name, contact }: Context['known']): Typed => ({
  ...typed,
  name: typed.name || name,
  contact: typed.contact || contact,
});

const knownOf = ({ visitor }: Context, { name, mail, mobile }: Sender): Context['known'] => ({
  name,
  contact: mail ?? localMobile(visitor.phoneCode, mobile ?? '') ?? '',
});

/** What the visitor wrote himself: what is known of him may be another thing when the page begins again. */
export const writtenByHand = ({ typed, known }: Pick<Context, 'typed' | 'known'>): Typed => ({
  ...typed,
  name: typed.name === known.name ? '' : typed.name,
  contact: typed.contact === known.contact ? '' : typed.contact,
});

const letterOf = ({ typed, visitor, version }: Context): Letter => {
  const subject = typed.subject.trim();
  const orderNumber = typed.orderNumber.trim();
  return {
    key: `${visitor.seed}-letter-${version}`,
    form: {
      name: typed.name.trim(),
      content: typed.content.trim(),
      ...(subject === '' ? {} : { subject }),
      ...(orderNumber === '' ? {} : { orderNumber }),
      ...(looksLikePhone(typed.contact)
        ? { userMobile: paddedMobile(visitor.phoneCode, typed.contact) }
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
  actors: { readSender: port<Sender>(), sendContactMessage: port<{ ticketNo: string }, Letter>() },
  actions: {
    storeTyped: assign(({ context }, typed: { field: LetterField; text: string }) => ({
      typed: { ...context.typed, [typed.field]: typed.text },
      errors: withoutFormError(context.errors, typed.field),
      version: context.version + 1,
      problem: null,
    })),
    storeDraft: assign(({ context }, found: { draft: LetterDraft }) => ({
      typed: withKnown(found.draft.typed, context.known),
      version: context.version + 1,
    })),
    storeSender: assign(({ context }, answered: { output: Answered<Sender> }) => {
      const known = knownOf(context, answered.output.answer);
      return { typed: withKnown(context.typed, known), known, version: context.version + 1 };
    }),
    storeErrors: assign(({ context }) => ({ errors: errorsIn(context.typed), tries: context.tries + 1, problem: null })),
    clearErrors: assign({ errors: {}, problem: null }),
    storeTicket: assign({ ticketNo: (_, answered: { output: Answered<{ ticketNo: string }> }) => answered.output.answer.ticketNo }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    noteContact: assign(({ context }, failed: { error: unknown }) => ({
      errors: {
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
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
    isRight: ({ context }) => !hasFormError(errorsIn(context.typed)),
    isContactRefused: (_, failed: { error: unknown }) => ['MOBILE_INVALID', 'MAIL_INVALID'].includes(problemOf(failed.error).code),
  },
}).createMachine({
  id: 'contact',
  description: 'A letter to the mall: name, how to answer, what it is about. Nothing typed is ever lost.',
  context: ({ input }) => ({
    visitor: input.visitor,
    typed: nothingTyped,
    known: { name: '', contact: '' },
    errors: {},
    tries: 0,
    version: 0,
    ticketNo: '',
    problem: null,
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The visitor writes.',
      on: {
        'field.typed': {
          actions: { type: 'storeTyped', params: fromEvent('field', 'text') },
          description: 'Something is typed; the error at its field goes.',
        },
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was written before stands there.',
        },
        'send.pressed': [
          { guard: 'isRight', target: 'sending', actions: 'clearErrors', description: 'The letter is complete.' },
          { actions: 'storeErrors', description: 'Something is missing or wrong: it is told at its field.' },
        ],
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Who writes?',
          always: [
            { guard: 'isLoggedIn', target: 'recalling', description: 'A shopper.' },
            { target: 'known', description: 'A guest: he says who he is.' },
          ],
        },
        recalling: {
          description: "The shopper's name and how he is reached are being read.",
          tags: 'busy',
          invoke: {
            src: 'readSender',
            onDone: {
              target: 'known',
              actions: { type: 'storeSender', params: fromEvent('output') },
              description: 'They stand in their fields, unless he has written something else there.',
            },
            onError: { target: 'known', description: 'They could not be read: he says who he is.' },
          },
        },
        known: { description: 'All that is known of who writes stands there.' },
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
          actions: { type: 'storeTicket', params: fromEvent('output') },
          description: 'It has a ticket number.',
        },
        onError: [
          {
            guard: { type: 'isContactRefused', params: fromEvent('error') },
            target: 'writing.known',
            actions: { type: 'noteContact', params: fromEvent('error') },
            description: 'The mall does not accept the address: it is told at its field.',
          },
          {
            target: 'writing.known',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'Not sent: the page says why, everything typed stays, and sending it again sends it once.',
          },
        ],
      },
    },
    sent: {
      description: 'The letter has arrived.',
      on: { 'another.pressed': { target: 'writing.known', actions: 'startAnew', description: 'Another letter.' } },
    },
  },
});
