import type { AnyStateMachine } from 'xstate';
import type { PlaceName } from '#machines/words.ts';
import type { Door } from './plugs/plug.ts';
import type { AnyPage, Page } from './view.ts';

/** What a chunk brings: the page, and its machine with the ports filled, or the child of the shop that it follows. */
export type Loaded = { page: AnyPage; plugged: AnyStateMachine; follows?: 'cart' };
export type Chunk = (door: Door) => Promise<Loaded>;

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

/** Brings what is loaded over the network: a script that gets lost is asked for once more (spec 8). Refuses when it is lost again, or late. */
export const bring = <Loading>(load: () => Promise<Loading>): Promise<Loading> => inTime(load().catch(load));

/** A view and its plugged machine, fetched together. */
export const chunk =
  <Machine extends AnyStateMachine>(
    view: () => Promise<{ page: Page<Machine> }>,
    plugs: () => Promise<{ plugPage: (door: Door) => Machine }>,
  ): Chunk =>
  async (door) => {
    const [{ page }, { plugPage }] = await Promise.all([view(), plugs()]);
    return { page: page as unknown as AnyPage, plugged: plugPage(door) };
  };

/** A page that shows a child of the shop instead of a machine of its own. */
const follow =
  <Machine extends AnyStateMachine>(child: 'cart', view: () => Promise<{ page: Page<Machine> }>): Chunk =>
  async () => {
    const { page } = await view();
    return { page: page as unknown as AnyPage, plugged: page.machine, follows: child };
  };

/** Where the login dialog comes from. */
export const loginChunk: Chunk = chunk(() => import('./pages/login.page.tsx'), () => import('./plugs/login.plugs.ts'));

const discover = chunk(() => import('./pages/discover.page.tsx'), () => import('./plugs/discover.plugs.ts'));
const directory = chunk(() => import('./pages/directory.page.tsx'), () => import('./plugs/directory.plugs.ts'));
const shelf = chunk(() => import('./pages/shelf.page.tsx'), () => import('./plugs/shelf.plugs.ts'));

/** Where each place's page comes from: view, machine and plugs in one lazy chunk. */
export const pageChunks: Record<PlaceName, Chunk> = {
  home: chunk(() => import('./pages/home.page.tsx'), () => import('./plugs/home.plugs.ts')),
  categoryList: shelf,
  services: shelf,
  store: shelf,
  brand: shelf,
  trending: shelf,
  brands: directory,
  shops: directory,
  categories: chunk(() => import('./pages/categories.page.tsx'), () => import('./plugs/categories.plugs.ts')),
  category: discover,
  discover,
  subCategory: discover,
  search: chunk(() => import('./pages/search.page.tsx'), () => import('./plugs/search.plugs.ts')),
  product: chunk(() => import('./pages/product.page.tsx'), () => import('./plugs/product.plugs.ts')),
  campaign: chunk(() => import('./pages/campaign.page.tsx'), () => import('./plugs/campaign.plugs.ts')),
  cart: follow('cart', () => import('./pages/cart.page.tsx')),
  checkout: chunk(() => import('./pages/checkout.page.tsx'), () => import('./plugs/checkout.plugs.ts')),
  payment: chunk(() => import('./pages/payment.page.tsx'), () => import('./plugs/payment.plugs.ts')),
  orders: chunk(() => import('./pages/orders.page.tsx'), () => import('./plugs/orders.plugs.ts')),
  order: chunk(() => import('./pages/order.page.tsx'), () => import('./plugs/order.plugs.ts')),
  cancelOrder: chunk(() => import('./pages/cancelOrder.page.tsx'), () => import('./plugs/cancelOrder.plugs.ts')),
  collection: chunk(() => import('./pages/favourites.page.tsx'), () => import('./plugs/favourites.plugs.ts')),
  footprint: chunk(() => import('./pages/footprint.page.tsx'), () => import('./plugs/footprint.plugs.ts')),
  profile: chunk(() => import('./pages/profile.page.tsx'), () => import('./plugs/profile.plugs.ts')),
  chat: chunk(() => import('./pages/chat.page.tsx'), () => import('./plugs/chat.plugs.ts')),
  notification: chunk(() => import('./pages/notification.page.tsx'), () => import('./plugs/notification.plugs.ts')),
  contact: chunk(() => import('./pages/contact.page.tsx'), () => import('./plugs/contact.plugs.ts')),
  policy: chunk(() => import('./pages/policy.page.tsx'), () => import('./plugs/policy.plugs.ts')),
  register: chunk(() => import('./pages/register.page.tsx'), () => import('./plugs/register.plugs.ts')),
  notFound: chunk(() => import('./pages/notFound.page.tsx'), () => import('./plugs/notFound.plugs.ts')),
};
