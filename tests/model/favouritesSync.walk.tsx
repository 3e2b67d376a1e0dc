import { useEffect, useMemo } from 'react';
import { favouritesSyncMachine } from '#machines/favouritesSync.machine.ts';
import { isFavourite, shownFollowers } from '#machines/rules/favourite.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { AppContext, useAppContext } from '#src/app/AppContext.ts';
import { FollowButton } from '#src/components/list/FollowButton.tsx';
import { FavouriteButton } from '#src/components/product/FavouriteButton.tsx';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { favouritesSync } from '../fixtures/favouritesSync.fixture.ts';
import { shopCard } from '../fixtures/products.ts';
import { walkPage } from './harness/pathSuite.tsx';

/** A heart and a follow button, as they stand in cards and on the page of a shop. */
const Kept = ({ snapshot, send }: ViewOf<typeof favouritesSyncMachine>) => {
  const around = useAppContext();
  const favourites = useMemo(() => new FavouritesStore(false), []);
  favourites.hear = (pressed) => send({ type: 'favourites.wanted', ...pressed });
  useEffect(() => {
    favourites.follow({
      isKept: (favourite) => isFavourite(snapshot.context, favourite),
      fansOf: (shop, counted) => shownFollowers(snapshot.context, shop, counted),
      see: () => undefined,
    });
  }, [favourites, snapshot]);
  return (
    <AppContext value={{ ...around, favourites }}>
      <div data-state={statePath(snapshot.value)} aria-busy={false}>
        <FavouriteButton prodId={101} name="Day pack" />
        <FollowButton shop={shopCard} />
      </div>
    </AppContext>
  );
};

walkPage({ machine: favouritesSyncMachine, View: Kept }, favouritesSync, {
  within: ['productList', 'favourites'],
  elsewhere: ['cards.shown', 'network.returned', 'intents.found', 'data.changed'],
});
