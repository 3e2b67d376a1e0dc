import { assign, emit, sendTo, setup } from 'xstate';
import { verificationCodeMachine } from './verificationCode.machine.ts';
import { targetOf, usualCountry, type Contact, type ContactKind } from './rules/form/loginContact.ts';
import { hasFormError, refusedFormErrors, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { proofErrors, targetErrors, type ProofField } from './rules/form/verificationForm.ts';
import { problemToast } from './rules/problemToast.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Account } from './model/account.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PhoneCode } from './model/region.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

/** How the mall is asked (contract C6); the same form is the same wish. */
export type ContactChange = { key: string; code: string; target: { mobile: string } | { mail: string } };
/** By what a shopper is reached and logs in; null where he is not. */
export type Contacts = Pick<Account, 'userMail' | 'userMobile'>;

type Input = Contacts & { visitor: VisitorContext };
type Context = Input & {
  phoneCodes: PhoneCode[];
  kind: ContactKind;
  typed: Contact & { code: string };
  errors: FormErrors<ProofField>;
  tries: number;
  version: number;
  problem: Problem | null;
};

const nothingTyped = { country: '', mobile: '', mail: '', code: '' };

const changeOf = ({ visitor, version, kind, typed, phoneCodes }: Context): ContactChange => ({
  key: `${visitor.seed}-contact-${version}`,
  code: typed.code.trim(),
  target: targetOf(kind, typed, phoneCodes),
});

export const contactChangeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | InputChanged<Input>
      | { type: 'change.pressed'; kind: ContactKind }
      | { type: 'field.typed'; field: ProofField; text: string }
      | { type: 'code.pressed' }
      | { type: 'save.pressed' }
      | { type: 'close.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'code.sent' }
      | { type: 'code.refused'; problem: Problem }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    children: {} as { verificationCode: 'verificationCode' },
    tags: {} as 'busy',
  },
  actors: {
    verificationCode: verificationCodeMachine,
    readPhoneCodes: port<PhoneCode[]>(),
    changeContact: port<Contacts, ContactChange>(),
  },
  actions: {
    storeInput: assign((_, { input: { userMail, userMobile } }: { input: Contacts }) => ({ userMail, userMobile })),
    begin: assign(({ context }, chosen: { kind: ContactKind }) => ({
      kind: chosen.kind,
      typed: { ...nothingTyped, country: usualCountry(context.phoneCodes) },
      errors: {},
      version: context.version + 1,
    })),
    storePhoneCodes: assign(({ context }, { output: { answer } }: { output: Answered<PhoneCode[]> }) => ({
      phoneCodes: answer,
      typed: { ...context.typed, country: usualCountry(answer) },
      problem: null,
    })),
    storeTyped: assign(({ context }, { field, text }: { field: ProofField; text: string }) => ({
      typed: { ...context.typed, [field]: text },
      errors: withoutFormError(context.errors, field),
      version: context.version + 1,
    })),
    clearErrors: assign({ errors: {} }),
    storeTargetErrors: assign(({ context }) => ({ errors: targetErrors(context), tries: context.tries + 1 })),
    storeErrors: assign(({ context }) => ({ errors: proofErrors(context), tries: context.tries + 1 })),
    storeContacts: assign((_, { output: { answer } }: { output: Answered<Contacts> }) => answer),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    noteRefusal: assign(({ context }, refused: { problem: Problem }) => {
      const errors = refusedFormErrors(refused.problem, context.typed, context.kind);
      return hasFormError(errors) ? { errors, tries: context.tries + 1 } : {};
    }),
    wantCode: sendTo('verificationCode', ({ context }, pressed: { at: Moment }) => ({
      type: 'code.wanted' as const,
      target: targetOf(context.kind, context.typed, context.phoneCodes),
      ...pressed,
    })),
    passResume: sendTo('verificationCode', (_, now: { at: Moment }) => ({ type: 'resume' as const, ...now })),
    tellCodeSent: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.codeSent' } }),
    tellRefused: emit((_, refused: { problem: Problem }) => ({ type: 'notice.given' as const, notice: problemToast(refused.problem) })),
    tellChanged: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.contactChanged' } }),
  },
  guards: {
    isReady: ({ context }, chosen: { kind: ContactKind }) => chosen.kind === 'mail' || context.phoneCodes.length > 0,
    isTargetRight: ({ context }) => !hasFormError(targetErrors(context)),
    isRight: ({ context }) => !hasFormError(proofErrors(context)),
  },
}).createMachine({
  id: 'contactChange',
  description: 'Another e-mail address or mobile number for an account, or its first, proven by a code that is sent there (contract C6).',
  context: ({ input }) => ({
    ...input,
    phoneCodes: [],
    kind: 'mail',
    typed: nothingTyped,
    errors: {},
    tries: 0,
    version: 0,
    problem: null,
  }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The account is reached elsewhere now.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'By what the shopper is reached is on the screen.',
      on: {
        'change.pressed': [
          {
            guard: { type: 'isReady', params: fromEvent('kind') },
            target: 'open',
            actions: { type: 'begin', params: fromEvent('kind') },
            description: 'Another address, or a number where the countries are known: the sheet opens.',
          },
          {
            target: 'reading',
            actions: { type: 'begin', params: fromEvent('kind') },
            description: 'A number: the countries come first.',
          },
        ],
      },
    },
    reading: {
      description: 'The sheet is open; the list of country codes is being read.',
      tags: 'busy',
      invoke: {
        src: 'readPhoneCodes',
        onDone: {
          target: 'open',
          actions: { type: 'storePhoneCodes', params: fromEvent('output') },
          description: 'The list arrives; number 158 is chosen (spec 9).',
        },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not be read.',
        },
      },
      on: { 'close.pressed': { target: 'closed', description: 'He changed his mind.' } },
    },
    unreadable: {
      description: 'The sheet says that the list could not be read and offers to try again.',
      on: {
        'retry.pressed': { target: 'reading', description: 'Try again.' },
        'close.pressed': { target: 'closed', description: 'He changed his mind.' },
      },
    },
    open: {
      description: 'The sheet is open: where he is to be reached, and the code that is sent there.',
      invoke: { src: 'verificationCode', id: 'verificationCode' },
      initial: 'typing',
      on: { resume: { actions: { type: 'passResume', params: fromEvent('at') }, description: 'The page is alive again.' } },
      states: {
        typing: {
          description: 'The shopper fills the form in.',
          on: {
            'field.typed': {
              actions: { type: 'storeTyped', params: fromEvent('field', 'text') },
              description: 'A letter; what was wrong in this field is forgotten.',
            },
            'code.pressed': [
              {
                guard: 'isTargetRight',
                actions: [{ type: 'wantCode', params: fromEvent('at') }, 'clearErrors'],
                description: 'A code is wanted.',
              },
              { actions: 'storeTargetErrors', description: 'Nobody knows where to send it: the field says why.' },
            ],
            'save.pressed': [
              { guard: 'isRight', target: 'saving', actions: 'clearErrors', description: 'Everything is filled in: ask the mall.' },
              { actions: 'storeErrors', description: 'Something is missing or wrong: said at its field, the first one is focused.' },
            ],
            'close.pressed': { target: '#contactChange.closed', description: 'He changed his mind.' },
            'code.sent': { actions: 'tellCodeSent', description: 'The code is on its way to the shopper.' },
            'code.refused': {
              actions: [
                { type: 'noteRefusal', params: fromEvent('problem') },
                { type: 'tellRefused', params: fromEvent('problem') },
              ],
              description: 'No code was sent: a toast says why (spec 8).',
            },
          },
        },
        saving: {
          description: 'The mall looks at the code.',
          tags: 'busy',
          invoke: {
            src: 'changeContact',
            input: ({ context }) => changeOf(context),
            onDone: {
              target: '#contactChange.closed',
              actions: [{ type: 'storeContacts', params: fromEvent('output') }, 'tellChanged'],
              description: 'He is reached there from now on.',
            },
            onError: {
              target: 'typing',
              actions: [
                { type: 'noteRefusal', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                { type: 'tellRefused', params: ({ event }) => ({ problem: problemOf(event.error) }) },
              ],
              description: 'Refused: a toast says why, nothing typed is lost.',
            },
          },
        },
      },
    },
  },
});
