import { happeningsOf } from '#flows/happenings.ts';
import { favouritesMachine } from '#machines/favourites.machine.ts';
import { freshFor } from '#machines/orderSteps.ts';
import type { CollectedProd } from '#machines/words.ts';
import { card, pageOf, shopCard } from './goods.ts';
import { shopperHere } from './here.ts';

const kept = (prodId: number, changed: Partial<CollectedProd> = {}): CollectedProd => ({ ...card(prodId), id: prodId, createTime: '2026-03-01T04:00:00.000Z', priceWhenSaved: 4_500, hasVariants: false, skuId: prodId * 10, ...changed });

export const favourites = happeningsOf(favouritesMachine)({
  inputs: {
    products: { place: { name: 'collection', tab: 'products', sortName: 'new' }, here: shopperHere },
    shops: { place: { name: 'collection', tab: 'shops', sortName: 'new' }, here: shopperHere },
  },
  events: {
    'card.chosen': [
      ({ context }) => (context.cards[0] && !context.removed.includes(context.cards[0].prodId) ? { prodId: context.cards[0].prodId, isChosen: !context.chosen.includes(context.cards[0].prodId) } : null),
    ],
    'all.chosen': [({ context }) => (context.cards.length > context.removed.length ? { isChosen: context.chosen.length < context.cards.length - context.removed.length } : null)],
    'removal.pressed': [{}], 'undo.pressed': [{}],
    'addToCart.pressed': [
      ({ context }) => (context.cards[0] && !context.removed.includes(context.cards[0].prodId) ? { prodId: context.cards[0].prodId } : null),
      ({ context }) => (context.cards[1] && !context.removed.includes(context.cards[1].prodId) ? { prodId: context.cards[1].prodId } : null),
    ],
    'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}, ({ context }) => ({ at: context.at + freshFor + 1 })],
  },
  ports: {
    readFavourites: {
      answers: {
        none: ({ question }) => ({ tab: question.place.tab, page: pageOf([], 1, 0) }),
        'one of two pages': ({ question: { place, current } }) => place.tab === 'shops'
          ? { tab: 'shops', page: pageOf([{ ...shopCard, shopId: current }], current, 2) }
          : { tab: 'products', page: pageOf(current === 1 ? [kept(1), kept(2, { stockStatus: 'SOLD_OUT', priceWhenSaved: 99_000 })] : [kept(3, { deliverable: false })], current, 2) },
      },
      refusals: ['UNREACHABLE'],
    },
  },
  seen: ({ place, current, pages, cards, shops, chosen, removed }) => ({ tab: place.tab, hasMore: current < pages, cards: cards.length, shops: shops.length, chosen: [...chosen].sort(), removed: [...removed].sort() }),
});
