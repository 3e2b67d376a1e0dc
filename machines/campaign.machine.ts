import { assign, setup } from 'xstate';
import { campaignStatusOf } from './rules/campaign.ts';
import { mayScrollOn, nothingRead, waitsForPress, withPage, type InfiniteList } from './rules/list/infiniteList.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import { nextMomentOf } from './rules/nextMoment.ts';
import { parseListQuery } from './rules/list/listQuery.ts';
import type { Campaign } from './model/home.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { ProdCard } from './model/product.ts';

/** A campaign with its first products, and the others that are on or to come. */
export type CampaignFirst = { campaign: Campaign; others: Campaign[]; page: PageOf<ProdCard> };
export type CampaignInput = { campaignId: number; regionId: number; current: number };

type Context = {
  place: PlaceOf<'campaign'>;
  regionId: number;
  at: Moment;
  campaign: Campaign | null;
  others: Campaign[];
  read: InfiniteList;
  problem: Problem | null;
};

const endsOf = ({ startTime, endTime }: Campaign) => ({ startAt: Date.parse(startTime), endAt: Date.parse(endTime) });

/** When the clock is looked at next: where the campaign begins or ends. */
const nextLook = ({ campaign, at }: Context): Moment => {
  if (campaign === null) return at;
  const { startAt, endAt } = endsOf(campaign);
  return nextMomentOf([startAt, endAt], at) ?? at;
};

export const campaignMachine = setup({
  types: {
    input: {} as PageInput<'campaign'>,
    context: {} as Context,
    events: {} as Stamped<{ type: 'end.neared' } | { type: 'more.pressed' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: {
    readCampaign: port<CampaignFirst, CampaignInput>(),
    readMoreOfCampaign: port<PageOf<ProdCard>, CampaignInput>(),
  },
  actions: {
    storeFirst: assign((_, { output: { answer, at } }: { output: Answered<CampaignFirst> }) => ({
      campaign: answer.campaign,
      others: answer.others,
      read: withPage(nothingRead, answer.page),
      at,
      problem: null,
    })),
    storeMore: assign(({ context }, answered: { output: Answered<PageOf<ProdCard>> }) => ({
      read: withPage(context.read, answered.output.answer),
      problem: null,
    })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeLook: assign({ at: ({ context }) => nextLook(context) }),
    storeNow: assign({ at: (_, came: { at: Moment }) => came.at }),
  },
  guards: {
    isUnknown: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NOT_FOUND',
    isToCome: ({ context }) => context.campaign !== null && campaignStatusOf(endsOf(context.campaign), context.at) === 'UPCOMING',
    isOn: ({ context }) => context.campaign !== null && campaignStatusOf(endsOf(context.campaign), context.at) === 'ON',
    isEmpty: ({ context }) => context.read.total === 0,
    isPressAwaited: ({ context }) => waitsForPress(context.read),
    mayScrollOn: ({ context }) => mayScrollOn(context.read),
  },
  delays: { untilNextLook: ({ context }) => nextLook(context) - context.at },
}).createMachine({
  id: 'campaign',
  description: "A campaign: whether it is to come, on or over by the mall's clock, and its products page by page.",
  context: ({ input }) => ({
    place: input.place,
    regionId: input.visitor.regionId,
    at: input.visitor.at,
    campaign: null,
    others: [],
    read: nothingRead,
    problem: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The campaign and its first products are being read.',
      tags: 'busy',
      invoke: {
        src: 'readCampaign',
        input: ({ context }) => ({
          campaignId: context.place.campaignId,
          regionId: context.regionId,
          current: parseListQuery(context.place.query).page,
        }),
        onDone: {
          target: 'open',
          actions: { type: 'storeFirst', params: fromEvent('output') },
          description: 'The mall answers.',
        },
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'The mall knows no such campaign.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unknown: { description: 'There is no such campaign (404).', type: 'final' },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    open: {
      description: 'The campaign is on the screen.',
      type: 'parallel',
      states: {
        time: {
          description: 'Where the campaign is in its time.',
          initial: 'looking',
          on: {
            resume: {
              target: '.looking',
              actions: { type: 'storeNow', params: fromEvent('at') },
              description: 'The page is alive again: what time is it?',
            },
          },
          states: {
            looking: {
              description: 'What does the clock say?',
              always: [
                { guard: 'isToCome', target: 'toCome', description: 'It has not begun.' },
                { guard: 'isOn', target: 'on', description: 'It is on.' },
                { target: 'over', description: 'It is over.' },
              ],
            },
            toCome: {
              description: 'The campaign is announced; the time until it begins runs down.',
              after: { untilNextLook: { target: 'looking', actions: 'storeLook', description: 'It begins, or no timer runs longer.' } },
            },
            on: {
              description: 'The campaign is on; the time until it ends runs down.',
              after: { untilNextLook: { target: 'looking', actions: 'storeLook', description: 'It ends, or no timer runs longer.' } },
            },
            over: { description: 'The campaign is over: the page says so and leads to those that are not.' },
          },
        },
        list: {
          description: 'Its products.',
          initial: 'counting',
          states: {
            counting: {
              description: 'Is there anything?',
              always: [
                { guard: 'isEmpty', target: 'empty', description: 'Nothing of it is in stock in this region.' },
                { target: 'browsing', description: 'There is.' },
              ],
            },
            empty: { description: 'Nothing of it is in stock in this region: the page says so.', type: 'final' },
            browsing: {
              description: 'The products can be looked through.',
              on: {
                'end.neared': {
                  guard: 'mayScrollOn',
                  target: 'readingMore',
                  description: 'The end of the list comes near: the next page is read by itself, three times.',
                },
                'more.pressed': {
                  guard: 'isPressAwaited',
                  target: 'readingMore',
                  description: 'After three pages the shopper asks for more.',
                },
              },
            },
            readingMore: {
              description: 'The next page of the list is on its way; what is shown stays.',
              invoke: {
                src: 'readMoreOfCampaign',
                input: ({ context }) => ({
                  campaignId: context.place.campaignId,
                  regionId: context.regionId,
                  current: context.read.current + 1,
                }),
                onDone: {
                  target: 'browsing',
                  actions: { type: 'storeMore', params: fromEvent('output') },
                  description: 'More products.',
                },
                onError: {
                  target: 'moreUnreadable',
                  actions: { type: 'storeProblem', params: fromEvent('error') },
                  description: 'The next page could not be read; what is shown stays.',
                },
              },
            },
            moreUnreadable: {
              description: 'What is shown stays; the shopper may try again.',
              on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
            },
          },
        },
      },
    },
  },
});
