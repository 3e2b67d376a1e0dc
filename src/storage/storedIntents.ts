import type { SeenCart } from '#machines/rules/cart.ts';
import type { BoxName, Boxes } from './shopperStorage.ts';

type Fields = Record<string, unknown>;
const fieldsOf = (found: unknown): Fields => (typeof found === 'object' && found !== null ? (found as Fields) : {});
const areNumbers = (found: unknown, ...names: string[]): boolean => names.every((name) => Number.isFinite(fieldsOf(found)[name]));
const isList = (found: unknown): boolean => Array.isArray(found) && found.every(Number.isFinite);

const isCartWish = ({ kind, line, basketIds, checked, ...fields }: Fields): boolean => {
  switch (kind) {
    case 'add':
      return areNumbers(line, 'prodId', 'skuId', 'shopId', 'count');
    case 'setCount':
      return areNumbers(fields, 'basketId', 'count');
    case 'check':
      return isList(basketIds) && typeof checked === 'boolean';
    case 'remove':
    case 'moveToFavourites':
      return isList(basketIds);
    default:
      return kind === 'clearExpired';
  }
};

const isListChange = (found: unknown): boolean => {
  const { kind, itemIds } = fieldsOf(found);
  switch (kind) {
    case 'count':
      return areNumbers(found, 'itemId', 'count');
    case 'move':
      return areNumbers(found, 'itemId', 'place');
    default:
      return kind === 'remove' && isList(itemIds);
  }
};

const shapes: Record<BoxName, (found: Fields) => boolean> = {
  cart: isCartWish,
  favourites: ({ favourite, isWanted }) =>
    typeof isWanted === 'boolean' && areNumbers(favourite, 'id') && ['product', 'shop'].includes(String(fieldsOf(favourite)['kind'])),
  footprint: ({ product }) =>
    areNumbers(product, 'prodId', 'price') &&
    typeof fieldsOf(product)['prodName'] === 'string' &&
    typeof fieldsOf(product)['pic'] === 'string',
  messages: ({ type, content, ...message }) =>
    areNumbers(message, 'conversationId') && typeof content === 'string' && ['TEXT', 'IMAGE', 'PRODUCT', 'ORDER'].includes(String(type)),
  lists: ({ listId, change, shareCode }) =>
    Number.isFinite(listId) && isListChange(change) && (shareCode === undefined || typeof shareCode === 'string'),
};

/** Whether what a browser kept is an intent of this box as this build knows it: storage may be old, or written by anybody. */
export const isIntent = <Name extends BoxName>(box: Name, found: unknown): found is Boxes[Name] => {
  const { key, at, refused, ...fields } = fieldsOf(found);
  return typeof key === 'string' && Number.isFinite(at) && (refused === null || typeof refused === 'string') && shapes[box](fields);
};

/** Whether what a browser kept is a cart that can be shown. */
export const isSeenCart = (found: unknown): found is SeenCart => {
  const { cart, readAt } = fieldsOf(found);
  const { shops, expired, amount } = fieldsOf(cart);
  return (
    Number.isFinite(readAt) &&
    Array.isArray(shops) &&
    Array.isArray(expired) &&
    areNumbers(amount, 'totalMoney', 'finalMoney', 'count') &&
    areNumbers(cart, 'count')
  );
};
