import { shopMachine } from '#machines/shop.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { AppLayout } from '#src/app/AppLayout.tsx';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { shop } from '../fixtures/shop.fixture.ts';
import { loadMenus } from './harness/loadOverlays.tsx';
import { walkPage } from './harness/pathSuite.tsx';

await loadMenus();

/** The frame around every page; its page is a sheet of paper, and the login dialog stands before it. */
const Shop = (view: ViewOf<typeof shopMachine>) => (
  <div
    data-state={statePath(view.snapshot.value)}
    aria-busy={view.snapshot.hasTag('busy')}
    inert={view.snapshot.matches({ login: 'open' })}
  >
    <AppLayout {...view} dialog={null}>
      <h1>A page</h1>
    </AppLayout>
  </div>
);

walkPage({ machine: shopMachine, View: Shop }, shop, {
  elsewhere: [
    'kept.found',
    'favourites.wanted',
    'place.opened',
    'place.wanted',
    'login.succeeded',
    'signIn.wanted',
    'notice.given',
    'cart.touched',
    'notices.touched',
    'logout.wanted',
    'session.ended',
  ],
  heldBack: ['login.wanted'],
});
