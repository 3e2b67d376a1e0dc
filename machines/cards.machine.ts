import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { callbackPort, fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { mayBeDefault, type Card } from './model/card.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { FrameWord, VaultSession } from './model/payment.ts';
import type { PageInput } from './model/place.ts';
import type { VisitorContext } from './model/visitor.ts';

type Context = {
  visitor: VisitorContext;
  cards: Card[];
  /** The card that becomes the default one, or that is about to be removed. */
  chosen: number | null;
  /** Why the chosen card stayed as it was, or the new one was not saved. */
  refused: Problem | null;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
  vault: VaultSession | null;
  isFrameReady: boolean;
  isCardComplete: boolean;
  height: number;
  vaultToken: string;
  made: number;
};

type CardsAnswered = { output: Answered<Card[]> };
type Pressed = { cardId: number };

export const cardsMachine = setup({
  types: {
    input: {} as PageInput<'cards'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'default.pressed'; cardId: number }
      | { type: 'removal.pressed'; cardId: number }
      | { type: 'removal.confirmed' }
      | { type: 'close.pressed' }
      | { type: 'add.pressed' }
      | { type: 'save.pressed' }
      | Exclude<FrameWord, { type: 'step.done' }>
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readCards: port<Card[]>(),
    makeCardDefault: port<Card, { cardId: number }>(),
    removeCard: port<null, { cardId: number }>(),
    openVault: port<VaultSession, { purpose: 'PAY' | 'SAVE' }>(),
    /** The card vault's frame in the page: it is told to submit, and never tells a card number. */
    cardFields: callbackPort<{ type: 'submit' }, { locale: string }>(),
    saveCard: port<Card, { vaultToken: string; key: string }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeCards: assign({
      cards: (_, { output }: CardsAnswered) => output.answer,
      at: (_, { output }: CardsAnswered) => output.at,
      problem: null,
    }),
    choose: assign((_, { cardId }: Pressed) => ({ chosen: cardId, refused: null })),
    storeDefault: assign(({ context }, { output }: { output: Answered<Card> }) => ({
      cards: [output.answer, ...context.cards.filter(({ cardId }) => cardId !== output.answer.cardId)].map((card) => ({
        ...card,
        isDefault: card.cardId === output.answer.cardId,
      })),
    })),
    leaveOut: assign(({ context }) => ({ cards: context.cards.filter(({ cardId }) => cardId !== context.chosen) })),
    chooseNone: assign({ chosen: null, refused: null }),
    storeVault: assign({
      vault: (_, answered: { output: Answered<VaultSession> }) => answered.output.answer,
      isFrameReady: false,
      isCardComplete: false,
    }),
    storeReady: assign({ isFrameReady: true }),
    storeHeight: assign({ height: (_, resized: { height: number }) => resized.height }),
    storeComplete: assign({ isCardComplete: (_, changed: { valid: boolean }) => changed.valid }),
    storeToken: assign(({ context }, came: { vaultToken: string }) => ({ vaultToken: came.vaultToken, made: context.made + 1 })),
    submitFields: sendTo('cardFields', { type: 'submit' as const }),
    storeSaved: assign(({ context }, { output: { answer } }: { output: Answered<Card> }) => ({
      cards: [...context.cards.filter(({ cardId }) => cardId !== answer.cardId), answer],
      refused: null,
    })),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeRefusal: assign({ refused: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    tellDefault: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.cardDefault' } }),
    tellSaved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.cardSaved' } }),
    tellRemoved: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'toast.cardDeleted' } }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    isThere: ({ context }, pressed: Pressed) => context.cards.some(({ cardId }) => cardId === pressed.cardId),
    mayBeSaved: ({ context }) => context.isFrameReady && context.isCardComplete,
    mayBeDefault: ({ context }, pressed: Pressed) => context.cards.some((card) => card.cardId === pressed.cardId && mayBeDefault(card)),
  },
}).createMachine({
  id: 'cards',
  description: "The shopper's saved cards: which one pays first, and which ones shall go, and another one (contract L).",
  context: ({ input: { visitor } }) => ({
    visitor,
    cards: [],
    chosen: null,
    refused: null,
    at: visitor.at,
    isStale: false,
    problem: null,
    vault: null,
    isFrameReady: false,
    isCardComplete: false,
    height: 0,
    vaultToken: '',
    made: 0,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['user'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A card came, went or became the default one, or may have: they are read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The cards are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readCards',
        onDone: { target: 'shown', actions: { type: 'storeCards', params: fromEvent('output') }, description: 'The mall answers.' },
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
      description: 'The cards are on the screen, or that there is none yet.',
      initial: 'settled',
      states: {
        settled: {
          description: 'One can become the default one, one can go, another one can come.',
          always: { guard: 'isStale', target: 'refreshing', description: 'A card came, went or became the default one.' },
          on: {
            'default.pressed': {
              guard: { type: 'mayBeDefault', params: fromEvent('cardId') },
              target: 'makingDefault',
              actions: { type: 'choose', params: fromEvent('cardId') },
              description: 'This card shall pay first.',
            },
            'removal.pressed': {
              guard: { type: 'isThere', params: fromEvent('cardId') },
              target: 'confirming',
              actions: { type: 'choose', params: fromEvent('cardId') },
              description: 'A card shall go: sure?',
            },
            'add.pressed': { target: 'adding', actions: 'chooseNone', description: 'Another card shall be saved.' },
            resume: {
              guard: { type: 'isOld', params: fromEvent('at') },
              target: 'refreshing',
              description: 'The page is alive again after a while: what is true now?',
            },
          },
        },
        refreshing: {
          description: 'The cards are read anew; what is shown stays until then, and can be used.',
          entry: 'beginReading',
          on: {
            'default.pressed': {
              guard: { type: 'mayBeDefault', params: fromEvent('cardId') },
              target: 'makingDefault',
              actions: [{ type: 'choose', params: fromEvent('cardId') }, 'noteChange'],
              description: 'This card shall pay first; they are read anew after it.',
            },
            'removal.pressed': {
              guard: { type: 'isThere', params: fromEvent('cardId') },
              target: 'confirming',
              actions: [{ type: 'choose', params: fromEvent('cardId') }, 'noteChange'],
              description: 'A card shall go: sure? They are read anew after it.',
            },
            'add.pressed': {
              target: 'adding',
              actions: ['chooseNone', 'noteChange'],
              description: 'Another card shall be saved; they are read anew after it.',
            },
          },
          invoke: {
            src: 'readCards',
            onDone: {
              target: 'settled',
              actions: { type: 'storeCards', params: fromEvent('output') },
              description: 'The cards as they are now.',
            },
            onError: { target: 'settled', description: 'They could not be read: what is shown stays.' },
          },
        },
        makingDefault: {
          description: 'The mall makes the card the default one.',
          tags: 'busy',
          invoke: {
            src: 'makeCardDefault',
            input: ({ context }) => ({ cardId: required(context.chosen) }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeDefault', params: fromEvent('output') }, 'tellDefault'],
              description: 'It stands first.',
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'It may be gone: the page says why, and looks what is true now.',
            },
          },
        },
        adding: {
          description: "A card is typed into the vault's own frame, in a sheet.",
          initial: 'openingVault',
          on: { 'close.pressed': { target: 'settled', actions: 'chooseNone', description: 'None shall be saved.' } },
          states: {
            openingVault: {
              description: 'The bank card vault opens a session.',
              invoke: {
                src: 'openVault',
                input: { purpose: 'SAVE' },
                onDone: {
                  target: 'fields',
                  actions: { type: 'storeVault', params: fromEvent('output') },
                  description: 'Its fields can be shown.',
                },
                onError: { target: 'vaultUnreachable', description: 'The vault cannot be reached.' },
              },
            },
            vaultUnreachable: {
              description: 'Without the vault no card can be typed.',
              on: { 'retry.pressed': { target: 'openingVault', description: 'Try again.' } },
            },
            fields: {
              description: "The vault's fields stand there.",
              initial: 'typing',
              invoke: { src: 'cardFields', id: 'cardFields', input: ({ context }) => ({ locale: context.visitor.locale }) },
              on: {
                'frame.ready': { actions: 'storeReady', description: 'The fields are there.' },
                'frame.resized': {
                  actions: { type: 'storeHeight', params: fromEvent('height') },
                  description: 'The frame wants another height.',
                },
                'fields.changed': {
                  actions: { type: 'storeComplete', params: fromEvent('valid') },
                  description: 'The card is complete, or not.',
                },
              },
              states: {
                typing: {
                  description: 'The shopper types.',
                  on: {
                    'save.pressed': { guard: 'mayBeSaved', target: 'tokenising', description: 'The vault is asked for a one-time token.' },
                  },
                },
                tokenising: {
                  description: 'The vault checks the card and makes the token.',
                  tags: 'busy',
                  entry: 'submitFields',
                  on: {
                    'token.came': {
                      target: '#cards.shown.saving',
                      actions: { type: 'storeToken', params: fromEvent('vaultToken') },
                      description: 'The mall is asked to save it, once.',
                    },
                    'fields.refused': { target: 'typing', description: 'The fields say what is wrong.' },
                  },
                },
              },
            },
          },
        },
        saving: {
          description: 'The bank looks at the card, and the mall notes that it is saved.',
          tags: 'busy',
          invoke: {
            src: 'saveCard',
            input: ({ context }) => ({ vaultToken: context.vaultToken, key: `${context.visitor.seed}-card-${context.made}` }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeSaved', params: fromEvent('output') }, 'noteChange', 'tellSaved'],
              description: 'It is saved.',
            },
            onError: {
              target: 'adding',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'The bank declines it, or cannot be reached: the sheet says why, and another one can be typed.',
            },
          },
        },
        confirming: {
          description: 'A last look before a card goes.',
          on: {
            'removal.confirmed': { target: 'removing', description: 'It shall go.' },
            'close.pressed': { target: 'settled', description: 'It stays.' },
          },
        },
        removing: {
          description: 'The mall and the bank forget the card.',
          tags: 'busy',
          invoke: {
            src: 'removeCard',
            input: ({ context }) => ({ cardId: required(context.chosen) }),
            onDone: {
              target: 'settled',
              actions: ['leaveOut', 'noteChange', 'tellRemoved'],
              description: 'It is gone; another one may be the default one now.',
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'A payment uses it, or it may have gone: the page says why, and looks what is true now.',
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof cardsMachine>;

/** A card is about to be removed. */
export const isRemoving = (snapshot: Snapshot): boolean =>
  snapshot.matches({ shown: 'confirming' }) || snapshot.matches({ shown: 'removing' });

/** A card is being added. */
export const isAdding = (snapshot: Snapshot): boolean => snapshot.matches({ shown: 'adding' }) || snapshot.matches({ shown: 'saving' });
