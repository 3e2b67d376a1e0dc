import { happeningsOf } from '#flows/happenings.ts';
import { homeMachine } from '#machines/home.machine.ts';
import { card, cardsOf } from './goods.ts';
import { here } from './here.ts';

const first = {
  banners: [{ imgUrl: '/pictures/banner-1.webp', seq: 1, type: 1, relation: '101', relationName: 'Bags', alt: 'A day pack', title: 'Into the hills', text: 'Packs from Kandy', button: 'Look', tint: 2 }],
  tags: [{ tagId: 3, title: 'New in', icon: '/pictures/tag-3.webp', style: 1, seq: 1, linkType: 'TAG' as const, relation: null }],
  tagBlocks: [{ tagId: 3, title: 'New in', icon: '/pictures/tag-3.webp', style: 1, seq: 1, linkType: 'TAG' as const, relation: null, prods: [card(31)] }],
  trending: [card(41)],
};

export const home = happeningsOf(homeMachine)({
  inputs: { usual: { place: { name: 'home' }, here } },
  events: { 'end.neared': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readHome: { answers: { 'one page to like': { ...first, youMayLike: cardsOf(1, 1) }, 'five pages to like': { ...first, youMayLike: cardsOf(1, 5) } }, refusals: ['UNREACHABLE'] },
    readYouMayLike: { answers: { 'the next page': ({ question }) => cardsOf(question.current, 5) }, refusals: ['OFFLINE'] },
  },
});
