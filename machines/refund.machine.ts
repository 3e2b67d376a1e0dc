import { assign, emit, not, sendTo, setup, type SnapshotFrom } from 'xstate';
import { stepPreviewMachine } from './stepPreview.machine.ts';
import { subscription, type DataChanged } from './rules/changes.ts';
import { hasFormError, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { freshFor, isAllowed, nextChangeOf } from './rules/order/orderActions.ts';
import { mostPictures, waitingPicture, withPicture, withPictures, type PictureUpload } from './rules/pictures.ts';
import {
  emptyRefundForm,
  hasUnsent,
  isWritten,
  refundFormErrors,
  type RefundField,
  type RefundForm,
  type RefundStep,
} from './rules/refund/refundForm.ts';
import { required } from './rules/required.ts';
import { fromEvent, nowOf, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';
import type { Refund } from './model/refund.ts';
import type { VisitorContext } from './model/visitor.ts';

export type RefundStepInput = { refundSn: string; step: RefundStep; form: RefundForm; key: string };

/** What is kept of a step that was not taken yet. */
export type RefundDraft = { step: RefundStep; form: RefundForm };

type Context = {
  refundSn: string;
  visitor: VisitorContext;
  refund: Refund | null;
  at: Moment;
  step: RefundStep | null;
  form: RefundForm;
  errors: FormErrors<RefundField>;
  tries: number;
  /** The picture on its way. */
  sending: PictureUpload | null;
  /** More pictures were added than may go along. */
  isCrowded: boolean;
  made: number;
  key: string;
  isStale: boolean;
  problem: Problem | null;
};

type Read = { output: Answered<Refund> };

/** The state of the refund and its own clocks, as the order's page has them. */
const clockOf = ({ actions, turn }: Refund) => ({ actions, endTime: turn?.until ?? null });

const nextChange = ({ refund, at }: Context, since: Moment): Moment => (refund && nextChangeOf(clockOf(refund), since)) ?? at;

/** A correction begins with what was told before. */
const begunForm = ({ form, refund }: Context, step: RefundStep): RefundForm =>
  step === 'CORRECT_EXPRESS' && refund?.refundDelivery
    ? { ...form, company: refund.refundDelivery.deyName, number: refund.refundDelivery.deyNu }
    : form;

const onItsWay = ({ sending }: Context): PictureUpload => required(sending);

/** No step is begun, and the mall allows this one. */
const isNext = (context: Context, step: RefundStep): boolean =>
  context.step === null && context.refund !== null && isAllowed(context.refund, step);

const withForm = ({ form }: Context, change: Partial<RefundForm>): { form: RefundForm } => ({ form: { ...form, ...change } });

export const refundMachine = setup({
  types: {
    input: {} as PageInput<'refund'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'step.pressed'; step: RefundStep }
      | { type: 'step.confirmed' }
      | { type: 'step.declined' }
      | { type: 'field.typed'; field: RefundField; text: string }
      | { type: 'pictures.picked'; ids: string[] }
      | { type: 'picture.removed'; id: string }
      | { type: 'picture.retried'; id: string }
      | { type: 'draft.found'; draft: RefundDraft }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readRefund: port<Refund, { refundSn: string }>(),
    /** Takes one step; answers the refund as it is then. */
    takeRefundStep: port<Refund, RefundStepInput>(),
    uploadPicture: port<{ url: string }, PictureUpload>(),
    stepPreview: stepPreviewMachine,
    subscribeToChanges: subscription(),
  },
  actions: {
    storeRefund: assign((_, { output: { answer, at } }: Read) => ({ refund: answer, at })),
    storeStepped: assign((_, { output: { answer, at } }: Read) => ({
      refund: answer,
      at,
      step: null,
      form: emptyRefundForm,
      problem: null,
    })),
    storeStep: assign(({ context }, { step }: { step: RefundStep }) => ({
      step,
      form: begunForm(context, step),
      errors: {},
      isCrowded: false,
      problem: null,
    })),
    makeKey: assign(({ context }) => ({
      made: context.made + 1,
      key: `${context.visitor.seed}-refund-${context.made + 1}`,
      problem: null,
      errors: {},
      isCrowded: false,
    })),
    askPreview: sendTo('stepPreview', ({ context }, asked: { at: Moment }) => ({
      type: 'step.asked' as const,
      input: { refundSn: context.refundSn },
      at: asked.at,
    })),
    clearStep: assign({ step: null }),
    storeField: assign(({ context }, { field, text }: { field: RefundField; text: string }) => ({
      ...withForm(context, { [field]: text }),
      errors: withoutFormError(context.errors, field),
    })),
    addPictures: assign(({ context }, { ids }: { ids: string[] }) => ({
      ...withForm(context, { pictures: withPictures(context.form.pictures, ids) }),
      isCrowded: context.form.pictures.length + ids.length > mostPictures,
    })),
    removePicture: assign(({ context }, { id }: { id: string }) => ({
      ...withForm(context, { pictures: context.form.pictures.filter((picture) => picture.id !== id) }),
      isCrowded: false,
    })),
    queuePicture: assign(({ context }, { id }: { id: string }) =>
      withForm(context, { pictures: withPicture(context.form.pictures, id, { problem: null }) }),
    ),
    takePicture: assign(({ context }) => {
      const { id } = required(waitingPicture(context.form.pictures));
      return { sending: { id, key: `${context.refundSn}-${id}` } };
    }),
    storePicture: assign(({ context }, { output }: { output: Answered<{ url: string }> }) =>
      withForm(context, { pictures: withPicture(context.form.pictures, onItsWay(context).id, { url: output.answer.url }) }),
    ),
    markPicture: assign(({ context }, { error }: { error: unknown }) =>
      withForm(context, { pictures: withPicture(context.form.pictures, onItsWay(context).id, { problem: problemOf(error).code }) }),
    ),
    storeDraft: assign((_, { draft }: { draft: RefundDraft }) => draft),
    storeErrors: assign(({ context }) => ({ errors: refundFormErrors(context.step, context.form), tries: context.tries + 1 })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    storeMoment: assign({ at: ({ context }) => nextChange(context, context.at) }),
    tellStepped: emit(({ context }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'good' as const, id: `toast.refund.${required(context.step)}` },
    })),
    tellNotices: emit({ type: 'notices.touched' }),
  },
  guards: {
    isThisRefund: ({ context: { refundSn, refund } }, { ref }: { ref: string | null }) =>
      ref === null || ref === refundSn || ref === refund?.orderNumber,
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
    isStale: ({ context }) => context.isStale,
    isPossible: ({ context }, { step }: { step: RefundStep }) => isNext(context, step),
    isStillPossible: ({ context }, { output }: Read) => context.step !== null && isAllowed(output.answer, context.step),
    isAsSeen: ({ context: { refund } }, { output: { answer } }: Read) =>
      refund?.statusCode === answer.statusCode && refund.refundAmount === answer.refundAmount,
    isAsked: ({ context }) => context.step !== null && !isWritten(context.step),
    isFormPossible: ({ context }, { step }: { step: RefundStep }) => isWritten(step) && isNext(context, step),
    isWritable: ({ context }, { output }: Read) => isWritten(context.step) && isAllowed(output.answer, context.step),
    isDraftPossible: ({ context: { refund } }, { draft }: { draft: RefundDraft }) => refund !== null && isAllowed(refund, draft.step),
    isWrong: ({ context }) => hasFormError(refundFormErrors(context.step, context.form)),
    hasUnsentPicture: ({ context }) => hasUnsent(context.form),
    hasWaitingPicture: ({ context }) => waitingPicture(context.form.pictures) !== null,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    hasDeadline: ({ context: { refund, at } }) => refund !== null && nextChangeOf(clockOf(refund), at) !== null,
  },
  delays: {
    untilNextChange: ({ context, event }) => {
      const now = nowOf({ context, event });
      return Math.max(0, nextChange(context, now) - now);
    },
  },
}).createMachine({
  id: 'refund',
  description: 'One refund: whose turn it is, until when and what silence does, what happened, and what the shopper may do (contract 4.2).',
  context: ({ input }) => ({
    refundSn: input.place.refundSn,
    visitor: input.visitor,
    refund: null,
    at: input.visitor.at,
    step: null,
    form: emptyRefundForm,
    errors: {},
    tries: 0,
    sending: null,
    isCrowded: false,
    made: 0,
    key: '',
    isStale: false,
    problem: null,
  }),
  invoke: [
    { src: 'subscribeToChanges', input: { topics: ['refund', 'order'] } },
    { src: 'stepPreview', id: 'stepPreview' },
  ],
  on: {
    'data.changed': {
      guard: { type: 'isThisRefund', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'This refund has moved, or may have: it is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The refund is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readRefund',
        input: ({ context }) => ({ refundSn: context.refundSn }),
        onDone: [
          {
            guard: { type: 'isWritable', params: fromEvent('output') },
            target: 'shown.writing',
            actions: { type: 'storeRefund', params: fromEvent('output') },
            description: 'The mall answers; what was begun before may still be done.',
          },
          {
            target: 'shown',
            actions: [{ type: 'storeRefund', params: fromEvent('output') }, 'clearStep'],
            description: 'The mall answers.',
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is no such refund for this shopper (404).',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was filled in before waits.',
        },
      },
    },
    unknown: { description: 'There is no such refund for this shopper.' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', actions: 'clearProblem', description: 'The mall is heard again: try again.' },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was filled in before waits.',
        },
        'retry.pressed': { target: 'reading', actions: 'clearProblem', description: 'Try again.' },
      },
    },
    shown: {
      description: 'The refund is on the screen.',
      initial: 'resting',
      states: {
        resting: {
          description: 'It stands as the mall said.',
          always: { guard: 'isStale', target: 'refreshing', description: 'It has moved meanwhile.' },
          after: {
            untilNextChange: {
              guard: 'hasDeadline',
              target: 'refreshing',
              actions: 'storeMoment',
              description: 'A deadline has passed: what is true now?',
            },
          },
          on: {
            'step.pressed': [
              {
                guard: { type: 'isFormPossible', params: fromEvent('step') },
                target: 'writing',
                actions: { type: 'storeStep', params: fromEvent('step') },
                description: 'The shopper wants to take a step that the mall allows, and has to fill something in for it.',
              },
              {
                guard: { type: 'isPossible', params: fromEvent('step') },
                target: 'confirming',
                actions: [
                  { type: 'storeStep', params: fromEvent('step') },
                  { type: 'askPreview', params: fromEvent('at') },
                ],
                description: 'The shopper wants to take a step that the mall allows.',
              },
            ],
            'draft.found': {
              guard: { type: 'isDraftPossible', params: fromEvent('draft') },
              target: 'writing',
              actions: { type: 'storeDraft', params: fromEvent('draft') },
              description: 'The page begins again: what was filled in before stands there.',
            },
            resume: [
              {
                guard: { type: 'isOld', params: fromEvent('at') },
                target: 'refreshing',
                description: 'The page is alive again after a while: what is true now?',
              },
              { target: 'resting', reenter: true, description: 'The page is alive again at once: its deadline runs on.' },
            ],
          },
        },
        refreshing: {
          description: 'The refund is read anew; what is shown stays until then, and can be used.',
          entry: 'beginReading',
          on: {
            'step.pressed': [
              {
                guard: { type: 'isFormPossible', params: fromEvent('step') },
                target: 'writing',
                actions: [{ type: 'storeStep', params: fromEvent('step') }, 'noteChange'],
                description: 'The shopper fills something in for a step; whether it may still be taken is read anew beside it.',
              },
              {
                guard: { type: 'isPossible', params: fromEvent('step') },
                actions: [
                  { type: 'storeStep', params: fromEvent('step') },
                  { type: 'askPreview', params: fromEvent('at') },
                ],
                description: 'The shopper wants to take a step: whether it may still be taken is being read.',
              },
            ],
            'step.confirmed': { guard: 'isAsked', target: 'verifying', description: 'Yes, if the refund is as the shopper saw it.' },
            'step.declined': { guard: 'isAsked', actions: 'clearStep', description: 'No.' },
          },
          invoke: {
            src: 'readRefund',
            input: ({ context }) => ({ refundSn: context.refundSn }),
            onDone: [
              {
                guard: { type: 'isWritable', params: fromEvent('output') },
                target: 'writing',
                actions: { type: 'storeRefund', params: fromEvent('output') },
                description: 'The shopper was filling something in, and still may.',
              },
              {
                guard: { type: 'isStillPossible', params: fromEvent('output') },
                target: 'confirming',
                actions: [
                  { type: 'storeRefund', params: fromEvent('output') },
                  { type: 'askPreview', params: ({ event }) => ({ at: event.output.at }) },
                ],
                description: 'The shopper was about to take a step, and still may.',
              },
              {
                target: 'resting',
                actions: [{ type: 'storeRefund', params: fromEvent('output') }, 'clearStep'],
                description: 'The refund as it is now.',
              },
            ],
            onError: {
              target: 'stale',
              description: 'It could not be read: what is shown stays, and the page says so.',
            },
          },
        },
        stale: {
          description: 'What is shown may be older than the truth.',
          always: { guard: 'isStale', target: 'refreshing', description: 'The mall is heard again: look again.' },
          on: {
            'retry.pressed': { target: 'refreshing', description: 'Look again.' },
            resume: { target: 'refreshing', description: 'The page is alive again: look again.' },
          },
        },
        confirming: {
          description: 'A last look before the request is taken back.',
          always: { guard: 'isStale', target: 'refreshing', description: 'The refund has moved meanwhile: may the step still be taken?' },
          on: {
            'step.confirmed': { target: 'stepping', actions: 'makeKey', description: 'Yes.' },
            'step.declined': { target: 'resting', actions: 'clearStep', description: 'No.' },
          },
        },
        writing: {
          description: 'The shopper fills in who carries the goods back, or what the mall should know.',
          type: 'parallel',
          on: {
            'field.typed': { actions: { type: 'storeField', params: fromEvent('field', 'text') }, description: 'A field is filled in.' },
            'pictures.picked': {
              actions: { type: 'addPictures', params: fromEvent('ids') },
              description: 'Pictures: picked, dropped or pasted. Beyond five the first ones are taken and the page says so.',
            },
            'picture.removed': {
              actions: { type: 'removePicture', params: fromEvent('id') },
              description: 'A picture is left out.',
            },
            'picture.retried': {
              actions: { type: 'queuePicture', params: fromEvent('id') },
              description: 'A picture that was not taken is sent again.',
            },
            'step.declined': { target: 'resting', actions: 'clearStep', description: 'Not now; what was filled in waits.' },
          },
          states: {
            refund: {
              description: 'Whether the step may still be taken.',
              initial: 'known',
              on: {
                'step.confirmed': [
                  { guard: 'isWrong', actions: 'storeErrors', description: 'Something is missing: it is said at its place.' },
                  {
                    guard: not('hasUnsentPicture'),
                    target: '#refund.shown.stepping',
                    actions: 'makeKey',
                    description: 'What was filled in is sent.',
                  },
                ],
              },
              states: {
                known: {
                  description: 'It may.',
                  always: { guard: 'isStale', target: 'checking', description: 'The refund has moved meanwhile.' },
                },
                checking: {
                  description: 'The refund is read anew; the form stays, can be filled in and sent: the mall decides.',
                  entry: 'beginReading',
                  invoke: {
                    src: 'readRefund',
                    input: ({ context }) => ({ refundSn: context.refundSn }),
                    onDone: [
                      {
                        guard: { type: 'isStillPossible', params: fromEvent('output') },
                        target: 'known',
                        actions: { type: 'storeRefund', params: fromEvent('output') },
                        description: 'It still may.',
                      },
                      {
                        target: '#refund.shown.resting',
                        actions: [{ type: 'storeRefund', params: fromEvent('output') }, 'clearStep'],
                        description: 'It may not any more: the refund as it is now.',
                      },
                    ],
                    onError: { target: 'known', description: 'It could not be read: the mall decides when it is sent.' },
                  },
                },
              },
            },
            pictures: {
              description: 'The pictures go to the mall one after another, as soon as they are there.',
              initial: 'waiting',
              states: {
                waiting: {
                  description: 'No picture is on its way.',
                  always: { guard: 'hasWaitingPicture', target: 'uploading', actions: 'takePicture', description: 'The next one.' },
                },
                uploading: {
                  description: 'One picture is on its way.',
                  invoke: {
                    src: 'uploadPicture',
                    input: ({ context }) => onItsWay(context),
                    onDone: {
                      target: 'waiting',
                      actions: { type: 'storePicture', params: fromEvent('output') },
                      description: 'The mall has it.',
                    },
                    onError: {
                      target: 'waiting',
                      actions: { type: 'markPicture', params: fromEvent('error') },
                      description: 'It was not taken, or got lost: that picture says so and can be sent again.',
                    },
                  },
                },
              },
            },
          },
        },
        verifying: {
          description: 'A step is to be taken, and the refund had moved, or may have: is it still as the shopper saw it?',
          tags: 'busy',
          entry: 'beginReading',
          invoke: {
            src: 'readRefund',
            input: ({ context }) => ({ refundSn: context.refundSn }),
            onDone: [
              {
                guard: { type: 'isAsSeen', params: fromEvent('output') },
                target: 'stepping',
                actions: [{ type: 'storeRefund', params: fromEvent('output') }, 'makeKey'],
                description: 'It is: the step is taken.',
              },
              {
                guard: { type: 'isStillPossible', params: fromEvent('output') },
                target: 'confirming',
                actions: [
                  { type: 'storeRefund', params: fromEvent('output') },
                  { type: 'askPreview', params: ({ event }) => ({ at: event.output.at }) },
                ],
                description: 'It is not: what the step does now is shown, and it was not taken.',
              },
              {
                target: 'resting',
                actions: [{ type: 'storeRefund', params: fromEvent('output') }, 'clearStep'],
                description: 'The step may not be taken any more: the refund as it is now.',
              },
            ],
            onError: {
              target: 'stale',
              actions: 'clearStep',
              description: 'It could not be read: what is shown stays, the page says so, and the step was not taken.',
            },
          },
        },
        stepping: {
          description: 'The mall takes the step, once, under its own key.',
          tags: 'busy',
          invoke: {
            src: 'takeRefundStep',
            input: ({ context: { refundSn, step, form, key } }) => ({ refundSn, step: required(step), form, key }),
            onDone: {
              target: 'resting',
              description: 'Done: the refund as it is then.',
              actions: ['tellStepped', { type: 'storeStepped', params: fromEvent('output') }, 'tellNotices'],
            },
            onError: [
              {
                guard: { type: 'isNetworkError', params: fromEvent('error') },
                target: 'uncertain',
                actions: { type: 'storeProblem', params: fromEvent('error') },
                description: 'No answer: it may have happened or not.',
              },
              {
                target: 'refreshing',
                actions: { type: 'storeProblem', params: fromEvent('error') },
                description: 'Refused: the page says why, the refund is read anew, and what was filled in stays.',
              },
            ],
          },
        },
        uncertain: {
          description: 'Nobody knows whether the step was taken; asking again under the same key is safe.',
          always: {
            guard: 'isStale',
            target: 'refreshing',
            actions: 'clearProblem',
            description: 'The refund has moved: look what is true.',
          },
          on: {
            'retry.pressed': { target: 'stepping', actions: 'clearProblem', description: 'Try again, with the same key.' },
            resume: { target: 'refreshing', actions: 'clearProblem', description: 'The page is alive again: look what is true.' },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof refundMachine>;

/** A step is being taken that only wants a yes, and what it does is told. */
export const isConfirming = (snapshot: Snapshot): boolean =>
  snapshot.context.step === 'WITHDRAW' && !snapshot.matches({ shown: 'stale' }) && !snapshot.matches({ shown: 'uncertain' });

/** A step is being taken that something is filled in for. */
export const isWriting = (snapshot: Snapshot): boolean => isWritten(snapshot.context.step) && snapshot.matches('shown');
