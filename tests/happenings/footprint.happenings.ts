import { happeningsOf } from '#flows/happenings.ts';
import { footprintMachine, type BrowseLog } from '#machines/footprint.machine.ts';
import { freshFor } from '#machines/orderSteps.ts';
import { card, pageOf } from './goods.ts';
import { here, shopperHere } from './here.ts';

const log = (prodId: number, day: string): BrowseLog => ({ ...card(prodId), prodBrowseLogId: prodId, browseTime: `${day}T04:00:00.000Z`, day });

export const footprint = happeningsOf(footprintMachine)({
  inputs: { 'a guest': { place: { name: 'footprint' }, here }, 'a shopper': { place: { name: 'footprint' }, here: shopperHere } },
  events: {
    'log.chosen': [({ context }) => (context.logs[0] ? { prodBrowseLogId: context.logs[0].prodBrowseLogId, isChosen: !context.chosen.includes(context.logs[0].prodBrowseLogId) } : null)],
    'removal.pressed': [{}], 'clearing.pressed': [{}], 'undo.pressed': [{}], 'more.pressed': [{}], 'retry.pressed': [{}],
    resume: [{}, ({ context }) => ({ at: context.at + freshFor + 1 })],
  },
  ports: {
    readFootprint: {
      answers: {
        none: pageOf([], 1, 0),
        'two days, one of two pages': ({ question: { current } }) => pageOf(current === 1 ? [log(1, '2026-03-02')] : [log(2, '2026-03-01')], current, 2),
      },
      refusals: ['UNREACHABLE'],
    },
    forgetLooks: { answers: { forgotten: ({ question }) => question.logs }, refusals: ['UNREACHABLE'] },
    restoreLooks: { answers: { 'they are back': {} }, refusals: ['UNREACHABLE'] },
  },
  seen: ({ here: { isLoggedIn }, current, pages, logs, chosen, removed, problem }) => ({ isLoggedIn, hasMore: current < pages, logs: logs.length, chosen: chosen.length, removed: removed.length, hasProblem: problem !== null }),
});
