import { useEffect, useSyncExternalStore } from 'react';
import type { Favourite } from '#machines/model/favourite.ts';
import { useAppContext } from '../../app/AppContext.ts';

/**
 * Whether something is a favourite, and what a press does: it answers in this frame. `loadedMachines`: what is so until the shopper's
 * favourites are read; `onHeart` is told of each press.
 */
export const useFavourite = (kind: Favourite['kind'], id: number, known = false, onHeart?: (isKept: boolean) => void) => {
  const { favourites } = useAppContext();
  const isKept = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.isKept({ kind, id }) ?? known,
    () => known,
  );
  useEffect(() => favourites.see({ kind, id }), [favourites, kind, id]);
  const press = (): void => {
    onHeart?.(!isKept);
    favourites.press({ kind, id }, !isKept);
  };
  return { isKept, press };
};
