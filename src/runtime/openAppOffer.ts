import type { Place } from '#machines/model/place.ts';
import { page } from '../pages/appOffer.page.tsx';
import { adaptAppOffer } from '../adapters/appOffer.adapter.ts';
import type { Gateway } from '../adapters/adapt.ts';
import type { ActorSlots } from './actorSlots.ts';
import { openDialog } from './openDialog.ts';

type Parts = { gateway: Gateway; slots: ActorSlots; loadWords: (room: string) => Promise<void>; place: Place };

/** Offers the mobile app beside the page, until that is closed (spec 2, 4). */
export const openAppOffer = ({ gateway, slots, loadWords, place }: Parts): Promise<void> =>
  openDialog(slots, 'appOffer', loadWords, page, { adapted: adaptAppOffer(gateway), place });
