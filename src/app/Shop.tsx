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
  stage: ActorSlots;
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
const Title = ({ actor, stage, brand }: { actor: ShopActor; stage: ActorSlots; brand: string }) => {
  const intl = useIntl();
  const running = useSlot(stage, 'page');
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
export const Shop = ({ actor, stage, around, now, wayOf, onDrawn, ...address }: ShopProps & Address) => {
  useEffect(() => {
    if (stage.page === null) onDrawn?.();
  }, [stage, onDrawn]);
  const failPage = useCallback(() => {
    // It is not drawn again, and the shop lives on without it.
    stage.set('page', null);
    onDrawn?.();
    actor.send({ type: 'page.failed', problem: { code: 'BROKEN_ANSWER', at: now() }, at: now() });
  }, [actor, stage, now, onDrawn]);
  const dialog = useSlot(stage, 'dialog');
  const problemReport = useSlot(stage, 'problemReport');
  const regionChange = useSlot(stage, 'regionChange');
  const appUpdate = useSlot(stage, 'appUpdate');
  const appOffer = useSlot(stage, 'appOffer');
  const undo = useSlot(stage, 'undo');
  return (
    <AppContext value={around}>
      <AddressBar actor={actor} now={now} wayOf={wayOf} {...address} />
      <Title actor={actor} stage={stage} brand={around.brand} />
      <ChildActorView actor={actor}>
        {(view) => (
          <AppLayout
            {...view}
            dialog={[dialog, problemReport, regionChange, appOffer, appUpdate, undo].map((each) =>
              each ? <ActorView key={each.actor.id} actor={each.actor} View={each.page.View} now={now} /> : null,
            )}
          >
            <PageHost stage={stage} now={now} onDrawn={onDrawn} onFailed={failPage} />
          </AppLayout>
        )}
      </ChildActorView>
    </AppContext>
  );
};
