import { happeningsOf } from '#flows/happenings.ts';
import { productMachine } from '#machines/product.machine.ts';
import { card, product as dayPack } from './goods.ts';
import { here, shopperHere } from './here.ts';

const place = { name: 'product' as const, productId: dayPack.prodId, skuId: null };

export const product = happeningsOf(productMachine)({
  inputs: {
    'a guest by link': { place, here, known: null },
    'a shopper from a card': { place, here: shopperHere, known: card(dayPack.prodId) },
  },
  events: {
    'variant.chosen': [({ context }) => ({ propName: 'Colour', value: context.picks.Colour === 'Red' ? 'Blue' : 'Red' })],
    'quantity.changed': [({ context }) => (context.picks.Colour === 'Red' && context.quantity < 3 ? { count: context.quantity + 1 } : null)],
    'picture.chosen': [{ index: 1 }],
    'addToCart.pressed': [{}], 'buyNow.pressed': [{}], 'chat.pressed': [{}], 'retry.pressed': [{}], resume: [{}],
  },
  ports: {
    readProduct: { answers: { 'in stock': dayPack, 'taken off the shelf': { ...dayPack, status: 0 } }, refusals: ['NOT_FOUND', 'UNREACHABLE'] },
    readSurroundings: {
      answers: {
        'one alike': { similar: [card(102)] },
      },
      refusals: ['OFFLINE'],
    },
  },
  seen: ({ here: { isLoggedIn }, picks, quantity, picture, product: read }) => ({ isLoggedIn, picks, quantity, picture, isRead: read !== null }),
});
