import { happeningsOf } from '#flows/happenings.ts';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { cardsOf, pageOf } from './goods.ts';
import { here } from './here.ts';

const hour = 3_600_000;
const day = 24 * hour;
const at = (moment: number): string => new Date(moment).toISOString();
const running = (from: number, until: number) => ({
  campaignId: 31, title: 'Tea week', text: 'Pots, cups and leaf.', pic: '/pictures/banner-1.webp', tint: 2, startTime: at(here.at + from), endTime: at(here.at + until),
});
const others = [{ ...running(-day, day), campaignId: 32, title: 'Home week' }, { ...running(2 * day, 9 * day), campaignId: 33, title: 'Kitchen week' }];

export const campaign = happeningsOf(campaignMachine)({
  inputs: { usual: { place: { name: 'campaign', campaign: 'tea-week', campaignId: 31 }, here } },
  events: { 'end.neared': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}, ({ at: now }) => (now === here.at ? { at: now + 1_000 } : null)] },
  ports: {
    readCampaign: {
      answers: {
        'in ten days, for one': { campaign: running(10 * day, 11 * day), others, page: cardsOf(1, 1) },
        'on, with five pages': { campaign: running(-day, hour), others: [], page: cardsOf(1, 5) },
        'over, with nothing': { campaign: running(-9 * day, -2 * day), others, page: pageOf([], 1, 0) },
      },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
    readMoreOfCampaign: { answers: { 'the next page': ({ question }) => cardsOf(question.current, 5) }, refusals: ['OFFLINE'] },
  },
  seen: ({ campaign: read, at: now, read: { current, pages }, problem }) => ({ from: read?.startTime, now: read === null ? null : [now < Date.parse(read.startTime), now < Date.parse(read.endTime)], late: now - here.at > 5 * day, current, pages, problem: problem?.code }),
});
