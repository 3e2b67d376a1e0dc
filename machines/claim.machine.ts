import { assign, emit, not, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { hasFormError, withoutFormError, type FormErrors } from './rules/form/formErrors.ts';
import { mostPictures, waitingPicture, withPicture, withPictures, type PictureUpload } from './rules/pictures.ts';
import {
  begunClaim,
  canClaim,
  claimErrors,
  claimRequest,
  withKind,
  type ClaimField,
  type ClaimForm,
  type ClaimMatter,
  type ClaimRequest,
} from './rules/refund/claimForm.ts';
import { hasUnsent } from './rules/refund/refundForm.ts';
import type { ClaimKind } from './rules/refund/refundReasons.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isMissing, isNetworkProblem, problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

/** `key`: the same claim is made once. */
export type ClaimInput = { orderNumber: string; param: ClaimRequest; key: string };

type Context = {
  orderNumber: string;
  visitor: VisitorContext;
  matter: ClaimMatter | null;
  /** What is filled in; null until something was. */
  form: ClaimForm | null;
  errors: FormErrors<ClaimField>;
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

type Read = { output: Answered<ClaimMatter> };

const matterOf = ({ matter }: Context): ClaimMatter => required(matter);

/** The claim as it stands: what was filled in, else what it begins with. */
export const claimOf = (context: Context): ClaimForm => context.form ?? begunClaim(matterOf(context));

const errorsIn = (context: Context): FormErrors<ClaimField> => claimErrors(matterOf(context), claimOf(context));

const onItsWay = ({ sending }: Context): PictureUpload => required(sending);

const withForm = (context: Context, change: Partial<ClaimForm>): { form: ClaimForm } => ({ form: { ...claimOf(context), ...change } });

export const claimMachine = setup({
  types: {
    input: {} as PageInput<'claim'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'kind.chosen'; kind: ClaimKind }
      | { type: 'words.typed'; words: string }
      | { type: 'pictures.picked'; ids: string[] }
      | { type: 'picture.removed'; id: string }
      | { type: 'picture.retried'; id: string }
      | { type: 'send.pressed' }
      | { type: 'draft.found'; draft: ClaimForm }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readClaimMatter: port<ClaimMatter, { orderNumber: string }>(),
    /** Makes the claim; answers which refund it is. */
    sendClaim: port<{ refundSn: string }, ClaimInput>(),
    uploadPicture: port<{ url: string }, PictureUpload>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeMatter: assign((_, { output }: Read) => ({ matter: output.answer })),
    storeKind: assign(({ context }, { kind }: { kind: ClaimKind }) => ({
      form: withKind(matterOf(context), claimOf(context), kind),
      errors: withoutFormError(context.errors, 'kind'),
    })),
    storeWords: assign(({ context }, { words }: { words: string }) => ({
      ...withForm(context, { words }),
      errors: withoutFormError(context.errors, 'words'),
    })),
    addPictures: assign(({ context }, { ids }: { ids: string[] }) => {
      const { pictures } = claimOf(context);
      return {
        ...withForm(context, { pictures: withPictures(pictures, ids) }),
        isCrowded: pictures.length + ids.length > mostPictures,
      };
    }),
    removePicture: assign(({ context }, { id }: { id: string }) => ({
      ...withForm(context, { pictures: claimOf(context).pictures.filter((picture) => picture.id !== id) }),
      isCrowded: false,
    })),
    queuePicture: assign(({ context }, { id }: { id: string }) =>
      withForm(context, { pictures: withPicture(claimOf(context).pictures, id, { problem: null }) }),
    ),
    takePicture: assign(({ context }) => {
      const { id } = required(waitingPicture(claimOf(context).pictures));
      return { sending: { id, key: `${context.orderNumber}-claim-${id}` } };
    }),
    storePicture: assign(({ context }, { output }: { output: Answered<{ url: string }> }) =>
      withForm(context, { pictures: withPicture(claimOf(context).pictures, onItsWay(context).id, { url: output.answer.url }) }),
    ),
    markPicture: assign(({ context }, { error }: { error: unknown }) =>
      withForm(context, { pictures: withPicture(claimOf(context).pictures, onItsWay(context).id, { problem: problemOf(error).code }) }),
    ),
    storeDraft: assign((_, { draft }: { draft: ClaimForm }) => ({ form: draft })),
    storeErrors: assign(({ context }) => ({ errors: errorsIn(context), tries: context.tries + 1 })),
    makeKey: assign(({ context }) => ({
      made: context.made + 1,
      key: `${context.visitor.seed}-claim-${context.made + 1}`,
      problem: null,
      errors: {},
      isCrowded: false,
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeClaimed: assign((_, { output }: { output: Answered<{ refundSn: string }> }) => ({ refundSn: output.answer.refundSn })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    tellClaimed: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.refund.ESCALATE' } }),
    tellNotices: emit({ type: 'notices.touched' }),
    goToRefund: emit((_, { output }: { output: Answered<{ refundSn: string }> }) => ({
      type: 'place.wanted' as const,
      replace: true,
      place: { name: 'refund' as const, refundSn: output.answer.refundSn },
    })),
  },
  guards: {
    isThisOrder: ({ context }, { ref }: { ref: string | null }) => ref === null || ref === context.orderNumber,
    isStale: ({ context }) => context.isStale,
    isClaimable: (_, { output }: Read) => canClaim(output.answer),
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    hasWaitingPicture: ({ context }) => waitingPicture(claimOf(context).pictures) !== null,
    hasUnsentPicture: ({ context }) => hasUnsent(claimOf(context)),
    isWrong: ({ context }) => hasFormError(errorsIn(context)),
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
  },
}).createMachine({
  id: 'claim',
  description: 'Claims on the insurance of an order: lost, damaged, or later than promised (contract M17, M19).',
  context: ({ input }) => ({
    orderNumber: input.place.orderNumber,
    visitor: input.visitor,
    matter: null,
    form: null,
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
      description: 'This order has moved, or may have: what can be claimed now?',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'What can be claimed, and what the insurance pays, is being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readClaimMatter',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isClaimable', params: fromEvent('output') },
            target: 'writing',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'A claim can be made; what is known of it stands in the form.',
          },
          {
            target: 'refused',
            actions: { type: 'storeMatter', params: fromEvent('output') },
            description: 'Nothing can be claimed now; the mall says why.',
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
      description: 'Nothing can be claimed; the page says why and leads back to the order.',
      always: { guard: 'isStale', target: 'reading', description: 'The order has moved: perhaps it can now.' },
    },
    writing: {
      description: 'The shopper says what happened.',
      type: 'parallel',
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was filled in before stands there.',
        },
        'kind.chosen': { actions: { type: 'storeKind', params: fromEvent('kind') }, description: 'Lost, damaged or late.' },
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
        'send.pressed': [
          { guard: 'isWrong', actions: 'storeErrors', description: 'Something is missing or too long: it is said at its place.' },
          { guard: not('hasUnsentPicture'), target: 'sending', actions: 'makeKey', description: 'It is claimed.' },
        ],
      },
      states: {
        matter: {
          description: 'Whether it may still be claimed.',
          initial: 'known',
          states: {
            known: {
              description: 'It may.',
              always: { guard: 'isStale', target: 'checking', description: 'The order has moved meanwhile.' },
            },
            checking: {
              description: 'What can be claimed is read anew; the form stays, and can be filled in and sent.',
              entry: 'beginReading',
              invoke: {
                src: 'readClaimMatter',
                input: ({ context }) => ({ orderNumber: context.orderNumber }),
                onDone: [
                  {
                    guard: { type: 'isClaimable', params: fromEvent('output') },
                    target: 'known',
                    actions: { type: 'storeMatter', params: fromEvent('output') },
                    description: 'It still may.',
                  },
                  {
                    target: '#claim.refused',
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
    sending: {
      description: 'The mall takes it, once, under its own key.',
      tags: 'busy',
      invoke: {
        src: 'sendClaim',
        input: ({ context }) => {
          const form = claimOf(context);
          return { orderNumber: context.orderNumber, param: claimRequest(form, required(form.kind)), key: context.key };
        },
        onDone: {
          target: 'claimed',
          actions: [
            { type: 'storeClaimed', params: fromEvent('output') },
            'tellClaimed',
            'tellNotices',
            { type: 'goToRefund', params: fromEvent('output') },
          ],
          description: 'It is claimed: its own page opens.',
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
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'Refused: the page says why and looks what is true now; what was filled in stays.',
          },
        ],
      },
    },
    uncertain: {
      description: 'Nobody knows whether it arrived; sending it again under the same key is safe.',
      on: { 'retry.pressed': { target: 'sending', actions: 'clearProblem', description: 'Try again, with the same key.' } },
    },
    claimed: { description: 'It is claimed; its own page is about to open.' },
  },
});

type Snapshot = SnapshotFrom<typeof claimMachine>;

/** The form stands, whether it can be changed or not. */
export const isForm = (snapshot: Snapshot): boolean =>
  snapshot.matches('writing') || snapshot.matches('sending') || snapshot.matches('uncertain');
