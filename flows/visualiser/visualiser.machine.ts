import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Stimulus } from '../explorerState.ts';
import type { ManualWalk } from './session/manualWalk.ts';
import type { Coverage } from './coverage.ts';
import type { Difference } from './difference.ts';
import type { Recording } from '#src/devtools/recording.ts';
import type { Heard, Tab } from './live/follow.ts';
import { emptyLog, followed, type Log } from './live/log.ts';

export type Mode = 'looking' | 'byHand' | 'live' | 'coverage' | 'difference';

type Context = {
  noun: string;
  /** A path of a state or a place of a transition. */
  chosen: string | null;
  hand: ManualWalk | null;
  log: Log;
  tabs: Tab[];
  /** Which actor of the log the chart follows. */
  actor: string | null;
  /** Which actor acted last, and whether the chart goes along with it. */
  acting: string | null;
  isFollowing: boolean;
  /** The step that is shown; null follows the newest. */
  cursor: number | null;
  fault: string | null;
  coverage: Coverage | null;
  ref: string;
  difference: Difference | null;
};

type MapEvent =
  | { type: 'machine.chosen'; noun: string; item?: string | undefined }
  | { type: 'item.chosen'; item: string | null }
  | { type: 'mode.chosen'; mode: Mode }
  | { type: 'hand.begun'; start: string }
  | { type: 'stimulus.chosen'; stimulus: Stimulus }
  | { type: 'hand.loaded'; hand: ManualWalk }
  | { type: 'recording.loaded'; log: Log }
  | { type: 'session.refused'; sentence: string }
  | { type: 'fault.closed' }
  | { type: 'cursor.moved'; cursor: number | null }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'follow.pressed' }
  | { type: 'tab.chosen'; tab: string }
  | Heard
  | { type: 'ref.chosen'; ref: string }
  | { type: 'retry.pressed' };

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type Rules = {
  begin: (noun: string, start: string | null) => ManualWalk | null;
  goOn: (hand: ManualWalk, nth: number, stimulus: Stimulus) => ManualWalk;
  begun: (log: Log, recording: Recording, title: string) => Log;
  /** The machine of an actor of the log, and the newest actor that runs a machine. */
  nounOf: (log: Log, actor: string) => string | null;
  actorOf: (log: Log, noun: string) => string | null;
  /** Whom to look at after what came since that entry; null where nobody acted. */
  actingSince: (log: Log, nth: number) => string | null;
};

const newestOf = (log: Log): number => log.entries.at(-1)?.nth ?? 0;

/** The chart of an actor. */
const shows = (rules: Rules, { log, noun }: Pick<Context, 'log' | 'noun'>, actor: string | null): Partial<Context> => {
  const wanted = (actor === null ? null : rules.nounOf(log, actor)) ?? noun;
  return { actor, noun: wanted, ...(wanted === noun ? {} : { chosen: null }) };
};

/**
 * What the visualiser is doing: looking, walking by hand, following the shop, showing coverage or a difference. `replayRules` are its pure
 * parts.
 */
export const visualiserMachine = (rules: Rules) =>
  setup({
    types: { context: {} as Context, events: {} as MapEvent, input: {} as { noun: string; item: string | null } },
    actors: {
      followShop: fromCallback<MapEvent>(() => undefined),
      readCoverage: fromPromise<Coverage, { noun: string }>(() => new Promise(() => undefined)),
      readDifference: fromPromise<Difference, { noun: string; ref: string }>(() => new Promise(() => undefined)),
    },
    actions: {
      storeMachine: assign(({ context }, chosen: { noun: string; item: string | null }) => ({
        noun: chosen.noun,
        chosen: chosen.item,
        fault: null,
        ...(chosen.noun === context.noun
          ? {}
          : { hand: null, cursor: null, coverage: null, difference: null, actor: rules.actorOf(context.log, chosen.noun) }),
      })),
      storeItem: assign({ chosen: (_, chosen: { item: string | null }) => chosen.item }),
      beginHand: assign(({ context }, begun: { start: string | null }) => ({
        hand: rules.begin(context.noun, begun.start),
        cursor: null,
        fault: null,
      })),
      storeOnWalking: assign(({ context }) =>
        context.hand?.machine === context.noun ? {} : { hand: rules.begin(context.noun, null), cursor: null },
      ),
      takeStep: assign(({ context }, taken: { stimulus: Stimulus }) =>
        context.hand
          ? { hand: rules.goOn(context.hand, context.cursor ?? context.hand.steps.length - 1, taken.stimulus), cursor: null }
          : {},
      ),
      storeHand: assign((_, loaded: { hand: ManualWalk }) => ({
        hand: loaded.hand,
        noun: loaded.hand.machine,
        chosen: null,
        cursor: null,
        fault: null,
      })),
      storeLog: assign(({ context }, loaded: { log: Log }) => {
        const actor = rules.actorOf(loaded.log, context.noun) ?? loaded.log.actors.keys().next().value ?? null;
        return {
          log: loaded.log,
          actor,
          noun: (actor === null ? null : rules.nounOf(loaded.log, actor)) ?? context.noun,
          chosen: null,
          cursor: null,
          fault: null,
        };
      }),
      storeRecording: assign(({ context }, came: { recording: Recording; title: string }) => {
        const log = rules.begun(context.log, came.recording, came.title);
        const acting = rules.actingSince(log, newestOf(context.log)) ?? context.acting;
        return {
          log,
          acting,
          ...(context.isFollowing && acting !== null
            ? shows(rules, { ...context, log }, acting)
            : { actor: rules.actorOf(log, context.noun) }),
        };
      }),
      storeSteps: assign(({ context }, came: { what: Extract<Heard, { type: 'steps.came' }>['what'] }) => {
        const log = followed(context.log, came.what);
        const acting = rules.actingSince(log, newestOf(context.log)) ?? context.acting;
        if (context.cursor !== null) return { log, acting };
        return {
          log,
          acting,
          ...(context.isFollowing && acting !== null
            ? shows(rules, { ...context, log }, acting)
            : { actor: rules.actorOf(log, context.noun) }),
        };
      }),
      turnFollowing: assign(({ context }) => ({
        isFollowing: !context.isFollowing,
        ...(context.isFollowing || context.acting === null ? {} : { cursor: null, ...shows(rules, context, context.acting) }),
      })),
      stopFollowing: assign({ isFollowing: false }),
      storeTabs: assign({ tabs: (_, came: { tabs: Tab[] }) => came.tabs }),
      chooseTab: sendTo('shop', (_, chosen: { tab: string }) => ({ type: 'tab.chosen' as const, tab: chosen.tab })),
      storeActor: assign(({ context }, chosen: { actor: string }) => ({ ...shows(rules, context, chosen.actor), chosen: null })),
      clearLog: assign({ log: emptyLog, tabs: [], actor: null, acting: null, isFollowing: true, cursor: null }),
      followNewest: assign({ cursor: null }),
      storeCursor: assign({ cursor: (_, moved: { cursor: number | null }) => moved.cursor }),
      storeError: assign({ fault: (_, refused: { sentence: string }) => refused.sentence }),
      clearFault: assign({ fault: null }),
      storeCoverage: assign({ coverage: (_, read: { coverage: Coverage }) => read.coverage, fault: null }),
      storeRef: assign({ ref: (_, chosen: { ref: string }) => chosen.ref, difference: null }),
      storeDifference: assign({ difference: (_, read: { difference: Difference }) => read.difference, fault: null }),
    },
    guards: {
      isLooking: (_, chosen: { mode: Mode }) => chosen.mode === 'looking',
      isByHand: (_, chosen: { mode: Mode }) => chosen.mode === 'byHand',
      isLive: (_, chosen: { mode: Mode }) => chosen.mode === 'live',
      isCoverage: (_, chosen: { mode: Mode }) => chosen.mode === 'coverage',
      isDifference: (_, chosen: { mode: Mode }) => chosen.mode === 'difference',
    },
  }).createMachine({
    id: 'map',
    description: 'The visualiser: one machine is drawn, and looked at in one of five ways.',
    context: ({ input }) => ({
      noun: input.noun,
      chosen: input.item,
      hand: null,
      log: emptyLog,
      tabs: [],
      actor: null,
      acting: null,
      isFollowing: true,
      cursor: null,
      fault: null,
      coverage: null,
      ref: 'HEAD',
      difference: null,
    }),
    initial: 'looking',
    on: {
      'machine.chosen': {
        actions: { type: 'storeMachine', params: ({ event }) => ({ noun: event.noun, item: event.item ?? null }) },
        description: 'Another machine, or something in it.',
      },
      'item.chosen': {
        actions: { type: 'storeItem', params: ({ event }) => ({ item: event.item }) },
        description: 'A state or transition is looked at.',
      },
      'mode.chosen': [
        {
          guard: { type: 'isLooking', params: ({ event }) => ({ mode: event.mode }) },
          target: '.looking',
          description: 'The chart alone.',
        },
        { guard: { type: 'isByHand', params: ({ event }) => ({ mode: event.mode }) }, target: '.byHand', description: 'Walk it by hand.' },
        {
          guard: { type: 'isLive', params: ({ event }) => ({ mode: event.mode }) },
          target: '.live',
          description: 'Follow the shop in another tab.',
        },
        {
          guard: { type: 'isCoverage', params: ({ event }) => ({ mode: event.mode }) },
          target: '.coverage',
          description: 'What the tests walked.',
        },
        {
          guard: { type: 'isDifference', params: ({ event }) => ({ mode: event.mode }) },
          target: '.difference',
          description: 'Against another commit.',
        },
      ],
      'hand.loaded': {
        target: '.byHand',
        actions: { type: 'storeHand', params: ({ event }) => ({ hand: event.hand }) },
        description: 'A kept walk is shown again.',
      },
      'recording.loaded': {
        target: '.live.kept',
        actions: { type: 'storeLog', params: ({ event }) => ({ log: event.log }) },
        description: 'A kept recording is shown again.',
      },
      'session.refused': {
        actions: { type: 'storeError', params: ({ event }) => ({ sentence: event.sentence }) },
        description: 'What was to be loaded does not fit.',
      },
      'fault.closed': { actions: 'clearFault', description: 'The sentence was read.' },
      'cursor.moved': {
        actions: { type: 'storeCursor', params: ({ event }) => ({ cursor: event.cursor }) },
        description: 'Back and forth through what happened.',
      },
    },
    states: {
      looking: { description: 'The chart as it is written.' },
      byHand: {
        description: 'The machine is walked by hand.',
        entry: ['storeOnWalking', 'followNewest'],
        on: {
          'machine.chosen': {
            target: 'byHand',
            reenter: true,
            actions: { type: 'storeMachine', params: ({ event }) => ({ noun: event.noun, item: event.item ?? null }) },
            description: 'Another machine: its walk begins.',
          },
          'hand.loaded': {
            target: 'byHand',
            actions: { type: 'storeHand', params: ({ event }) => ({ hand: event.hand }) },
            description: 'A kept walk is shown again.',
          },
          'hand.begun': {
            actions: { type: 'beginHand', params: ({ event }) => ({ start: event.start }) },
            description: 'From the beginning.',
          },
          'stimulus.chosen': {
            actions: { type: 'takeStep', params: ({ event }) => ({ stimulus: event.stimulus }) },
            description: 'It happens.',
          },
        },
      },
      live: {
        description: 'The running shop is followed.',
        initial: 'attached',
        states: {
          attached: {
            description: "Messages of the shop's tabs are heard.",
            entry: 'clearLog',
            invoke: { src: 'followShop', id: 'shop' },
            initial: 'calling',
            on: {
              'tabs.came': {
                actions: { type: 'storeTabs', params: ({ event }) => ({ tabs: event.tabs }) },
                description: 'These tabs of the shop answer.',
              },
              'tab.chosen': {
                actions: [{ type: 'chooseTab', params: ({ event }) => ({ tab: event.tab }) }],
                description: 'Follow another tab.',
              },
              'recording.came': {
                target: '.following',
                actions: { type: 'storeRecording', params: ({ event }) => ({ recording: event.recording, title: event.tab.title }) },
                description: 'The tab tells what happened before.',
              },
              'steps.came': {
                actions: { type: 'storeSteps', params: ({ event }) => ({ what: event.what }) },
                description: 'The tab tells what happens.',
              },
              'tab.lost': { target: '.lost', description: 'The tab was closed, or loads anew.' },
              'actor.chosen': {
                actions: ['stopFollowing', { type: 'storeActor', params: ({ event }) => ({ actor: event.actor }) }],
                description: 'Enter another actor and stay with it.',
              },
              'machine.chosen': {
                actions: [
                  'stopFollowing',
                  { type: 'storeMachine', params: ({ event }) => ({ noun: event.noun, item: event.item ?? null }) },
                ],
                description: 'Another machine, to stay with it.',
              },
              'follow.pressed': { actions: 'turnFollowing', description: 'The chart goes along with whoever acts, or stays.' },
              'retry.pressed': { target: 'attached', reenter: true, description: 'Call again.' },
            },
            states: {
              calling: { description: 'Is there a tab of the shop?' },
              following: { description: 'What happens there is shown here.' },
              lost: { description: 'The tab was closed; what was recorded stays.' },
            },
          },
          kept: {
            description: 'A recording that was kept is shown.',
            on: {
              'actor.chosen': {
                actions: { type: 'storeActor', params: ({ event }) => ({ actor: event.actor }) },
                description: 'Enter another actor.',
              },
              'retry.pressed': { target: 'attached', description: 'Follow the running shop instead.' },
            },
          },
        },
      },
      coverage: {
        description: 'The chart is coloured by what the tests walked.',
        initial: 'reading',
        on: {
          'machine.chosen': {
            target: '.reading',
            actions: { type: 'storeMachine', params: ({ event }) => ({ noun: event.noun, item: event.item ?? null }) },
            description: 'Another machine.',
          },
        },
        states: {
          reading: {
            description: 'The records are read.',
            invoke: {
              src: 'readCoverage',
              input: ({ context }) => ({ noun: context.noun }),
              onDone: {
                target: 'shown',
                actions: { type: 'storeCoverage', params: ({ event }) => ({ coverage: event.output }) },
                description: 'They are there.',
              },
              onError: {
                target: 'unread',
                actions: { type: 'storeError', params: ({ event }) => ({ sentence: sentenceOf(event.error) }) },
                description: 'There are none.',
              },
            },
          },
          shown: { description: 'The chart is coloured.' },
          unread: { description: 'There are no records yet.', on: { 'retry.pressed': { target: 'reading', description: 'Read again.' } } },
        },
      },
      difference: {
        description: 'The charts of two commits lie over each other.',
        initial: 'reading',
        on: {
          'machine.chosen': {
            target: '.reading',
            actions: { type: 'storeMachine', params: ({ event }) => ({ noun: event.noun, item: event.item ?? null }) },
            description: 'Another machine.',
          },
          'ref.chosen': {
            target: '.reading',
            actions: { type: 'storeRef', params: ({ event }) => ({ ref: event.ref }) },
            description: 'Another commit.',
          },
        },
        states: {
          reading: {
            description: 'The machine is read as that commit has it.',
            invoke: {
              src: 'readDifference',
              input: ({ context }) => ({ noun: context.noun, ref: context.ref }),
              onDone: {
                target: 'shown',
                actions: { type: 'storeDifference', params: ({ event }) => ({ difference: event.output }) },
                description: 'Both are there.',
              },
              onError: {
                target: 'unread',
                actions: { type: 'storeError', params: ({ event }) => ({ sentence: sentenceOf(event.error) }) },
                description: 'There is no such commit.',
              },
            },
          },
          shown: { description: 'What is new, gone and changed is coloured.' },
          unread: { description: 'It could not be read.', on: { 'retry.pressed': { target: 'reading', description: 'Read again.' } } },
        },
      },
    },
  });
