import { assign, emit, sendTo, setup } from 'xstate';
import { verificationCodeMachine, type CodeTarget } from './verificationCode.machine.ts';
import type { Contacts } from './contactChange.machine.ts';
import { codeError, formErrorsOf, hasFormError, refusedFormErrors, type FormErrors } from './rules/form/formErrors.ts';
import { problemToast } from './rules/problemToast.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

/** What has to be over before an account can be deleted, and what is lost by it. */
export type DeletionOutlook = { openOrders: number; openRefunds: number; coinBalance: number; couponCount: number };

/** How the mall is asked (contract C10). `isForced`: the shopper was told what he loses. */
export type AccountDeletion = { code: string; isForced: boolean };

type Input = Contacts & { visitor: VisitorContext };
type Context = Input & {
  outlook: DeletionOutlook | null;
  code: string;
  errors: FormErrors<'code'>;
  tries: number;
  problem: Problem | null;
};
type Refused = { problem: Problem };

/** Where the code goes: by e-mail, else by SMS; null where the account is reached by neither. */
const codeTargetOf = ({ userMail, userMobile }: Contacts): CodeTarget | null => {
  if (userMail !== null) return { mail: userMail };
  return userMobile === null ? null : { mobile: userMobile };
};

const losesSomething = ({ coinBalance, couponCount }: DeletionOutlook): boolean => coinBalance + couponCount > 0;

const codeErrors = (code: string): FormErrors<'code'> => formErrorsOf<'code'>({ code: codeError(code) });

export const accountDeletionMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | InputChanged<Input>
      | { type: 'delete.pressed' }
      | { type: 'code.typed'; text: string }
      | { type: 'code.pressed' }
      | { type: 'confirm.pressed' }
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
    readOutlook: port<DeletionOutlook>(),
    /** Answers when it is deleted. */
    deleteAccount: port<Moment, AccountDeletion>(),
  },
  actions: {
    storeInput: assign((_, { input: { userMail, userMobile } }: { input: Contacts }) => ({ userMail, userMobile })),
    begin: assign({ code: '', errors: {}, problem: null }),
    storeOutlook: assign({ outlook: (_, { output }: { output: Answered<DeletionOutlook> }) => output.answer }),
    storeCode: assign({ code: (_, typed: { text: string }) => typed.text, errors: {} }),
    clearErrors: assign({ errors: {} }),
    storeErrors: assign(({ context }) => ({ errors: codeErrors(context.code), tries: context.tries + 1 })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    noteRefusal: assign(({ context }, refused: Refused) => {
      const errors = refusedFormErrors(refused.problem, { code: context.code }, 'code');
      return hasFormError(errors) ? { errors, tries: context.tries + 1 } : {};
    }),
    wantCode: sendTo('verificationCode', ({ context }, pressed: { at: Moment }) => ({
      type: 'code.wanted' as const,
      target: required(codeTargetOf(context)),
      ...pressed,
    })),
    passResume: sendTo('verificationCode', (_, now: { at: Moment }) => ({ type: 'resume' as const, ...now })),
    tellCodeSent: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.codeSent' } }),
    tellRefused: emit((_, refused: Refused) => ({ type: 'notice.given' as const, notice: problemToast(refused.problem) })),
    tellPlanned: emit((_, { output }: { output: Answered<Moment> }) => ({
      type: 'logout.wanted' as const,
      notice: { kind: 'good' as const, id: 'toast.deletionPlanned', values: { date: output.answer } },
    })),
  },
  guards: {
    isPossible: ({ context }, { output: { answer } }: { output: Answered<DeletionOutlook> }) =>
      codeTargetOf(context) !== null && answer.openOrders + answer.openRefunds === 0,
    isCodeRight: ({ context }) => !hasFormError(codeErrors(context.code)),
    isOvertaken: (_, refused: Refused) => refused.problem.code === 'TRANSITION_NOT_ALLOWED',
  },
}).createMachine({
  id: 'accountDeletion',
  description: 'The account is deleted in seven days, unless its shopper logs in before; proven by a code (contract C10).',
  context: ({ input }) => ({ ...input, outlook: null, code: '', errors: {}, tries: 0, problem: null }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The account is reached elsewhere now.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page says that an account can be deleted.',
      on: { 'delete.pressed': { target: 'reading', actions: 'begin', description: 'What would that mean? The sheet opens.' } },
    },
    reading: {
      description: 'The sheet is open; what stands in the way and what would be lost is being read.',
      tags: 'busy',
      invoke: {
        src: 'readOutlook',
        onDone: [
          {
            guard: { type: 'isPossible', params: fromEvent('output') },
            target: 'open',
            actions: { type: 'storeOutlook', params: fromEvent('output') },
            description: 'Nothing stands in the way.',
          },
          {
            target: 'blocked',
            actions: { type: 'storeOutlook', params: fromEvent('output') },
            description: 'Something is not over yet, or no code can be sent.',
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not be read.',
        },
      },
      on: { 'close.pressed': { target: 'closed', description: 'He changed his mind.' } },
    },
    unreadable: {
      description: 'The sheet says that it could not be read and offers to try again.',
      on: {
        'retry.pressed': { target: 'reading', description: 'Try again.' },
        'close.pressed': { target: 'closed', description: 'He changed his mind.' },
      },
    },
    blocked: {
      description: 'The sheet says what has to be over first.',
      on: { 'close.pressed': { target: 'closed', description: 'He sees to it.' } },
    },
    open: {
      description: 'The sheet says what goes, what stays and what is lost, and asks for the code.',
      invoke: { src: 'verificationCode', id: 'verificationCode' },
      initial: 'typing',
      on: { resume: { actions: { type: 'passResume', params: fromEvent('at') }, description: 'The page is alive again.' } },
      states: {
        typing: {
          description: 'The shopper has a code sent and types it in.',
          on: {
            'code.typed': {
              actions: { type: 'storeCode', params: fromEvent('text') },
              description: 'A digit; what was wrong is forgotten.',
            },
            'code.pressed': {
              actions: [{ type: 'wantCode', params: fromEvent('at') }, 'clearErrors'],
              description: 'A code is wanted.',
            },
            'confirm.pressed': [
              { guard: 'isCodeRight', target: 'deleting', actions: 'clearErrors', description: 'He means it: ask the mall.' },
              { actions: 'storeErrors', description: 'The code is missing or wrong: said at its field, which is focused.' },
            ],
            'close.pressed': { target: '#accountDeletion.closed', description: 'He changed his mind.' },
            'code.sent': { actions: 'tellCodeSent', description: 'The code is on its way to the shopper.' },
            'code.refused': {
              actions: { type: 'tellRefused', params: fromEvent('problem') },
              description: 'No code was sent: a toast says why (spec 8).',
            },
          },
        },
        deleting: {
          description: 'The mall looks at the code and plans it.',
          tags: 'busy',
          invoke: {
            src: 'deleteAccount',
            input: ({ context }) => ({ code: context.code.trim(), isForced: losesSomething(required(context.outlook)) }),
            onDone: {
              target: '#accountDeletion.planned',
              actions: { type: 'tellPlanned', params: fromEvent('output') },
              description: 'It is planned, and every session has ended: this browser forgets its own.',
            },
            onError: [
              {
                guard: { type: 'isOvertaken', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                target: '#accountDeletion.reading',
                actions: { type: 'tellRefused', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                description: 'Something is not over any more, or more would be lost: look again.',
              },
              {
                target: 'typing',
                actions: [
                  { type: 'noteRefusal', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                  { type: 'tellRefused', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                ],
                description: 'Refused: a toast says why, nothing typed is lost.',
              },
            ],
          },
        },
      },
    },
    planned: { description: 'The browser is logging out.' },
  },
});
