import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Around } from './parts/around.ts';
import { AroundContext } from './parts/around.ts';
import { Child } from './parts/Child.tsx';
import { afterPainting } from './design/Later.tsx';
import { Frame } from './Frame.tsx';
import { Pages, useSlot } from './Pages.tsx';
import { placeAt } from './routes.ts';
import type { ShopActor } from './plugs.ts';
import { Show } from './show.tsx';
import type { Stage } from './stage.ts';
import { titleOf } from './title.ts';

export type ShopProps = { actor: ShopActor; stage: Stage; around: Around; now: () => number; wayOf: () => 'link' | 'back'; /** A page was drawn, and lives. */ onDrawn?: () => void };
type Address = { ssrPath?: string; ssrSearch?: string };

/** Follows the address bar: each new address opens its place. */
const AddressBar = ({ actor, now, wayOf, ssrPath, ssrSearch }: Pick<ShopProps, 'actor' | 'now' | 'wayOf'> & Address) => {
  const path = usePathname({ ssrPath });
  const search = useSearch({ ssrSearch });
  useEffect(() => {
    const place = placeAt(path, search);
    if (JSON.stringify(place) !== JSON.stringify(actor.getSnapshot().context.place)) {
      actor.send({ type: 'place.opened', place, way: wayOf(), at: now() });
    }
  }, [path, search, actor, now, wayOf]);
  return null;
};

/** Keeps the window's title the page's. */
const Title = ({ actor, stage, brand }: { actor: ShopActor; stage: Stage; brand: string }) => {
  const intl = useIntl();
  const running = useSlot(stage, 'page');
  useEffect(() => {
    const write = () => {
      document.title = titleOf(actor.getSnapshot(), running, intl, brand);
    };
    const forget = afterPainting(write);
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
  const dialog = useSlot(stage, 'dialog');
  const report = useSlot(stage, 'report');
  const region = useSlot(stage, 'region');
  const edition = useSlot(stage, 'edition');
  return (
    <AroundContext value={around}>
      <AddressBar actor={actor} now={now} wayOf={wayOf} {...address} />
      <Title actor={actor} stage={stage} brand={around.brand} />
      <Child actor={actor}>
        {(view) => (
          <Frame {...view} dialog={[dialog, report, region, edition].map((each) => (each ? <Show key={each.actor.id} actor={each.actor} View={each.page.View} now={now} /> : null))}>
            <Pages stage={stage} now={now} onDrawn={onDrawn} />
          </Frame>
        )}
      </Child>
    </AroundContext>
  );
};
