import type { CartChange } from '#machines/rules/cart.ts';
import type { Cart } from '#machines/model/cart.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const readCartCount = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<number> =>
  (await execute(ReadCartCount, {}, options)).cartCount;

const ReadCartLines = graphql(`
  query ReadCartLines {
    cart {
      shopId
      shopName
      shopLogo
      couponCount
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
export const readCart = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Cart> => {
  const { cart: shops, expiredCartItems: expired, cartCount: count } = await execute(ReadCartLines, {}, options);
  const basketIds = shops
    .flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems))
    .filter((item) => item.checked)
    .map((item) => item.basketId);
  const { cartAmount: amount } = await execute(ReadCartAmount, { basketIds }, options);
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
export const saveCartMutation = async (
  execute: Execute,
  change: CartChange,
  options?: RequestOptions,
): Promise<{ totalCount: number | null }> => {
  const pressedAt = new Date(change.at).toISOString();
  switch (change.kind) {
    case 'add': {
      const { prodId, skuId, shopId, count } = change.line;
      const { totalCount } = allowed(
        (await execute(ChangeCartItem, { input: { basketId: 0, prodId, skuId, shopId, count } }, options)).changeCartItem,
      );
      return { totalCount };
    }
    case 'setCount': {
      const { basketId, count } = change;
      const { totalCount } = allowed((await execute(SetCartItem, { input: { basketId, count, pressedAt } }, options)).setCartItem);
      return { totalCount };
    }
    case 'check':
      allowed(
        (await execute(CheckCartItems, { input: { basketIds: change.basketIds, checked: change.checked ? 1 : 0, pressedAt } }, options))
          .checkCartItems,
      );
      return { totalCount: null };
    case 'remove':
      allowed((await execute(RemoveCartItems, { basketIds: change.basketIds }, options)).removeCartItems);
      return { totalCount: null };
    case 'moveToFavourites':
      allowed((await execute(MoveToFavourites, { basketIds: change.basketIds }, options)).moveToCollection);
      return { totalCount: null };
    case 'clearExpired':
      allowed((await execute(ClearExpiredCartItems, {}, options)).clearExpiredCartItems);
      return { totalCount: null };
  }
};
