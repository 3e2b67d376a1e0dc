import { useSyncExternalStore } from 'react';
import type { Place } from '#machines/model/place.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { shareUrl } from '../../navigation/shareUrl.ts';

const nothingChanges = () => () => undefined;

/** The address of the shop, once its page is alive; a document does not know it. */
const useOrigin = (): string | null =>
  useSyncExternalStore(
    nothingChanges,
    () => location.origin,
    () => null,
  );

/** The link that brings somebody to a place; a document knows only its path. */
export const useShareLink = (place: Place): { link: string; isWhole: boolean } => {
  const { addressOf, visitor } = useAppContext();
  const isWhole = useOrigin() !== null;
  return { link: isWhole ? shareUrl(addressOf(place), visitor.regionId) : addressOf(place), isWhole };
};
