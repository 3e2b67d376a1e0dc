import { useEffect, useSyncExternalStore } from 'react';
import type { Favourite } from '#machines/words.ts';
import { useAround } from './around.ts';

/** Whether something is a favourite, and what a press does: it answers in this frame. `known`: what is so until the shopper's favourites are read. */
export const useHeart = (kind: Favourite['kind'], id: number, known = false) => {
  const { hearts } = useAround();
  const isKept = useSyncExternalStore(hearts.subscribe, () => hearts.isKept({ kind, id }) ?? known, () => known);
  useEffect(() => hearts.see({ kind, id }), [hearts, kind, id]);
  return { isKept, press: () => hearts.press({ kind, id }, !isKept) };
};
