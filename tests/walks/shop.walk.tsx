import { useRef } from 'react';
import { shopMachine } from '#machines/shop.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Frame } from '#src/Frame.tsx';
import type { ShopActor } from '#src/plugs.ts';
import type { ViewOf } from '#src/view.ts';
import { dawn } from '#flows/situation.ts';
import { shop } from '#tests/happenings/shop.happenings.ts';
import { bringMenus } from './menus.tsx';
import { walkPage } from './walk.tsx';

await bringMenus();

const now = () => dawn;

/** The frame around every page, following the shop that the walk shows; its page is a sheet of paper, and the login dialog stands before it. */
const Shop = ({ snapshot, send }: ViewOf<typeof shopMachine>) => {
  const shown = useRef(snapshot);
  shown.current = snapshot;
  const actor = useRef({ getSnapshot: () => shown.current, subscribe: () => ({ unsubscribe: () => undefined }), send } as unknown as ShopActor);
  return (
    <div data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')} inert={!snapshot.matches({ login: 'closed' })}>
      <Frame actor={actor.current} now={now} pageState={snapshot.value.page} dialog={null}><h1>A page</h1></Frame>
    </div>
  );
};

walkPage({ machine: shopMachine, View: Shop }, shop, {
  elsewhere: ['kept.found', 'place.opened', 'place.wanted', 'login.succeeded', 'notice.given', 'cart.touched', 'notices.touched', 'logout.wanted', 'session.ended'],
});
