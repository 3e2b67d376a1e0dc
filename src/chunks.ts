import type { AnyStateMachine } from 'xstate';
import type { PlaceName } from '#machines/words.ts';
import type { Door } from './plugs/plug.ts';
import type { AnyPage, Page } from './view.ts';

/** What a chunk brings: the page, and its machine with the ports filled, or the child of the shop that it follows. */
export type Loaded = { page: AnyPage; plugged: AnyStateMachine; follows?: 'cart' };
type Chunk = (door: Door) => Promise<Loaded>;

const chunk =
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

/** Where each place's page comes from: view, machine and plugs in one lazy chunk. */
export const pageChunks: Record<PlaceName, Chunk> = {
  cart: follow('cart', () => import('./pages/cart.page.tsx')),
  home: chunk(() => import('./pages/home.page.tsx'), () => import('./plugs/home.plugs.ts')),
};
