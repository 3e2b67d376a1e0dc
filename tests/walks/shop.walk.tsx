import { shopMachine } from '#machines/shop.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Frame } from '#src/Frame.tsx';
import type { ViewOf } from '#src/view.ts';
import { shop } from '../happenings/shop.happenings.ts';
import { bringMenus } from './menus.tsx';
import { walkPage } from './walk.tsx';

await bringMenus();

/** The frame around every page; its page is a sheet of paper, and the login dialog stands before it. */
const Shop = (view: ViewOf<typeof shopMachine>) => (
  <div data-state={stateWord(view.snapshot.value)} aria-busy={view.snapshot.hasTag('busy')} inert={view.snapshot.matches({ login: 'open' })}>
    <Frame {...view} dialog={null}><h1>A page</h1></Frame>
  </div>
);

walkPage({ machine: shopMachine, View: Shop }, shop, {
  elsewhere: ['kept.found', 'favourites.wanted', 'place.opened', 'place.wanted', 'login.succeeded', 'notice.given', 'cart.touched', 'notices.touched', 'logout.wanted', 'session.ended'],
  heldBack: ['login.wanted'],
});
