import { assign, emit, sendTo, setup } from 'xstate';
import { verificationCodeMachine } from './verificationCode.machine.ts';
import { targetOf, usualCountry, type ContactKind } from './rules/form/loginContact.ts';
import { formErrorsOf, hasFormError, refusedFormErrors, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { problemToast } from './rules/problemToast.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { required } from './rules/required.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { verificationErrors, targetErrors, type VerificationField } from './rules/form/verificationForm.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext, Shopper } from './model/visitor.ts';
import type { PageInput } from './model/place.ts';
import type { PhoneCode } from './model/region.ts';

export type RegisterField = 'nickName' | 'invite' | VerificationField;

/** How the mall is asked (contract B8), and the key that makes the account once: the same form is the same wish. */
export type Registration = {
  key: string;
  form: { code: string; loginPassword: string; nickName: string; regionId: number; invite?: string } & (
    | { userMail: string }
    | { userMobile: string }
  );
};

type Typed = Record<RegisterField, string>;
/** What is kept of a form that is not sent yet: no password, and no code. */
export type RegisterDraft = { kind: ContactKind; typed: Omit<Typed, 'code' | 'password' | 'again'> };
type RegisterContext = {
  visitor: VisitorContext;
  /** The code of the link that led here; null without one. */
  invite: string | null;
  /** Whose code that is, masked (contract B12), null where nobody's; null as a whole where it is not known. */
  invited: { by: string | null } | null;
  phoneCodes: PhoneCode[];
  kind: ContactKind;
  typed: Typed;
  errors: FormErrors<RegisterField>;
  tries: number;
  version: number;
};

const nothingTyped: Typed = { nickName: '', code: '', password: '', again: '', invite: '', country: '', mobile: '', mail: '' };

/** Whose code stands in its field; null where that is not known, as of any code but the link's. */
export const shownInvitation = ({ invite, invited, typed }: RegisterContext): RegisterContext['invited'] =>
  typed.invite === invite ? invited : null;

const formErrors = (context: RegisterContext): FormErrors<RegisterField> => ({
  ...formErrorsOf<RegisterField>({ nickName: context.typed.nickName.trim() === '' ? 'nickNameRequired' : null }),
  ...verificationErrors(context),
});

const registration = (context: RegisterContext): Registration => {
  const { kind, typed, phoneCodes, visitor, version } = context;
  const target = targetOf(kind, typed, phoneCodes);
  const invite = typed.invite.trim();
  return {
    key: `${visitor.seed}-register-${version}`,
    form: {
      code: typed.code.trim(),
      loginPassword: typed.password,
      nickName: typed.nickName.trim(),
      regionId: visitor.regionId,
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
      | { type: 'kind.chosen'; kind: ContactKind }
      | { type: 'field.typed'; field: RegisterField; text: string }
      | { type: 'code.pressed' }
      | { type: 'register.pressed' }
      | { type: 'login.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'code.sent' }
      | { type: 'code.refused'; problem: Problem }
      | { type: 'draft.found'; draft: RegisterDraft }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    children: {} as { verificationCode: 'verificationCode' },
    tags: {} as 'busy',
  },
  actors: {
    verificationCode: verificationCodeMachine,
    readInviter: port<string | null, { code: string }>(),
    readPhoneCodes: port<PhoneCode[]>(),
    registerUser: port<Shopper, Registration>(),
  },
  actions: {
    storeInviter: assign({ invited: (_, answered: { output: Answered<string | null> }) => ({ by: answered.output.answer }) }),
    storePhoneCodes: assign({
      phoneCodes: (_, answered: { output: Answered<PhoneCode[]> }) => answered.output.answer,
      typed: ({ context }, answered: { output: Answered<PhoneCode[]> }) => ({
        ...context.typed,
        country: context.typed.country || usualCountry(answered.output.answer),
      }),
    }),
    storeKind: assign({
      kind: (_, chosen: { kind: ContactKind }) => chosen.kind,
      errors: {},
      version: ({ context }) => context.version + 1,
    }),
    storeTyped: assign({
      typed: ({ context }, typed: { field: RegisterField; text: string }) => ({ ...context.typed, [typed.field]: typed.text }),
      errors: ({ context }, typed: { field: RegisterField; text: string }) => withoutFormError(context.errors, typed.field),
      version: ({ context }) => context.version + 1,
    }),
    storeDraft: assign(({ context }, found: { draft: RegisterDraft }) => ({
      kind: found.draft.kind,
      typed: {
        ...context.typed,
        ...found.draft.typed,
        country: found.draft.typed.country || context.typed.country,
        invite: found.draft.typed.invite || context.typed.invite,
      },
      version: context.version + 1,
    })),
    clearErrors: assign({ errors: {} }),
    storeTargetErrors: assign(({ context }) => ({ errors: targetErrors(context), tries: context.tries + 1 })),
    storeErrors: assign(({ context }) => ({ errors: formErrors(context), tries: context.tries + 1 })),
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
    tellCodeSent: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.codeSent' } }),
    tellRefused: emit((_, refused: { problem: Problem }) => ({ type: 'notice.given' as const, notice: problemToast(refused.problem) })),
    tellRegistered: emit({ type: 'login.succeeded', notice: { kind: 'good', id: 'toast.registered' } }),
    askForLogin: emit({ type: 'login.wanted', intent: { kind: 'openPlace', place: { name: 'home' } } }),
  },
  guards: {
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
    isInvited: ({ context }) => context.invite !== null,
    isPossible: ({ context }, chosen: { kind: ContactKind }) =>
      chosen.kind !== context.kind && (chosen.kind === 'mail' || context.phoneCodes.length > 0),
    isTargetRight: ({ context }) => !hasFormError(targetErrors(context)),
    isRight: ({ context }) => !hasFormError(formErrors(context)),
  },
}).createMachine({
  id: 'register',
  description: 'A new account: contact with its code, nickname, password twice, and whose invite code it has (spec 3, 5; contract B12).',
  context: ({ input }) => ({
    visitor: input.visitor,
    invite: input.place.invite,
    invited: null,
    phoneCodes: [],
    kind: 'mobile',
    typed: { ...nothingTyped, invite: input.place.invite ?? '' },
    errors: {},
    tries: 0,
    version: 0,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Who comes here?',
      always: [
        { guard: 'isLoggedIn', target: 'known', description: 'A shopper has an account.' },
        { guard: 'isInvited', target: 'welcoming', description: 'A guest whom somebody sent: who?' },
        { target: 'reading', description: 'A guest.' },
      ],
    },
    welcoming: {
      description: 'Whose invitation code the link has is being asked.',
      tags: 'busy',
      invoke: {
        src: 'readInviter',
        input: ({ context }) => ({ code: required(context.invite) }),
        onDone: {
          target: 'reading',
          actions: { type: 'storeInviter', params: fromEvent('output') },
          description: "Somebody's, who is named; or nobody's: the field of the code says so.",
        },
        onError: { target: 'reading', description: 'It could not be asked: the code stands in its field.' },
      },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was typed before waits for the form.',
        },
      },
    },
    known: { description: 'The page says that there is an account already.' },
    reading: {
      description: 'The list of country codes is being read.',
      tags: 'busy',
      invoke: {
        src: 'readPhoneCodes',
        onDone: {
          target: 'open',
          actions: { type: 'storePhoneCodes', params: fromEvent('output') },
          description: 'The list arrives; number 158 is chosen (spec 9).',
        },
        onError: { target: 'unreadable', description: 'What this page needs is not reachable.' },
      },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was typed before waits for the list.',
        },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was typed before waits for the list.',
        },
        'retry.pressed': { target: 'reading', description: 'Try again.' },
      },
    },
    open: {
      description: 'The form is on the screen.',
      invoke: { src: 'verificationCode', id: 'verificationCode' },
      initial: 'typing',
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was typed before stands there.',
        },
        'login.pressed': { actions: 'askForLogin', description: 'There is an account already: the login opens, then home.' },
        resume: { actions: { type: 'passResume', params: fromEvent('at') }, description: 'The page is alive again.' },
      },
      states: {
        typing: {
          description: 'The shopper fills the form in.',
          on: {
            'field.typed': {
              actions: { type: 'storeTyped', params: fromEvent('field', 'text') },
              description: 'A letter; what was wrong in this field is forgotten.',
            },
            'kind.chosen': {
              guard: { type: 'isPossible', params: fromEvent('kind') },
              actions: { type: 'storeKind', params: fromEvent('kind') },
              description: 'Mobile number or e-mail.',
            },
            'code.pressed': [
              {
                guard: 'isTargetRight',
                actions: [{ type: 'wantCode', params: fromEvent('at') }, 'clearErrors'],
                description: 'A code is wanted.',
              },
              { actions: 'storeTargetErrors', description: 'Nobody knows where to send it: the field says why.' },
            ],
            'register.pressed': [
              { guard: 'isRight', target: 'asking', actions: 'clearErrors', description: 'Everything is filled in: ask the mall.' },
              { actions: 'storeErrors', description: 'Something is missing or wrong: said at its field, the first one is focused.' },
            ],
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
