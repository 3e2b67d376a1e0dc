import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Router, useLocation, useSearch } from 'wouter';
import type { Around } from './parts/around.ts';
import { AroundContext } from './parts/around.ts';
import { Child } from './parts/Child.tsx';
import { Frame } from './Frame.tsx';
import { placeAt } from './routes.ts';
import type { ShopActor } from './plugs.ts';
import { Show } from './show.tsx';
import type { Running, Stage } from './stage.ts';
import { defaultTitle } from './title.ts';

export type ShopProps = { actor: ShopActor; stage: Stage; around: Around; now: () => number; wayOf: () => 'link' | 'back'; onDrawn?: () => void };

const useRunning = (stage: Stage, slot: 'page' | 'dialog' | 'report'): Running | null =>
  useSyncExternalStore(stage.subscribe, () => stage[slot], () => stage[slot]);

/** Follows the address bar: each new address opens its place. */
const useAddressBar = ({ actor, now, wayOf }: Pick<ShopProps, 'actor' | 'now' | 'wayOf'>) => {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const place = placeAt(path, search);
    if (JSON.stringify(place) !== JSON.stringify(actor.getSnapshot().context.place)) {
      actor.send({ type: 'place.opened', place, way: wayOf(), at: now() });
    }
  }, [path, search, actor, now, wayOf]);
};

const useTitle = (running: Running | null, brand: string) => {
  const intl = useIntl();
  useEffect(() => {
    if (!running) return undefined;
    const write = () => {
      const head = running.page.head?.(running.actor.getSnapshot(), intl);
      document.title = head?.title ? `${head.title} | ${brand}` : defaultTitle(intl, brand);
    };
    write();
    const watch = running.actor.subscribe(write);
    return () => watch.unsubscribe();
  }, [running, intl, brand]);
};

const OpenShop = ({ actor, stage, around, now, wayOf, onDrawn }: ShopProps) => {
  useEffect(() => onDrawn?.(), [onDrawn]);
  const page = useRunning(stage, 'page');
  const dialog = useRunning(stage, 'dialog');
  const report = useRunning(stage, 'report');
  useAddressBar({ actor, now, wayOf });
  useTitle(page, around.brand);
  return (
    <AroundContext value={around}>
      <Child actor={actor}>
        {(view) => (
          <Frame {...view} dialog={[dialog, report].map((each) => (each ? <Show key={each.actor.id} actor={each.actor} View={each.page.View} now={now} /> : null))}>
            {page ? <Show key={page.address} actor={page.actor} View={page.page.View} now={now} /> : null}
          </Frame>
        )}
      </Child>
    </AroundContext>
  );
};

/** The whole shop in the window: frame, page and dialog, following one shop actor. */
export const Shop = ({ ssrPath, ssrSearch, ...props }: ShopProps & { ssrPath?: string; ssrSearch?: string }) => (
  <Router ssrPath={ssrPath} ssrSearch={ssrSearch}>
    <OpenShop {...props} />
  </Router>
);
