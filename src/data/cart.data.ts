import type { CartChange } from '#machines/rules/cart.ts';
import type { Cart } from '#machines/model/cart.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment CartLine on CartItem {
    basketId
    shopId
    shopName
    prodId
    prodName
    skuId
    skuName
    pic
    price
    oriPrice
    priceSymbol
    currency
    prodCount
    productTotalAmount
    checked
    stocks
    stockStatus
    deliverable
    priceWhenAdded
    maxBuy
    issue {
      code
      desc
      level
      basketId
      shopId
    }
  }
`);

graphql(`
  fragment Amount on CartAmount {
    totalMoney
    finalMoney
    subtractMoney
    count
    freight
    smallCartFee
    smallCartGap
    minPayGap
    freeDeliveryGap
    priceSymbol
    currency
  }
`);

const ReadCartCount = graphql(`
  query ReadCartCount {
    cartCount
  }
`);
/** How many pieces lie in the cart (contract I2). */
export const readCartCount = async (ask: Ask, _question: undefined, how?: How): Promise<number> =>
  (await ask(ReadCartCount, {}, how)).cartCount;

const ReadCartLines = graphql(`
  query ReadCartLines {
    cart {
      shopId
      shopName
      shopLogo
      shopCartItemDiscounts {
        shopCartItems {
          ...CartLine
        }
      }
    }
    expiredCartItems {
      shopId
      shopName
      shopCartItemDtoList {
        ...CartLine
      }
    }
    cartCount
  }
`);
const ReadCartAmount = graphql(`
  query ReadCartAmount($basketIds: [SafeInt!]!) {
    cartAmount(input: $basketIds) {
      ...Amount
    }
  }
`);
/** The cart's lines, and what the chosen ones cost: the mall adds up, nobody else (contract I1, I3, I9). */
export const readCart = async (ask: Ask, _question: undefined, how?: How): Promise<Cart> => {
  const { cart: shops, expiredCartItems: expired, cartCount: count } = await ask(ReadCartLines, {}, how);
  const basketIds = shops
    .flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems))
    .filter((item) => item.checked)
    .map((item) => item.basketId);
  const { cartAmount: amount } = await ask(ReadCartAmount, { basketIds }, how);
  return { shops, expired, amount, count };
};

const ChangeCartItem = graphql(`
  mutation ChangeCartItem($input: CartChangeInput!) {
    changeCartItem(input: $input) {
      ... on CartChanged {
        totalCount
      }
      ...WhyNot
    }
  }
`);
const SetCartItem = graphql(`
  mutation SetCartItem($input: CartSetInput!) {
    setCartItem(input: $input) {
      ... on CartChanged {
        totalCount
      }
      ...WhyNot
    }
  }
`);
const CheckCartItems = graphql(`
  mutation CheckCartItems($input: CartCheckInput!) {
    checkCartItems(input: $input) {
      ... on CartAmount {
        count
      }
      ...WhyNot
    }
  }
`);
const RemoveCartItems = graphql(`
  mutation RemoveCartItems($basketIds: [SafeInt!]!) {
    removeCartItems(input: $basketIds) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
const MoveToFavourites = graphql(`
  mutation MoveToFavourites($basketIds: [SafeInt!]!) {
    moveToCollection(input: $basketIds) {
      ... on CartMoved {
        moved
      }
      ...WhyNot
    }
  }
`);
const ClearExpiredCartItems = graphql(`
  mutation ClearExpiredCartItems {
    clearExpiredCartItems {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

/** Saves one wish; `totalCount` where the mall says how many pieces there are now, else null (contract I4, I5, I7, I8, I10, I12). */
export const saveCartWish = async (ask: Ask, wish: CartChange, how?: How): Promise<{ totalCount: number | null }> => {
  const pressedAt = new Date(wish.at).toISOString();
  switch (wish.kind) {
    case 'add': {
      const { prodId, skuId, shopId, count } = wish.line;
      const { totalCount } = allowed(
        (await ask(ChangeCartItem, { input: { basketId: 0, prodId, skuId, shopId, count } }, how)).changeCartItem,
      );
      return { totalCount };
    }
    case 'setCount': {
      const { basketId, count } = wish;
      const { totalCount } = allowed((await ask(SetCartItem, { input: { basketId, count, pressedAt } }, how)).setCartItem);
      return { totalCount };
    }
    case 'check':
      allowed(
        (await ask(CheckCartItems, { input: { basketIds: wish.basketIds, checked: wish.checked ? 1 : 0, pressedAt } }, how)).checkCartItems,
      );
      return { totalCount: null };
    case 'remove':
      allowed((await ask(RemoveCartItems, { basketIds: wish.basketIds }, how)).removeCartItems);
      return { totalCount: null };
    case 'moveToFavourites':
      allowed((await ask(MoveToFavourites, { basketIds: wish.basketIds }, how)).moveToCollection);
      return { totalCount: null };
    case 'clearExpired':
      allowed((await ask(ClearExpiredCartItems, {}, how)).clearExpiredCartItems);
      return { totalCount: null };
  }
};
