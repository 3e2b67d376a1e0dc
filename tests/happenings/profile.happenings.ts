import { happeningsOf } from '#flows/happenings.ts';
import { freshFor } from '#machines/orderSteps.ts';
import { profileMachine } from '#machines/profile.machine.ts';
import { here, shopperHere } from './here.ts';

const known = {
  user: { userId: 'u-1', nickName: 'Nimal', avatarUrl: '', userMobile: null, userMail: 'nimal@example.lk', regionId: here.regionId, lang: 'en' },
  counts: { allCount: 3, toPay: 1, toDeliver: 0, toReceive: 2, completed: 0, refund: 0 }, unreadNotices: 2, unreadChats: 1, favourites: 4, followed: 1, looks: 12,
};

export const profile = happeningsOf(profileMachine)({
  inputs: { 'a shopper': { place: { name: 'profile' }, here: shopperHere } },
  events: { 'logout.pressed': [{}], 'retry.pressed': [{}], resume: [{}, ({ context }) => ({ at: context.at + freshFor + 1 })] },
  ports: { readProfile: { answers: { nimal: known }, refusals: ['UNREACHABLE'] } },
  seen: ({ profile: shown }) => shown !== null,
});
