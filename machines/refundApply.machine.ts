import { assign, emit, not, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { hasFormError, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { mostPictures, waitingPicture, withPicture, withPictures, type PictureUpload } from './rules/pictures.ts';
import {
  applicationErrors,
  begunApplication,
  canApply,
  refundParam,
  isSameRequest,
  refusedApplication,
  withChoice,
  type ApplicationChoice,
  type ApplicationField,
  type RefundApplication,
  type RefundMatter,
  type RefundRequest,
} from './rules/refund/refundApplication.ts';
import { hasUnsent } from './rules/refund/refundForm.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { RefundKind } from './model/refund.ts';
import type { VisitorContext } from './model/visitor.ts';

/** Of which order, which refund is edited (null for a new one), and what was chosen so far (null: nothing yet). */
export type RefundMatterInput = {
  orderNumber: string;
  refundSn: string | null;
  chosen: Pick<RefundApplication, 'line' | 'goodsNum'> | null;
};
export type RefundInput = { param: RefundRequest; refundSn: string | null; key: string };

type Context = {
  place: PlaceOf<'refundApply'>;
  visitor: VisitorContext;
  matter: RefundMatter | null;
  /** What is filled in; null until something was. */
  application: RefundApplication | null;
  errors: FormErrors<ApplicationField>;
  tries: number;
  /** The picture on its way. */
  sending: PictureUpload | null;
  /** More pictures were added than may go along. */
  isCrowded: boolean;
  made: number;
  key: string;
  refundSn: string | null;
  isStale: boolean;
  problem: Problem | null;
};

type Read = { output: Answered<RefundMatter> };

const matterOf = ({ matter }: Context): RefundMatter => required(matter);

/** The application as it stands: what was filled in, else what it begins with. */
export const applicationOf = (context: Context): RefundApplication =>
  context.application ?? begunApplication(matterOf(context), context.place.orderItemId);

/** What is asked of the mall now: reasons and amounts depend on what was chosen. */
const inputOf = ({ place, application }: Context): RefundMatterInput => ({
  orderNumber: place.orderNumber,
  refundSn: place.refundSn,
  chosen: application && { line: application.line, goodsNum: application.goodsNum },
});

const errorsIn = (context: Context): FormErrors<ApplicationField> => applicationErrors(matterOf(context), applicationOf(context));

const onItsWay = ({ sending }: Context): PictureUpload => required(sending);

const withApplication = (context: Context, change: Partial<RefundApplication>): { application: RefundApplication } => ({
  application: { ...applicationOf(context), ...change },
});

export const refundApplyMachine = setup({
  types: {
    input: {} as PageInput<'refundApply'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'line.chosen'; line: number }
      | { type: 'kind.chosen'; applyType: RefundKind }
      | { type: 'pieces.chosen'; goodsNum: number }
      | { type: 'amount.typed'; amount: string }
      | { type: 'reason.chosen'; reason: string }
      | { type: 'words.typed'; words: string }
      | { type: 'pictures.picked'; ids: string[] }
      | { type: 'picture.removed'; id: string }
      | { type: 'picture.retried'; id: string }
      | { type: 'send.pressed' }
      | { type: 'draft.found'; draft: RefundApplication }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readRefundMatter: port<RefundMatter, RefundMatterInput>(),
    /** Asks for a refund, or changes what was asked; answers which one it is. */
    sendApplication: port<{ refundSn: string }, RefundInput>(),
    uploadPicture: port<{ url: string }, PictureUpload>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeMatter: assign((_, { output }: Read) => ({ matter: output.answer })),
    storeChoice: assign(({ context }, { chosen }: { chosen: ApplicationChoice }) => ({
      application: withChoice(matterOf(context), applicationOf(context), chosen),
      errors: {},
      isStale: true,
    })),
    storeAmount: assign(({ context }, { amount }: { amount: string }) => ({
      ...withApplication(context, { amount }),
      errors: withoutFormError(context.errors, 'amount'),
    })),
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      ...withApplication(context, { reason, amount: null }),
      errors: withoutFormError<ApplicationField>(withoutFormError<ApplicationField>(context.errors, 'reason'), 'amount'),
    })),
    storeWords: assign(({ context }, { words }: { words: string }) => ({
      ...withApplication(context, { words }),
      errors: withoutFormError(context.errors, 'words'),
    })),
    addPictures: assign(({ context }, { ids }: { ids: string[] }) => {
      const { pictures } = applicationOf(context);
      return {
        ...withApplication(context, { pictures: withPictures(pictures, ids) }),
        isCrowded: pictures.length + ids.length > mostPictures,
      };
    }),
    removePicture: assign(({ context }, { id }: { id: string }) => ({
      ...withApplication(context, { pictures: applicationOf(context).pictures.filter((picture) => picture.id !== id) }),
      isCrowded: false,
    })),
    queuePicture: assign(({ context }, { id }: { id: string }) =>
      withApplication(context, { pictures: withPicture(applicationOf(context).pictures, id, { problem: null }) }),
    ),
    takePicture: assign(({ context }) => {
      const { id } = required(waitingPicture(applicationOf(context).pictures));
      return { sending: { id, key: `${context.place.orderNumber}-${id}` } };
    }),
    storePicture: assign(({ context }, { output }: { output: Answered<{ url: string }> }) =>
      withApplication(context, {
        pictures: withPicture(applicationOf(context).pictures, onItsWay(context).id, { url: output.answer.url }),
      }),
    ),
    markPicture: assign(({ context }, { error }: { error: unknown }) =>
      withApplication(context, {
        pictures: withPicture(applicationOf(context).pictures, onItsWay(context).id, { problem: problemOf(error).code }),
      }),
    ),
    storeDraft: assign((_, { draft }: { draft: RefundApplication }) => ({ application: draft })),
    storeErrors: assign(({ context }) => ({ errors: errorsIn(context), tries: context.tries + 1 })),
    clearErrors: assign({ errors: {}, problem: null }),
    makeKey: assign(({ context }) => ({
      made: context.made + 1,
      key: `${context.visitor.seed}-application-${context.made + 1}`,
      problem: null,
      errors: {},
      isCrowded: false,
    })),
    storeRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const problem = problemOf(error);
      return { problem, errors: refusedApplication(problem), tries: context.tries + 1 };
    }),
    storeApplied: assign((_, { output }: { output: Answered<{ refundSn: string }> }) => ({ refundSn: output.answer.refundSn })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    tellApplied: emit(({ context }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'good' as const, id: context.place.refundSn === null ? 'toast.refund.APPLY' : 'toast.refund.EDIT' },
    })),
    tellNotices: emit({ type: 'notices.touched' }),
    goToRefund: emit((_, { output }: { output: Answered<{ refundSn: string }> }) => ({
      type: 'place.wanted' as const,
      replace: true,
      place: { name: 'refund' as const, refundSn: output.answer.refundSn },
    })),
  },
  guards: {
    isThisOrder: ({ context: { place } }, { ref }: { ref: string | null }) =>
      ref === null || ref === place.orderNumber || ref === place.refundSn,
    isStale: ({ context }) => context.isStale,
    isApplicable: (_, { output }: Read) => canApply(output.answer),
    isInapplicable: (_, { output }: Read) => !canApply(output.answer),
    isAsSeen: ({ context }, { output }: Read) => isSameRequest(matterOf(context), output.answer, applicationOf(context)),
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    hasWaitingPicture: ({ context }) => waitingPicture(applicationOf(context).pictures) !== null,
    hasUnsentPicture: ({ context }) => hasUnsent(applicationOf(context)),
    isWrong: ({ context }) => hasFormError(errorsIn(context)),
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
  },
}).createMachine({
  id: 'refundApply',
  description:
    'Asks for a refund of a line or a whole order, money alone or for goods that come back, or changes what was asked (contract N2, N3).',
  context: ({ input }) => ({
    place: input.place,
    visitor: input.visitor,
    matter: null,
    application: null,
    errors: {},
    tries: 0,
    sending: null,
    isCrowded: false,
    made: 0,
    key: '',
    refundSn: null,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['refund', 'order'] } },
  on: {
    'data.changed': {
      guard: { type: 'isThisOrder', params: fromEvent('ref') },
      actions: 'noteChange',
      description: 'This order or its refund has moved, or may have: may it still be asked for?',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'What can be refunded, how much and for which reasons is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readRefundMatter',
        input: ({ context }) => inputOf(context),
        onDone: [
          {
            guard: { type: 'isApplicable', params: fromEvent('output') },
            target: 'writing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It can be asked for.',
          },
          {
            target: 'refused',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'Nothing can be asked for now; the mall says why.',
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is no such order for this shopper (404).',
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
    unknown: { description: 'There is no such order for this shopper.' },
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
    refused: {
      description: 'Nothing can be asked for; the page says why and leads back to the order.',
      always: { guard: 'isStale', target: 'reading', description: 'It has moved: perhaps it can now.' },
    },
    writing: {
      description: 'The shopper says what should come back, how much and why.',
      type: 'parallel',
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was filled in before stands there.',
        },
        'line.chosen': {
          actions: { type: 'storeChoice', params: ({ event: { line } }) => ({ chosen: { line } }) },
          description: 'One line, or the whole order; reasons and amounts follow.',
        },
        'kind.chosen': {
          actions: { type: 'storeChoice', params: ({ event: { applyType } }) => ({ chosen: { applyType } }) },
          description: 'Money alone, or money for goods that go back.',
        },
        'pieces.chosen': {
          actions: { type: 'storeChoice', params: ({ event: { goodsNum } }) => ({ chosen: { goodsNum } }) },
          description: 'So many pieces of the line; the amounts follow.',
        },
        'amount.typed': { actions: { type: 'storeAmount', params: fromEvent('amount') }, description: 'Less than the most may come back.' },
        'reason.chosen': {
          actions: { type: 'storeReason', params: fromEvent('reason') },
          description: 'Why; all that this may bring is asked for.',
        },
        'words.typed': { actions: { type: 'storeWords', params: fromEvent('words') }, description: "In the shopper's own words." },
        'pictures.picked': {
          actions: { type: 'addPictures', params: fromEvent('ids') },
          description: 'Pictures: picked, dropped or pasted. Beyond five the first ones are taken and the page says so.',
        },
        'picture.removed': { actions: { type: 'removePicture', params: fromEvent('id') }, description: 'A picture is left out.' },
        'picture.retried': {
          actions: { type: 'queuePicture', params: fromEvent('id') },
          description: 'A picture that was not taken is sent again.',
        },
      },
      states: {
        matter: {
          description: 'Whether it may still be asked for.',
          initial: 'known',
          states: {
            known: {
              description: 'It may.',
              always: { guard: 'isStale', target: 'checking', description: 'Something else was chosen, or the order has moved meanwhile.' },
              on: {
                'send.pressed': [
                  { guard: 'isWrong', actions: 'storeErrors', description: 'Something is missing or too much: it is said at its place.' },
                  { guard: not('hasUnsentPicture'), target: '#refundApply.sending', actions: 'makeKey', description: 'It is asked for.' },
                ],
              },
            },
            checking: {
              description: 'What may come back is read anew; the form stays, and can be filled in and sent.',
              entry: 'beginReading',
              on: {
                'send.pressed': [
                  { guard: 'isWrong', actions: 'storeErrors', description: 'Something is missing or too much: it is said at its place.' },
                  {
                    guard: not('hasUnsentPicture'),
                    target: '#refundApply.verifying',
                    actions: 'clearErrors',
                    description: 'It is asked for, if that is what the shopper saw.',
                  },
                ],
              },
              invoke: {
                src: 'readRefundMatter',
                input: ({ context }) => inputOf(context),
                onDone: [
                  {
                    guard: { type: 'isApplicable', params: fromEvent('output') },
                    target: 'known',
                    actions: { type: 'storeMatter', params: fromEvent('output') },
                    description: 'It still may.',
                  },
                  {
                    target: '#refundApply.refused',
                    actions: { type: 'storeMatter', params: fromEvent('output') },
                    description: 'It may not any more; the mall says why.',
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
      description: 'It is to be asked for, and what it stands on had changed: would that still be what the shopper saw?',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readRefundMatter',
        input: ({ context }) => inputOf(context),
        onDone: [
          {
            guard: { type: 'isInapplicable', params: fromEvent('output') },
            target: 'refused',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It cannot be asked for any more; the mall says why.',
          },
          {
            guard: { type: 'isAsSeen', params: fromEvent('output') },
            target: 'sending',
            actions: ['makeKey', { type: 'storeMatter', params: fromEvent('output') }],
            description: 'It would: it is asked for.',
          },
          {
            target: 'writing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'It would not: the amounts as they are now are shown, and nothing was asked for.',
          },
        ],
        onError: {
          target: 'writing',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not be read: the page says so, and nothing was asked for.',
        },
      },
    },
    sending: {
      description: 'The mall takes it, once, under its own key.',
      tags: 'busy',
      invoke: {
        src: 'sendApplication',
        input: ({ context }) => ({
          param: refundParam(matterOf(context), applicationOf(context)),
          refundSn: context.place.refundSn,
          key: context.key,
        }),
        onDone: {
          target: 'applied',
          actions: [
            { type: 'storeApplied', params: fromEvent('output') },
            'tellApplied',
            'tellNotices',
            { type: 'goToRefund', params: fromEvent('output') },
          ],
          description: 'It is asked for: its own page opens.',
        },
        onError: [
          {
            guard: { type: 'isNetworkError', params: fromEvent('error') },
            target: 'uncertain',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'No answer: it may have happened or not.',
          },
          {
            target: 'writing.matter.checking',
            actions: { type: 'storeRefusal', params: fromEvent('error') },
            description: 'Refused: the page says why at its place and looks what is true now; what was filled in stays.',
          },
        ],
      },
    },
    uncertain: {
      description: 'Nobody knows whether it arrived; sending it again under the same key is safe.',
      on: { 'retry.pressed': { target: 'sending', actions: 'clearProblem', description: 'Try again, with the same key.' } },
    },
    applied: { description: 'It is asked for; its own page is about to open.' },
  },
});

type Snapshot = SnapshotFrom<typeof refundApplyMachine>;

/** The form stands, whether it can be changed or not. */
export const isForm = (snapshot: Snapshot): boolean =>
  snapshot.matches('writing') || snapshot.matches('verifying') || snapshot.matches('sending') || snapshot.matches('uncertain');
