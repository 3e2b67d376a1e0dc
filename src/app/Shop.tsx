import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { AppContextValue } from './AppContext.ts';
import { AppContext } from './AppContext.ts';
import { ChildActorView } from '../components/shell/ChildActorView.tsx';
import { afterPaint } from '../design/layout/DeferredContent.tsx';
import { AppLayout } from './AppLayout.tsx';
import { PageHost, useSlot } from './PageHost.tsx';
import { parsePlace } from '../navigation/parsePlace.ts';
import type { ShopActor } from '../runtime/createShop.ts';
import { ActorView } from './ActorView.tsx';
import type { ActorSlots } from '../runtime/actorSlots.ts';
import { documentTitleOf } from '../document/documentTitle.ts';

export type ShopProps = {
  actor: ShopActor;
  slots: ActorSlots;
  around: AppContextValue;
  now: () => number;
  wayOf: () => 'link' | 'back';
  /** A page was drawn, and lives. */ onDrawn?: () => void;
};
type Address = { ssrPath?: string; ssrSearch?: string };

/** Follows the address bar: each new address opens its place. */
const AddressBar = ({ actor, now, wayOf, ssrPath, ssrSearch }: Pick<ShopProps, 'actor' | 'now' | 'wayOf'> & Address) => {
  const path = usePathname({ ssrPath });
  const search = useSearch({ ssrSearch });
  useEffect(() => {
    const place = parsePlace(path, search);
    if (JSON.stringify(place) !== JSON.stringify(actor.getSnapshot().context.place)) {
      actor.send({ type: 'place.opened', place, way: wayOf(), at: now() });
    }
  }, [path, search, actor, now, wayOf]);
  return null;
};

/** Keeps the window's title the page's. */
const Title = ({ actor, slots, brand }: { actor: ShopActor; slots: ActorSlots; brand: string }) => {
  const intl = useIntl();
  const running = useSlot(slots, 'page');
  useEffect(() => {
    const write = () => {
      document.title = documentTitleOf(actor.getSnapshot(), running, intl, brand);
    };
    const forget = afterPaint(write);
    const watches = [running?.actor, actor].map((followed) => followed?.subscribe(write));
    return () => {
      forget();
      for (const watch of watches) watch?.unsubscribe();
    };
  }, [actor, running, intl, brand]);
  return null;
};

/** The whole shop in the window: frame, page and dialog, following one shop actor. */
export const Shop = ({ actor, slots, around, now, wayOf, onDrawn, ...address }: ShopProps & Address) => {
  useEffect(() => {
    if (slots.page === null) onDrawn?.();
  }, [slots, onDrawn]);
  const failPage = useCallback(() => {
    // It is not drawn again, and the shop lives on without it.
    slots.set('page', null);
    onDrawn?.();
    actor.send({ type: 'page.failed', problem: { code: 'BROKEN_ANSWER', at: now() }, at: now() });
  }, [actor, slots, now, onDrawn]);
  const dialog = useSlot(slots, 'dialog');
  const problemReport = useSlot(slots, 'problemReport');
  const regionChange = useSlot(slots, 'regionChange');
  const appUpdate = useSlot(slots, 'appUpdate');
  const appOffer = useSlot(slots, 'appOffer');
  const undo = useSlot(slots, 'undo');
  return (
    <AppContext value={around}>
      <AddressBar actor={actor} now={now} wayOf={wayOf} {...address} />
      <Title actor={actor} slots={slots} brand={around.brand} />
      <ChildActorView actor={actor}>
        {(view) => (
          <AppLayout
            {...view}
            dialog={[dialog, problemReport, regionChange, appOffer, appUpdate, undo].map((each) =>
              each ? <ActorView key={each.actor.id} actor={each.actor} View={each.page.View} now={now} /> : null,
            )}
          >
            <PageHost slots={slots} now={now} onDrawn={onDrawn} onFailed={failPage} />
          </AppLayout>
        )}
      </ChildActorView>
    </AppContext>
  );
};
