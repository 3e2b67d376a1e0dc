import { and, assign, emit, not, sendTo, setup, stateIn } from 'xstate';
import { verificationCodeMachine } from './verificationCode.machine.ts';
import { contactErrors, targetOf, usualCountry, type Contact, type ContactKind } from './rules/form/loginContact.ts';
import {
  codeError,
  contactError,
  formErrorsOf,
  hasFormError,
  knownPasswordError,
  refusedFormErrors,
  withoutFormError,
  type FormErrors,
} from './rules/form/formErrors.ts';
import { problemToast } from './rules/problemToast.ts';
import { looksLikePhone } from './rules/form/phone.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { passwordResetMachine } from './passwordReset.machine.ts';
import type { PageEvent, Toast } from './model/pageEvent.ts';
import type { VisitorContext, Shopper } from './model/visitor.ts';
import type { PhoneCode } from './model/region.ts';
import type { SignInProvider } from './model/signIn.ts';

export type LoginField = 'loginId' | 'code' | 'password' | keyof Contact;
export type LoginWay = 'quick' | 'password';

/**
 * How the mall is asked (contract B3, B1). `loginType` 0 is a phone, 1 an e-mail; `region` is the region's id. The key makes a code, which
 * is good once, a login once.
 */
export type QuickLogin = { key: string; form: { loginType: 0 | 1; loginId: string; code: string; region: number } };
export type PasswordLogin = { loginPassword: string } & ({ userMail: string } | { userMobile: string });

type Typed = Record<LoginField, string>;
type LoginContext = {
  visitor: VisitorContext;
  /** He was logged in a moment ago: the dialog says so. */ isLost: boolean;
  phoneCodes: PhoneCode[];
  kind: ContactKind;
  typed: Typed;
  errors: FormErrors<LoginField>;
  tries: number;
  /** How often something was typed: the same again is asked under the same key. */
  version: number;
  codeWantedAt: Moment;
};

const nothingTyped: Typed = { loginId: '', code: '', password: '', country: '', mobile: '', mail: '' };

/** True while the one field of the quick login needs its country code beside it. */
export const needsCountry = (loginId: string): boolean => loginId.trim() === '' || looksLikePhone(loginId);

const targetErrors = ({ typed }: LoginContext): FormErrors<LoginField> =>
  formErrorsOf({
    country: looksLikePhone(typed.loginId) && typed.country === '' ? 'dialCodeRequired' : null,
    loginId: contactError(typed.loginId),
  });

const quickErrors = (context: LoginContext): FormErrors<LoginField> => ({
  ...targetErrors(context),
  ...formErrorsOf<LoginField>({ code: codeError(context.typed.code) }),
});

const passwordErrors = ({ kind, typed }: LoginContext): FormErrors<LoginField> =>
  formErrorsOf<LoginField>({ ...contactErrors(kind, typed), password: knownPasswordError(typed.password) });

/** True where all would be right if a country were chosen. */
const isOnlyCountryMissing = (errors: FormErrors<LoginField>): boolean =>
  hasFormError(errors) && !hasFormError(withoutFormError(errors, 'country'));

const quickTarget = ({ typed, phoneCodes }: LoginContext) =>
  looksLikePhone(typed.loginId)
    ? targetOf('mobile', { ...typed, mobile: typed.loginId }, phoneCodes)
    : targetOf('mail', { ...typed, mail: typed.loginId }, phoneCodes);

const quickLogin = (context: LoginContext): QuickLogin => {
  const {
    visitor: { seed, regionId: region },
    typed,
    version,
  } = context;
  const target = quickTarget(context);
  const code = typed.code.trim();
  return {
    key: `${seed}-login-${version}`,
    form: { loginType: 'mobile' in target ? 0 : 1, loginId: 'mobile' in target ? target.mobile : target.mail, code, region },
  };
};

const passwordLogin = ({ kind, typed, phoneCodes }: LoginContext): PasswordLogin => {
  const target = targetOf(kind, typed, phoneCodes);
  return { loginPassword: typed.password, ...('mobile' in target ? { userMobile: target.mobile } : { userMail: target.mail }) };
};

export const loginMachine = setup({
  types: {
    input: {} as { visitor: VisitorContext; isLost: boolean },
    context: {} as LoginContext,
    events: {} as Stamped<
      | { type: 'tab.chosen'; way: LoginWay }
      | { type: 'kind.chosen'; kind: ContactKind }
      | { type: 'field.typed'; field: LoginField; text: string }
      | { type: 'code.pressed' }
      | { type: 'login.pressed' }
      | { type: 'forgot.pressed' }
      | { type: 'provider.chosen'; provider: SignInProvider }
      | { type: 'close.pressed' }
      | { type: 'code.sent' }
      | { type: 'code.refused'; problem: Problem }
      | { type: 'reset.left' }
      | { type: 'reset.succeeded' }
      | { type: 'notice.given'; notice: Toast }
    >,
    emitted: {} as PageEvent,
    children: {} as { verificationCode: 'verificationCode'; passwordReset: 'passwordReset' },
    tags: {} as 'busy',
  },
  actors: {
    verificationCode: verificationCodeMachine,
    passwordReset: passwordResetMachine,
    readPhoneCodes: port<PhoneCode[]>(),
    loginByCode: port<Shopper, QuickLogin>(),
    loginByPassword: port<Shopper, PasswordLogin>(),
  },
  actions: {
    storePhoneCodes: assign({
      phoneCodes: (_, answered: { output: Answered<PhoneCode[]> }) => answered.output.answer,
      typed: ({ context }, answered: { output: Answered<PhoneCode[]> }) => ({
        ...context.typed,
        country: context.typed.country || usualCountry(answered.output.answer),
      }),
      errors: ({ context }) => withoutFormError(context.errors, 'country'),
    }),
    storeKind: assign({ kind: (_, chosen: { kind: ContactKind }) => chosen.kind, errors: {} }),
    clearErrors: assign({ errors: {} }),
    storeTyped: assign({
      typed: ({ context }, typed: { field: LoginField; text: string }) => ({ ...context.typed, [typed.field]: typed.text }),
      errors: ({ context }, typed: { field: LoginField; text: string }) => withoutFormError(context.errors, typed.field),
      version: ({ context }) => context.version + 1,
    }),
    storeTargetErrors: assign(({ context }) => ({ errors: targetErrors(context), tries: context.tries + 1 })),
    storeQuickErrors: assign(({ context }) => ({ errors: quickErrors(context), tries: context.tries + 1 })),
    storePasswordErrors: assign(({ context }) => ({ errors: passwordErrors(context), tries: context.tries + 1 })),
    noteRefusal: assign(({ context }, refused: { problem: Problem; contact: LoginField }) => {
      const errors = refusedFormErrors(refused.problem, context.typed, refused.contact);
      return hasFormError(errors) ? { errors, tries: context.tries + 1 } : {};
    }),
    noteCodeWanted: assign({ codeWantedAt: (_, pressed: { at: Moment }) => pressed.at }),
    wantCode: sendTo('verificationCode', ({ context }) => ({
      type: 'code.wanted' as const,
      target: quickTarget(context),
      at: context.codeWantedAt,
    })),
    tellCodeSent: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.codeSent' } }),
    tellRefused: emit((_, refused: { problem: Problem }) => ({ type: 'notice.given' as const, notice: problemToast(refused.problem) })),
    tellNotice: emit((_, given: { notice: Toast }) => ({ type: 'notice.given' as const, notice: given.notice })),
    tellReset: emit({ type: 'notice.given', notice: { kind: 'good', id: 'toast.passwordReset' } }),
    tellSucceeded: emit({ type: 'login.succeeded', notice: { kind: 'good', id: 'toast.loggedIn' } }),
    goHome: emit({ type: 'place.wanted', place: { name: 'home' } }),
    tellProvider: emit((_, chosen: { provider: SignInProvider }) => ({ type: 'signIn.wanted' as const, provider: chosen.provider })),
    tellClosed: emit({ type: 'login.closed' }),
  },
  guards: {
    isPassword: (_, chosen: { way: LoginWay }) => chosen.way === 'password',
    isQuick: (_, chosen: { way: LoginWay }) => chosen.way === 'quick',
    isQuickField: (_, typed: { field: LoginField }) => typed.field === 'loginId' || typed.field === 'code' || typed.field === 'country',
    isPasswordField: ({ context }, typed: { field: LoginField }) =>
      typed.field === 'password' || typed.field === context.kind || (typed.field === 'country' && context.kind === 'mobile'),
    isOtherKind: ({ context }, chosen: { kind: ContactKind }) => chosen.kind !== context.kind,
    isTargetRight: ({ context }) => !hasFormError(targetErrors(context)),
    isQuickRight: ({ context }) => !hasFormError(quickErrors(context)),
    isPasswordRight: ({ context }) => !hasFormError(passwordErrors(context)),
    isListComing: stateIn({ countries: 'reading' }),
    isOnlyTargetCountryMissing: ({ context }) => isOnlyCountryMissing(targetErrors(context)),
    isOnlyQuickCountryMissing: ({ context }) => isOnlyCountryMissing(quickErrors(context)),
    isOnlyPasswordCountryMissing: ({ context }) => isOnlyCountryMissing(passwordErrors(context)),
  },
}).createMachine({
  id: 'login',
  description: 'The dialog "Login to the mall": by a code (the usual way) or by password, and the way to a new password (spec 2, 4).',
  context: ({ input }) => ({
    ...input,
    phoneCodes: [],
    kind: 'mobile',
    typed: nothingTyped,
    errors: {},
    tries: 0,
    version: 0,
    codeWantedAt: 0,
  }),
  type: 'parallel',
  states: {
    countries: {
      description: 'The list of country codes.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The list is being read; an e-mail can be typed meanwhile.',
          invoke: {
            src: 'readPhoneCodes',
            onDone: {
              target: 'known',
              actions: { type: 'storePhoneCodes', params: fromEvent('output') },
              description: 'The list arrives; number 158 is chosen (spec 9).',
            },
            onError: {
              target: 'unreadable',
              actions: { type: 'tellRefused', params: ({ event }) => ({ problem: problemOf(event.error) }) },
              description: 'It could not be read.',
            },
          },
        },
        unreadable: {
          description: 'There is no list: an e-mail works, the next tab tries again.',
          on: { 'tab.chosen': { target: 'reading', description: 'Read it again.' } },
        },
        known: { description: 'A country code can be chosen.' },
      },
    },
    dialog: {
      description: 'What the dialog shows.',
      initial: 'quick',
      on: { 'close.pressed': { actions: 'tellClosed', description: 'The shopper gives up.' } },
      states: {
        quick: {
          description: 'Quick login: e-mail or mobile number, and the code that was sent there.',
          initial: 'typing',
          invoke: { src: 'verificationCode', id: 'verificationCode' },
          states: {
            typing: {
              description: 'The shopper fills the form in.',
              on: {
                'field.typed': {
                  guard: { type: 'isQuickField', params: fromEvent('field') },
                  actions: { type: 'storeTyped', params: fromEvent('field', 'text') },
                  description: 'A letter; what was wrong in this field is forgotten.',
                },
                'tab.chosen': {
                  guard: { type: 'isPassword', params: fromEvent('way') },
                  target: '#login.dialog.password',
                  actions: 'clearErrors',
                  description: 'The other tab.',
                },
                'code.pressed': [
                  {
                    guard: 'isTargetRight',
                    actions: [{ type: 'noteCodeWanted', params: fromEvent('at') }, 'wantCode', 'clearErrors'],
                    description: 'A code is wanted.',
                  },
                  {
                    guard: and(['isListComing', 'isOnlyTargetCountryMissing']),
                    target: 'awaitingListForCode',
                    actions: [{ type: 'noteCodeWanted', params: fromEvent('at') }, 'clearErrors'],
                    description: 'A code is wanted, and the country is about to be there.',
                  },
                  { actions: 'storeTargetErrors', description: 'Nobody knows where to send it: the field says why.' },
                ],
                'provider.chosen': {
                  actions: { type: 'tellProvider', params: fromEvent('provider') },
                  description: 'Somebody else is to say who it is: the browser goes there.',
                },
                'login.pressed': [
                  {
                    guard: 'isQuickRight',
                    target: 'asking',
                    actions: 'clearErrors',
                    description: 'Everything is filled in: ask the mall.',
                  },
                  {
                    guard: and(['isListComing', 'isOnlyQuickCountryMissing']),
                    target: 'awaitingListForLogin',
                    actions: 'clearErrors',
                    description: 'Everything is filled in, and the country is about to be there.',
                  },
                  {
                    actions: 'storeQuickErrors',
                    description: 'Something is missing or wrong: said at its field, the first one is focused.',
                  },
                ],
                'code.sent': { actions: 'tellCodeSent', description: 'The code is on its way to the shopper.' },
                'code.refused': {
                  actions: [
                    { type: 'noteRefusal', params: ({ event }) => ({ problem: event.problem, contact: 'loginId' as const }) },
                    { type: 'tellRefused', params: fromEvent('problem') },
                  ],
                  description: 'No code was sent: a toast says why (spec 8).',
                },
              },
            },
            awaitingListForCode: {
              description: 'A code was wanted before the list of country codes was there: it waits for the list.',
              always: [
                { guard: 'isTargetRight', target: 'typing', actions: 'wantCode', description: 'The list came: the code is wanted.' },
                {
                  guard: not('isListComing'),
                  target: 'typing',
                  actions: 'storeTargetErrors',
                  description: 'It does not come: the field says that the country is missing.',
                },
              ],
            },
            awaitingListForLogin: {
              description: 'The login was pressed before the list of country codes was there: it waits for the list.',
              tags: 'busy',
              always: [
                { guard: 'isQuickRight', target: 'asking', description: 'The list came: ask the mall.' },
                {
                  guard: not('isListComing'),
                  target: 'typing',
                  actions: 'storeQuickErrors',
                  description: 'It does not come: the field says that the country is missing.',
                },
              ],
            },
            asking: {
              description: 'The mall looks at the code.',
              tags: 'busy',
              invoke: {
                src: 'loginByCode',
                input: ({ context }) => quickLogin(context),
                onDone: { target: '#login.dialog.done', actions: 'tellSucceeded', description: 'The shopper is known now.' },
                onError: {
                  target: 'typing',
                  actions: [
                    { type: 'noteRefusal', params: ({ event }) => ({ problem: problemOf(event.error), contact: 'loginId' as const }) },
                    { type: 'tellRefused', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                  ],
                  description: 'Refused: a toast says why, nothing typed is lost.',
                },
              },
            },
          },
        },
        password: {
          description: 'Password login: mobile number or e-mail, and the password.',
          initial: 'typing',
          states: {
            typing: {
              description: 'The shopper fills the form in.',
              on: {
                'field.typed': {
                  guard: { type: 'isPasswordField', params: fromEvent('field') },
                  actions: { type: 'storeTyped', params: fromEvent('field', 'text') },
                  description: 'A letter; what was wrong in this field is forgotten.',
                },
                'tab.chosen': {
                  guard: { type: 'isQuick', params: fromEvent('way') },
                  target: '#login.dialog.quick',
                  actions: 'clearErrors',
                  description: 'The other tab.',
                },
                'kind.chosen': {
                  guard: { type: 'isOtherKind', params: fromEvent('kind') },
                  actions: { type: 'storeKind', params: fromEvent('kind') },
                  description: 'Mobile number or e-mail.',
                },
                'provider.chosen': {
                  actions: { type: 'tellProvider', params: fromEvent('provider') },
                  description: 'Somebody else is to say who it is: the browser goes there.',
                },
                'login.pressed': [
                  {
                    guard: 'isPasswordRight',
                    target: 'asking',
                    actions: 'clearErrors',
                    description: 'Everything is filled in: ask the mall.',
                  },
                  {
                    guard: and(['isListComing', 'isOnlyPasswordCountryMissing']),
                    target: 'awaitingList',
                    actions: 'clearErrors',
                    description: 'Everything is filled in, and the country is about to be there.',
                  },
                  {
                    actions: 'storePasswordErrors',
                    description: 'Something is missing or wrong: said at its field, the first one is focused.',
                  },
                ],
                'forgot.pressed': { target: 'awaitingListForReset', actions: 'clearErrors', description: 'The password is forgotten.' },
              },
            },
            awaitingList: {
              description: 'The login was pressed before the list of country codes was there: it waits for the list.',
              tags: 'busy',
              always: [
                { guard: 'isPasswordRight', target: 'asking', description: 'The list came: ask the mall.' },
                {
                  guard: not('isListComing'),
                  target: 'typing',
                  actions: 'storePasswordErrors',
                  description: 'It does not come: the field says that the country is missing.',
                },
              ],
            },
            awaitingListForReset: {
              description: 'The way to a new password begins with the list of country codes, where there is one.',
              tags: 'busy',
              always: {
                guard: not('isListComing'),
                target: '#login.dialog.resetting',
                description: 'The list is there, or does not come: an e-mail works.',
              },
            },
            asking: {
              description: 'The mall looks at the password.',
              tags: 'busy',
              invoke: {
                src: 'loginByPassword',
                input: ({ context }) => passwordLogin(context),
                onDone: { target: '#login.dialog.done', actions: 'tellSucceeded', description: 'The shopper is known now.' },
                onError: {
                  target: 'typing',
                  actions: [
                    { type: 'noteRefusal', params: ({ event, context }) => ({ problem: problemOf(event.error), contact: context.kind }) },
                    { type: 'tellRefused', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                  ],
                  description: 'Refused: a toast says why, nothing typed is lost.',
                },
              },
            },
          },
        },
        resetting: {
          description: 'The way to a new password, with an arrow back.',
          invoke: {
            src: 'passwordReset',
            id: 'passwordReset',
            input: ({ context }) => ({ phoneCodes: context.phoneCodes, kind: context.kind, contact: context.typed }),
          },
          on: {
            'reset.left': { target: 'password', description: 'Back to the login.' },
            'notice.given': {
              actions: { type: 'tellNotice', params: fromEvent('notice') },
              description: 'What it says is passed on.',
            },
            'reset.succeeded': {
              target: 'done',
              actions: ['tellReset', 'goHome', 'tellClosed'],
              description: 'The new password is set: said, home, closed (spec 4).',
            },
          },
        },
        done: { description: 'The dialog has done its work.', tags: 'busy' },
      },
    },
  },
});
