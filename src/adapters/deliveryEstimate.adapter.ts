import { parseDestination } from '#machines/rules/deliveryDestination.ts';
import { deliveryEstimateMachine } from '#machines/deliveryEstimate.machine.ts';
import { readDeliveryEstimate, readPlaces } from '../data/deliveryEstimate.data.ts';
import { storeDestination } from '../storage/destinationStorage.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

/** The estimate's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  deliveryEstimateMachine.provide({
    actors: adaptPorts(gateway, {
      readDestination: async (_, asked: { regionId: number; isLoggedIn: boolean }) => parseDestination(gateway.deliverTo(), asked),
      readPlaces,
      readDeliveryEstimate,
    }),
    actions: { persistDestination: (_, kept) => storeDestination(kept) },
  });
