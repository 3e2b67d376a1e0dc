import { assign, sendParent, sendTo, setup } from 'xstate';
import { verificationCodeMachine } from './verificationCode.machine.ts';
import { targetOf, usualCountry, type Contact, type ContactKind } from './rules/form/loginContact.ts';
import { hasFormError, refusedFormErrors, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { problemToast } from './rules/problemToast.ts';
import { fromEvent, port, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { verificationErrors, targetErrors, type VerificationField } from './rules/form/verificationForm.ts';
import type { PhoneCode } from './model/region.ts';

export type PasswordResetField = VerificationField;

/** How the mall is asked (contract B9). */
export type NewPassword = { code: string; password: string } & ({ mail: string } | { mobile: string });

type Typed = Record<PasswordResetField, string>;
type ResetContext = {
  phoneCodes: PhoneCode[];
  kind: ContactKind;
  typed: Typed;
  errors: FormErrors<PasswordResetField>;
  tries: number;
  at: Moment;
};

const newPassword = ({ kind, typed, phoneCodes }: ResetContext): NewPassword => ({
  code: typed.code.trim(),
  password: typed.password,
  ...targetOf(kind, typed, phoneCodes),
});

export const passwordResetMachine = setup({
  types: {
    input: {} as { phoneCodes: PhoneCode[]; kind: ContactKind; contact: Contact },
    context: {} as ResetContext,
    events: {} as Stamped<
      | { type: 'kind.chosen'; kind: ContactKind }
      | { type: 'field.typed'; field: PasswordResetField; text: string }
      | { type: 'code.pressed' }
      | { type: 'reset.pressed' }
      | { type: 'back.pressed' }
      | { type: 'code.sent' }
      | { type: 'code.refused'; problem: Problem }
    >,
    children: {} as { verificationCode: 'verificationCode' },
    tags: {} as 'busy',
  },
  actors: { verificationCode: verificationCodeMachine, resetPassword: port<Record<string, never>, NewPassword>() },
  actions: {
    storeKind: assign({ kind: (_, chosen: { kind: ContactKind }) => chosen.kind, errors: {} }),
    storeTyped: assign({
      typed: ({ context }, typed: { field: PasswordResetField; text: string }) => ({ ...context.typed, [typed.field]: typed.text }),
      errors: ({ context }, typed: { field: PasswordResetField; text: string }) => withoutFormError(context.errors, typed.field),
    }),
    clearErrors: assign({ errors: {} }),
    storeTargetErrors: assign(({ context }) => ({ errors: targetErrors(context), tries: context.tries + 1 })),
    storeErrors: assign(({ context }) => ({ errors: verificationErrors(context), tries: context.tries + 1 })),
    noteRefusal: assign(({ context }, refused: { problem: Problem }) => {
      const errors = refusedFormErrors(refused.problem, context.typed, context.kind);
      return hasFormError(errors) ? { errors, tries: context.tries + 1 } : {};
    }),
    storeMoment: assign({ at: (_, now: { at: Moment }) => now.at }),
    wantCode: sendTo('verificationCode', ({ context }, pressed: { at: Moment }) => ({
      type: 'code.wanted' as const,
      target: targetOf(context.kind, context.typed, context.phoneCodes),
      ...pressed,
    })),
    tellCodeSent: sendParent(({ context }) => ({ type: 'notice.given', notice: { kind: 'good', id: 'toast.codeSent' }, at: context.at })),
    tellRefused: sendParent(({ context }, refused: { problem: Problem }) => ({
      type: 'notice.given',
      notice: problemToast(refused.problem),
      at: context.at,
    })),
    tellSucceeded: sendParent(({ context }) => ({ type: 'reset.succeeded', at: context.at })),
    tellLeft: sendParent(({ context }) => ({ type: 'reset.left', at: context.at })),
  },
  guards: {
    isPossible: ({ context }, chosen: { kind: ContactKind }) =>
      chosen.kind !== context.kind && (chosen.kind === 'mail' || context.phoneCodes.length > 0),
    isTargetRight: ({ context }) => !hasFormError(targetErrors(context)),
    isRight: ({ context }) => !hasFormError(verificationErrors(context)),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A new password for who forgot the old one: a code to mobile or e-mail, then the password twice (spec 4, 5).',
  context: ({ input }) => ({
    phoneCodes: input.phoneCodes,
    kind: input.phoneCodes.length > 0 ? input.kind : 'mail',
    typed: {
      country: input.contact.country || usualCountry(input.phoneCodes),
      mobile: input.contact.mobile,
      mail: input.contact.mail,
      code: '',
      password: '',
      again: '',
    },
    errors: {},
    tries: 0,
    at: 0,
  }),
  initial: 'typing',
  invoke: { src: 'verificationCode', id: 'verificationCode' },
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
        'reset.pressed': [
          { guard: 'isRight', target: 'asking', actions: 'clearErrors', description: 'Everything is filled in: ask the mall.' },
          { actions: 'storeErrors', description: 'Something is missing or wrong: said at its field, the first one is focused.' },
        ],
        'back.pressed': {
          actions: [{ type: 'storeMoment', params: fromEvent('at') }, 'tellLeft'],
          description: 'Back to the login.',
        },
        'code.sent': {
          actions: [{ type: 'storeMoment', params: fromEvent('at') }, 'tellCodeSent'],
          description: 'The code is on its way to the shopper.',
        },
        'code.refused': {
          actions: [
            { type: 'storeMoment', params: fromEvent('at') },
            { type: 'noteRefusal', params: fromEvent('problem') },
            { type: 'tellRefused', params: fromEvent('problem') },
          ],
          description: 'No code was sent: a toast says why (spec 8).',
        },
      },
    },
    asking: {
      description: 'The mall sets the new password.',
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        input: ({ context }) => newPassword(context),
        onDone: {
          target: 'done',
          actions: [{ type: 'storeMoment', params: ({ event }) => ({ at: event.output.at }) }, 'tellSucceeded'],
          description: 'It is set; every session of before has ended.',
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
    done: { description: 'The new password is set.', tags: 'busy' },
  },
});
