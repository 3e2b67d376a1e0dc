import { happeningsOf } from '#flows/happenings.ts';
import { estimateMachine } from '#machines/estimate.machine.ts';
import { product } from './goods.ts';
import { address, areaTree } from './goods.checkout.ts';
import { here, shopperHere } from './here.ts';

const input = { prodId: 101, skuId: 1011, shipFrom: 'Kandy' };
const tree = areaTree(here.regionId);
const nowhere = { ...product.delivery, deliverable: false, reason: 'This product does not available in your area', fee: null, earliest: null, latest: null, orderBy: null };

export const estimate = happeningsOf(estimateMachine)({
  inputs: { 'a guest': { ...input, here }, 'a shopper': { ...input, here: shopperHere } },
  events: {
    'open.pressed': [{}], 'close.pressed': [{}], 'show.pressed': [{}], 'forget.pressed': [{}], 'retry.pressed': [{}], resume: [{}],
    'area.chosen': [({ context }) => (context.areaId === 0 ? { areaId: 1 } : context.areaId === 1 ? { areaId: 11 } : null)],
    'address.chosen': [({ context }) => (context.places?.addresses.length ? { addrId: 1 } : null)],
  },
  ports: {
    readDestination: { answers: { none: null, 'a town': ({ question }) => (question.isLoggedIn ? null : { areaId: 111, addrId: null }), 'an address': ({ question }) => (question.isLoggedIn ? { areaId: 111, addrId: 1 } : null) }, refusals: ['BROKEN_ANSWER'] },
    readPlaces: { answers: { 'its places': ({ question }) => ({ tree, addresses: question.isLoggedIn ? [address(1)] : [] }), 'others than remembered': { tree: { ...tree, areas: [] }, addresses: [] } }, refusals: ['OFFLINE'] },
    readEstimate: { answers: { 'in three days': product.delivery, 'does not come there': nowhere }, refusals: ['UNREACHABLE'] },
  },
  seen: ({ here: { isLoggedIn }, places, areaId, destination, estimate: told, problem }) => ({ isLoggedIn, places: places && [places.tree.areas.length, places.addresses.length], areaId, destination, told: told?.deliverable, failed: problem !== null }),
});
