import { destinationCookie, destinationText, type Destination } from '#machines/rules/deliveryDestination.ts';
import { cookieOf, keepCookie } from './preferenceStorage.ts';

/** The remembered place as its cookie says it. */
export const storedDestination = (): string | null => cookieOf(destinationCookie);

/** Remembers a place, or forgets it. */
export const storeDestination = ({ regionId, destination }: { regionId: number; destination: Destination | null }): void => {
  const days = destination ? 180 : 0;
  keepCookie(destinationCookie, destination ? destinationText(regionId, destination) : '', days * 86_400);
};
