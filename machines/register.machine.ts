import { assign, emit, sendTo, setup } from 'xstate';
import { codeMachine } from './code.machine.ts';
import { targetOf, usualCountry, type ContactKind } from './contact.ts';
import { faultsOf, hasFault, refusedFault, withoutFault, type Faults } from './fault.ts';
import { noticeOf } from './notice.ts';
import { port, type Answered, type Moment, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import { proofFaults, targetFaults, type ProofField } from './proof.ts';
import type { Fact, Here, PageInput, PhoneCode, Shopper } from './words.ts';

export type RegisterField = 'nickName' | 'invite' | ProofField;

/** How the mall is asked (contract B8), and the key that makes the account once: the same form is the same wish. */
export type Registration = {
  key: string;
  form: { code: string; loginPassword: string; nickName: string; regionId: number; invite?: string } & ({ userMail: string } | { userMobile: string });
};

type Typed = Record<RegisterField, string>;
type RegisterContext = { here: Here; phoneCodes: PhoneCode[]; kind: ContactKind; typed: Typed; faults: Faults<RegisterField>; tries: number; version: number };

const nothingTyped: Typed = { nickName: '', code: '', password: '', again: '', invite: '', country: '', mobile: '', mail: '' };

const formFaults = (context: RegisterContext): Faults<RegisterField> => ({
  ...faultsOf<RegisterField>({ nickName: context.typed.nickName.trim() === '' ? 'nickNameRequired' : null }),
  ...proofFaults(context),
});

const registration = (context: RegisterContext): Registration => {
  const { kind, typed, phoneCodes, here, version } = context;
  const target = targetOf(kind, typed, phoneCodes);
  const invite = typed.invite.trim();
  return {
    key: `${here.seed}-register-${version}`,
    form: {
      code: typed.code.trim(), loginPassword: typed.password, nickName: typed.nickName.trim(), regionId: here.regionId,
      ...(invite === '' ? {} : { invite }),
      ...('mobile' in target ? { userMobile: target.mobile } : { userMail: target.mail }),
    },
  };
};

export const registerMachine = setup({
  types: {
    input: {} as PageInput<'register'>,
    context: {} as RegisterContext,
    events: {} as Stamped<
      | { type: 'kind.chosen'; kind: ContactKind } | { type: 'field.typed'; field: RegisterField; text: string }
      | { type: 'code.pressed' } | { type: 'register.pressed' } | { type: 'login.pressed' } | { type: 'retry.pressed' }
      | { type: 'code.sent' } | { type: 'code.refused'; problem: Problem } | { type: 'resume' }
    >,
    emitted: {} as Fact,
    children: {} as { code: 'code' },
    tags: {} as 'busy',
  },
  actors: { code: codeMachine, readPhoneCodes: port<PhoneCode[]>(), registerUser: port<Shopper, Registration>() },
  actions: {
    keepPhoneCodes: assign({
      phoneCodes: (_, answered: { output: Answered<PhoneCode[]> }) => answered.output.answer,
      typed: ({ context }, answered: { output: Answered<PhoneCode[]> }) => ({ ...context.typed, country: context.typed.country || usualCountry(answered.output.answer) }),
    }),
    keepKind: assign({ kind: (_, chosen: { kind: ContactKind }) => chosen.kind, faults: {}, version: ({ context }) => context.version + 1 }),
    keepTyped: assign({
      typed: ({ context }, typed: { field: RegisterField; text: string }) => ({ ...context.typed, [typed.field]: typed.text }),
      faults: ({ context }, typed: { field: RegisterField; text: string }) => withoutFault(context.faults, typed.field),
      version: ({ context }) => context.version + 1,
    }),
    forgetFaults: assign({ faults: {} }),
    noteTargetFaults: assign(({ context }) => ({ faults: targetFaults(context), tries: context.tries + 1 })),
    noteFaults: assign(({ context }) => ({ faults: formFaults(context), tries: context.tries + 1 })),
    noteRefusal: assign(({ context }, refused: { problem: Problem }) => {
      const found = refusedFault(refused.problem);
      if (found === null) return {};
      const field: RegisterField = found.about === 'contact' ? context.kind : found.about;
      return { faults: { [field]: found.fault } satisfies Faults<RegisterField>, tries: context.tries + 1 };
    }),
    wantCode: sendTo('code', ({ context }, pressed: { at: Moment }) => ({ type: 'code.wanted' as const, target: targetOf(context.kind, context.typed, context.phoneCodes), ...pressed })),
    passResume: sendTo('code', (_, now: { at: Moment }) => ({ type: 'resume' as const, ...now })),
    tellCodeSent: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.codeSent' } }),
    tellRefused: emit((_, refused: { problem: Problem }) => ({ type: 'notice.given' as const, notice: noticeOf(refused.problem) })),
    tellRegistered: emit({ type: 'login.succeeded', notice: { kind: 'good', id: 'toast.registered' } }),
    askForLogin: emit({ type: 'login.wanted', wish: { kind: 'openPlace', place: { name: 'home' } } }),
  },
  guards: {
    isLoggedIn: ({ context }) => context.here.isLoggedIn,
    isPossible: ({ context }, chosen: { kind: ContactKind }) => chosen.kind !== context.kind && (chosen.kind === 'mail' || context.phoneCodes.length > 0),
    isTargetRight: ({ context }) => !hasFault(targetFaults(context)),
    isRight: ({ context }) => !hasFault(formFaults(context)),
  },
}).createMachine({
  id: 'register',
  description: 'A new account: contact with its code, nickname, password twice, an invite code where there is one (spec 3, 5).',
  context: ({ input }) => ({ here: input.here, phoneCodes: [], kind: 'mobile', typed: nothingTyped, faults: {}, tries: 0, version: 0 }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Who comes here?',
      always: [
        { guard: 'isLoggedIn', target: 'known', description: 'A shopper has an account.' },
        { target: 'reading', description: 'A guest.' },
      ],
    },
    known: { description: 'The page says that there is an account already.' },
    reading: {
      description: 'The list of country codes is being read.',
      tags: 'busy',
      invoke: {
        src: 'readPhoneCodes',
        onDone: { target: 'open', actions: { type: 'keepPhoneCodes', params: ({ event }) => ({ output: event.output }) }, description: 'The list arrives; number 158 is chosen (spec 9).' },
        onError: { target: 'unreadable', description: 'What this page needs is not reachable.' },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    open: {
      description: 'The form is on the screen.',
      invoke: { src: 'code', id: 'code' },
      initial: 'typing',
      on: {
        'login.pressed': { actions: 'askForLogin', description: 'There is an account already: the login opens, then home.' },
        resume: { actions: { type: 'passResume', params: ({ event }) => ({ at: event.at }) }, description: 'The page is alive again.' },
      },
      states: {
        typing: {
          description: 'The shopper fills the form in.',
          on: {
            'field.typed': { actions: { type: 'keepTyped', params: ({ event }) => ({ field: event.field, text: event.text }) }, description: 'A letter; what was wrong in this field is forgotten.' },
            'kind.chosen': {
              guard: { type: 'isPossible', params: ({ event }) => ({ kind: event.kind }) },
              actions: { type: 'keepKind', params: ({ event }) => ({ kind: event.kind }) }, description: 'Mobile number or e-mail.',
            },
            'code.pressed': [
              { guard: 'isTargetRight', actions: [{ type: 'wantCode', params: ({ event }) => ({ at: event.at }) }, 'forgetFaults'], description: 'A code is wanted.' },
              { actions: 'noteTargetFaults', description: 'Nobody knows where to send it: the field says why.' },
            ],
            'register.pressed': [
              { guard: 'isRight', target: 'asking', actions: 'forgetFaults', description: 'Everything is filled in: ask the mall.' },
              { actions: 'noteFaults', description: 'Something is missing or wrong: said at its field, the first one is focused.' },
            ],
            'code.sent': { actions: 'tellCodeSent', description: 'The code is on its way to the shopper.' },
            'code.refused': {
              actions: [
                { type: 'noteRefusal', params: ({ event }) => ({ problem: event.problem }) },
                { type: 'tellRefused', params: ({ event }) => ({ problem: event.problem }) },
              ],
              description: 'No code was sent: a toast says why (spec 8).',
            },
          },
        },
        asking: {
          description: 'The mall makes the account.',
          tags: 'busy',
          invoke: {
            src: 'registerUser',
            input: ({ context }) => registration(context),
            onDone: { target: '#register.left', actions: 'tellRegistered', description: 'Welcome.' },
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
    left: { description: 'The page is about to be left.', tags: 'busy' },
  },
});
