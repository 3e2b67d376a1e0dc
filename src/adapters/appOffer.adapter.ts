import { appOfferMachine } from '#machines/appOffer.machine.ts';
import { readAppDownload } from '../data/appOffer.data.ts';
import { closeAppOffer } from '../storage/appOfferStorage.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

/** The offer's machine with its ports filled. */
export const adaptAppOffer = (gateway: Gateway) =>
  appOfferMachine.provide({ actors: adaptPorts(gateway, { readAppDownload }), actions: { closeForGood: closeAppOffer } });
