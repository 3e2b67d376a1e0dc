import type { AnyStateMachine } from 'xstate';
import type { PageName } from '#machines/model/place.ts';
import { adapt, type Gateway, type OnlyPortsOf, type PortFunctions } from '../adapters/adapt.ts';
import type { AnyPage, Page } from '../app/pageTypes.ts';

/** What a chunk brings: the page, and its machine with the ports filled, or the child of the shop that it follows. */
export type LoadedPage = { page: AnyPage; adapted: AnyStateMachine; follows?: 'cart' };
export type PageLoader = (gateway: Gateway) => Promise<LoadedPage>;

/** A chunk that has not come after this long has failed (spec 8). */
const longestLoad = 120_000;

const inTime = async <Loading>(load: Promise<Loading>): Promise<Loading> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, longestLoad, new Error('The page did not load in time.'));
  });
  try {
    return await Promise.race([load, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Brings what is loaded over the network: a script that gets lost is asked for once more (spec 8). Refuses when it is lost again, or late.
 */
export const loadWithRetry = <Loading>(load: () => Promise<Loading>): Promise<Loading> => inTime(load().catch(load));

/** A view and the data functions that fill its machine's ports, fetched together. */
export const pageLoader =
  <Machine extends AnyStateMachine, Functions extends PortFunctions<Machine>>(
    view: () => Promise<{ page: Page<Machine> }>,
    data: () => Promise<OnlyPortsOf<Machine, Functions>>,
  ): PageLoader =>
  async (gateway) => {
    const [{ page }, functions] = await Promise.all([view(), data()]);
    return { page: page as unknown as AnyPage, adapted: adapt(page.machine, functions, gateway) };
  };

/** The data of a page that asks nothing. */
export const noPorts = () => Promise.resolve({});

/** A view and the adapter of its machine, where that has more than data functions to it, fetched together. */
export const adaptedPageLoader =
  <Machine extends AnyStateMachine>(
    view: () => Promise<{ page: Page<Machine> }>,
    adapter: () => Promise<{ adaptPage: (gateway: Gateway) => Machine }>,
  ): PageLoader =>
  async (gateway) => {
    const [{ page }, { adaptPage }] = await Promise.all([view(), adapter()]);
    return { page: page as unknown as AnyPage, adapted: adaptPage(gateway) };
  };

/** A page that shows a child of the shop instead of a machine of its own. */
const follow =
  <Machine extends AnyStateMachine>(child: 'cart', view: () => Promise<{ page: Page<Machine> }>): PageLoader =>
  async () => {
    const { page } = await view();
    return { page: page as unknown as AnyPage, adapted: page.machine, follows: child };
  };

/** Where the login dialog comes from. */
export const loginLoader: PageLoader = adaptedPageLoader(
  () => import('../pages/login.page.tsx'),
  () => import('../adapters/login.adapter.ts'),
);

/** Where each page of `places` comes from: view, machine and what fills its ports, in one lazy chunk. */
export const pageLoaders: Record<PageName, PageLoader> = {
  home: pageLoader(
    () => import('../pages/home.page.tsx'),
    () => import('../data/home.data.ts'),
  ),
  productList: adaptedPageLoader(
    () => import('../pages/productList.page.tsx'),
    () => import('../adapters/productList.adapter.ts'),
  ),
  directory: pageLoader(
    () => import('../pages/directory.page.tsx'),
    () => import('../data/directory.data.ts'),
  ),
  categories: pageLoader(
    () => import('../pages/categories.page.tsx'),
    () => import('../data/categories.data.ts'),
  ),
  discover: pageLoader(
    () => import('../pages/discover.page.tsx'),
    () => import('../data/discover.data.ts'),
  ),
  search: adaptedPageLoader(
    () => import('../pages/search.page.tsx'),
    () => import('../adapters/search.adapter.ts'),
  ),
  product: pageLoader(
    () => import('../pages/product.page.tsx'),
    () => import('../data/product.data.ts'),
  ),
  campaign: pageLoader(
    () => import('../pages/campaign.page.tsx'),
    () => import('../data/campaign.data.ts'),
  ),
  signIn: adaptedPageLoader(
    () => import('../pages/signIn.page.tsx'),
    () => import('../adapters/signIn.adapter.ts'),
  ),
  cart: follow('cart', () => import('../pages/cart.page.tsx')),
  checkout: adaptedPageLoader(
    () => import('../pages/checkout.page.tsx'),
    () => import('../adapters/checkout.adapter.ts'),
  ),
  payment: adaptedPageLoader(
    () => import('../pages/payment.page.tsx'),
    () => import('../adapters/payment.adapter.ts'),
  ),
  orders: pageLoader(
    () => import('../pages/orders.page.tsx'),
    () => import('../data/orders.data.ts'),
  ),
  order: adaptedPageLoader(
    () => import('../pages/order.page.tsx'),
    () => import('../adapters/order.adapter.ts'),
  ),
  cancelOrder: pageLoader(
    () => import('../pages/cancelOrder.page.tsx'),
    () => import('../data/cancelOrder.data.ts'),
  ),
  changeAddress: adaptedPageLoader(
    () => import('../pages/changeAddress.page.tsx'),
    () => import('../adapters/changeAddress.adapter.ts'),
  ),
  logistics: pageLoader(
    () => import('../pages/logistics.page.tsx'),
    () => import('../data/logistics.data.ts'),
  ),
  receipt: adaptedPageLoader(
    () => import('../pages/receipt.page.tsx'),
    () => import('../adapters/receipt.adapter.ts'),
  ),
  favourites: pageLoader(
    () => import('../pages/favourites.page.tsx'),
    () => import('../data/favourites.data.ts'),
  ),
  footprint: adaptedPageLoader(
    () => import('../pages/footprint.page.tsx'),
    () => import('../adapters/footprint.adapter.ts'),
  ),
  profile: pageLoader(
    () => import('../pages/profile.page.tsx'),
    () => import('../data/profile.data.ts'),
  ),
  deadlines: adaptedPageLoader(
    () => import('../pages/deadlines.page.tsx'),
    () => import('../adapters/deadlines.adapter.ts'),
  ),
  coins: pageLoader(
    () => import('../pages/coins.page.tsx'),
    () => import('../data/coins.data.ts'),
  ),
  coinPrice: pageLoader(
    () => import('../pages/coinPrice.page.tsx'),
    () => import('../data/coinPrice.data.ts'),
  ),
  coinRecords: pageLoader(
    () => import('../pages/coinRecords.page.tsx'),
    () => import('../data/coinRecords.data.ts'),
  ),
  invitation: pageLoader(
    () => import('../pages/invitation.page.tsx'),
    () => import('../data/invitation.data.ts'),
  ),
  chat: adaptedPageLoader(
    () => import('../pages/chat.page.tsx'),
    () => import('../adapters/chat.adapter.ts'),
  ),
  notification: pageLoader(
    () => import('../pages/notification.page.tsx'),
    () => import('../data/notification.data.ts'),
  ),
  contact: pageLoader(
    () => import('../pages/contact.page.tsx'),
    () => import('../data/contact.data.ts'),
  ),
  policy: pageLoader(
    () => import('../pages/policy.page.tsx'),
    () => import('../data/policy.data.ts'),
  ),
  register: adaptedPageLoader(
    () => import('../pages/register.page.tsx'),
    () => import('../adapters/register.adapter.ts'),
  ),
  rate: adaptedPageLoader(
    () => import('../pages/rate.page.tsx'),
    () => import('../adapters/rate.adapter.ts'),
  ),
  refunds: pageLoader(
    () => import('../pages/refunds.page.tsx'),
    () => import('../data/refunds.data.ts'),
  ),
  refundApply: adaptedPageLoader(
    () => import('../pages/refundApply.page.tsx'),
    () => import('../adapters/refundApply.adapter.ts'),
  ),
  claim: adaptedPageLoader(
    () => import('../pages/claim.page.tsx'),
    () => import('../adapters/claim.adapter.ts'),
  ),
  refund: adaptedPageLoader(
    () => import('../pages/refund.page.tsx'),
    () => import('../adapters/refund.adapter.ts'),
  ),
  myReviews: pageLoader(
    () => import('../pages/myReviews.page.tsx'),
    () => import('../data/myReviews.data.ts'),
  ),
  groupBuys: pageLoader(
    () => import('../pages/groupBuys.page.tsx'),
    () => import('../data/groupBuys.data.ts'),
  ),
  groupBuy: pageLoader(
    () => import('../pages/groupBuy.page.tsx'),
    () => import('../data/groupBuy.data.ts'),
  ),
  voucherCentre: pageLoader(
    () => import('../pages/voucherCentre.page.tsx'),
    () => import('../data/voucherCentre.data.ts'),
  ),
  settings: pageLoader(
    () => import('../pages/settings.page.tsx'),
    () => import('../data/settings.data.ts'),
  ),
  addresses: adaptedPageLoader(
    () => import('../pages/addresses.page.tsx'),
    () => import('../adapters/addresses.adapter.ts'),
  ),
  cards: adaptedPageLoader(
    () => import('../pages/cards.page.tsx'),
    () => import('../adapters/cards.adapter.ts'),
  ),
  wishLists: pageLoader(
    () => import('../pages/wishLists.page.tsx'),
    () => import('../data/wishLists.data.ts'),
  ),
  sharedList: adaptedPageLoader(
    () => import('../pages/sharedList.page.tsx'),
    () => import('../adapters/sharedList.adapter.ts'),
  ),
  wishList: adaptedPageLoader(
    () => import('../pages/wishList.page.tsx'),
    () => import('../adapters/wishList.adapter.ts'),
  ),
  notFound: pageLoader(() => import('../pages/notFound.page.tsx'), noPorts),
};
