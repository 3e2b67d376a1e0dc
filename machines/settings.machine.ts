import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { hasFormError, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import {
  passwordChangeErrors,
  profileErrors,
  refusedSettings,
  shownProfile,
  unsavedSettings,
  type ProfileField,
  type SettingsField,
  type TypedSettings,
} from './rules/settings.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { Account, NotifyTopic, NotifyWishes } from './model/account.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';

type SettingsForm = 'profile' | 'password' | 'notify';

type Context = {
  account: Account | null;
  typed: TypedSettings;
  /** What the boxes show while that is not saved; null where it is. */
  wanted: NotifyWishes | null;
  errors: FormErrors<SettingsField>;
  /** How often each form was found wrong: its first wrong field gets the focus each time. */
  tries: { profile: number; password: number };
  /** Why the mall did not save a form, where that is about none of its fields. */
  refused: { form: SettingsForm; problem: Problem } | null;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type AccountAnswered = { output: Answered<Account> };

const oneMore = (tries: Context['tries'], form: keyof Context['tries']): Context['tries'] => ({ ...tries, [form]: tries[form] + 1 });

const refusal = (context: Context, form: keyof Context['tries'], failed: { error: unknown }): Partial<Context> => {
  const problem = problemOf(failed.error);
  const errors = refusedSettings(problem);
  return hasFormError(errors) ? { errors, tries: oneMore(context.tries, form) } : { refused: { form, problem } };
};

export const settingsMachine = setup({
  types: {
    input: {} as PageInput<'settings'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'field.typed'; field: SettingsField; text: string }
      | { type: 'profile.pressed' }
      | { type: 'password.pressed' }
      | { type: 'notify.changed'; topic: NotifyTopic; isWanted: boolean }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readAccount: port<Account>(),
    saveProfile: port<Account, Record<ProfileField, string>>(),
    changePassword: port<null, { oldPassword: string; password: string }>(),
    saveNotify: port<Account, NotifyWishes>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeAccount: assign({
      account: (_, { output }: AccountAnswered) => output.answer,
      at: (_, { output }: AccountAnswered) => output.at,
      problem: null,
    }),
    storeSaved: assign(({ context }, { output }: AccountAnswered) => ({
      account: output.answer,
      typed: unsavedSettings(output.answer, context.typed),
    })),
    storeTyped: assign(({ context }, { field, text }: { field: SettingsField; text: string }) => ({
      typed: { ...context.typed, [field]: text },
      errors: withoutFormError(context.errors, field),
    })),
    clearPasswords: assign(({ context: { typed } }) => {
      const { oldPassword: _old, password: _new, passwordAgain: _again, ...others } = typed;
      return { typed: others };
    }),
    storeProfileErrors: assign(({ context }) => ({
      errors: profileErrors(required(context.account), context.typed),
      tries: oneMore(context.tries, 'profile'),
    })),
    storePasswordErrors: assign(({ context }) => ({
      errors: passwordChangeErrors(context.typed),
      tries: oneMore(context.tries, 'password'),
    })),
    clearErrors: assign({ errors: {}, refused: null }),
    noteProfileRefusal: assign(({ context }, failed: { error: unknown }) => refusal(context, 'profile', failed)),
    notePasswordRefusal: assign(({ context }, failed: { error: unknown }) => refusal(context, 'password', failed)),
    storeIntent: assign(({ context }, { topic, isWanted }: { topic: NotifyTopic; isWanted: boolean }) => ({
      wanted: { ...required(context.account).notify, ...context.wanted, [topic]: isWanted },
      refused: null,
    })),
    settleChange: assign(({ context }, { output }: AccountAnswered) => ({
      account: output.answer,
      wanted: JSON.stringify(context.wanted) === JSON.stringify(output.answer.notify) ? null : context.wanted,
    })),
    dropMutation: assign((_, failed: { error: unknown }) => ({
      wanted: null,
      refused: { form: 'notify' as const, problem: problemOf(failed.error) },
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellProfileSaved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.profileUpdated' } }),
    tellPasswordChanged: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.passwordUpdated' } }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    hasChange: ({ context }) => context.wanted !== null,
    isProfileRight: ({ context }) => !hasFormError(profileErrors(required(context.account), context.typed)),
    isPasswordRight: ({ context }) => context.account?.hasPassword === true && !hasFormError(passwordChangeErrors(context.typed)),
    hasPassword: ({ context }) => context.account?.hasPassword === true,
  },
}).createMachine({
  id: 'settings',
  description: "The shopper's account: name, birthday, password, and what he wants to be told of (spec 2, contract C1 to C5).",
  context: ({ input }) => ({
    account: null,
    typed: {},
    wanted: null,
    errors: {},
    tries: { profile: 0, password: 0 },
    refused: null,
    at: input.visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['user'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'The account changed, or may have: it is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The account is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readAccount',
        onDone: { target: 'shown', actions: { type: 'storeAccount', params: fromEvent('output') }, description: 'The mall answers.' },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The forms are on the screen; what is typed stays while the account is read anew or something is saved.',
      initial: 'settled',
      on: {
        'field.typed': {
          actions: { type: 'storeTyped', params: fromEvent('field', 'text') },
          description: 'A letter; what was wrong in this field is forgotten.',
        },
        'notify.changed': {
          actions: { type: 'storeIntent', params: fromEvent('topic', 'isWanted') },
          description: 'Another change: it is seen at once and saved in its turn.',
        },
      },
      states: {
        settled: {
          description: 'Nothing is on its way.',
          always: [
            { guard: 'hasChange', target: 'savingNotify', description: 'A change waits: save it.' },
            { guard: 'isStale', target: 'refreshing', description: 'The account changed.' },
          ],
          on: {
            'profile.pressed': [
              { guard: 'isProfileRight', target: 'savingProfile', actions: 'clearErrors', description: 'It is saved.' },
              { actions: 'storeProfileErrors', description: 'Something is missing: said at its field, which is focused.' },
            ],
            'password.pressed': [
              { guard: 'isPasswordRight', target: 'savingPassword', actions: 'clearErrors', description: 'It is saved.' },
              {
                guard: 'hasPassword',
                actions: 'storePasswordErrors',
                description: 'Something is missing or wrong: said at its field, the first one is focused.',
              },
            ],
            resume: {
              guard: { type: 'isOld', params: fromEvent('at') },
              target: 'refreshing',
              description: 'The page is alive again after a while: what is true now?',
            },
          },
        },
        refreshing: {
          description: 'The account is read anew; what is shown stays until then, and can be used.',
          entry: 'beginReading',
          on: {
            'profile.pressed': [
              {
                guard: 'isProfileRight',
                target: 'savingProfile',
                actions: ['clearErrors', 'noteChange'],
                description: 'It is saved first; the account is read anew after it.',
              },
              { actions: 'storeProfileErrors', description: 'Something is missing: said at its field, which is focused.' },
            ],
            'password.pressed': [
              {
                guard: 'isPasswordRight',
                target: 'savingPassword',
                actions: ['clearErrors', 'noteChange'],
                description: 'It is saved first; the account is read anew after it.',
              },
              {
                guard: 'hasPassword',
                actions: 'storePasswordErrors',
                description: 'Something is missing or wrong: said at its field, the first one is focused.',
              },
            ],
          },
          invoke: {
            src: 'readAccount',
            onDone: {
              target: 'settled',
              actions: { type: 'storeAccount', params: fromEvent('output') },
              description: 'The account as it is now.',
            },
            onError: { target: 'settled', description: 'It could not be read: what is shown stays.' },
          },
        },
        savingProfile: {
          description: 'The mall keeps name, gender and birthday.',
          tags: 'busy',
          invoke: {
            src: 'saveProfile',
            input: ({ context }) => shownProfile(required(context.account), context.typed),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeSaved', params: fromEvent('output') }, 'tellProfileSaved'],
              description: 'They are saved; what was typed meanwhile stays.',
            },
            onError: {
              target: 'settled',
              actions: { type: 'noteProfileRefusal', params: fromEvent('error') },
              description: 'Refused, or not reached: it says why, and what was typed stays.',
            },
          },
        },
        savingPassword: {
          description: 'The mall sets the new password and ends the other sessions.',
          tags: 'busy',
          invoke: {
            src: 'changePassword',
            input: ({ context }) => ({ oldPassword: context.typed.oldPassword ?? '', password: context.typed.password ?? '' }),
            onDone: { target: 'settled', actions: ['clearPasswords', 'tellPasswordChanged'], description: 'It is set.' },
            onError: {
              target: 'settled',
              actions: { type: 'notePasswordRefusal', params: fromEvent('error') },
              description: 'Refused, or not reached: it says why, and what was typed stays.',
            },
          },
        },
        savingNotify: {
          description: 'The mall keeps what the shopper wants to be told of; the boxes show it already.',
          invoke: {
            src: 'saveNotify',
            input: ({ context }) => required(context.wanted),
            onDone: {
              target: 'settled',
              actions: { type: 'settleChange', params: fromEvent('output') },
              description: 'It is kept; what was wanted meanwhile is saved next.',
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'dropMutation', params: fromEvent('error') }, 'noteChange'],
              description: 'Not kept: it says why, and the boxes show what is true.',
            },
          },
        },
      },
    },
  },
});
