import { happeningsOf } from '#flows/happenings.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { here } from './here.ts';

export const share = happeningsOf(shareMachine)({
  inputs: { 'a product': { place: { name: 'product', productId: 101, skuId: null }, title: 'Day pack', here } },
  events: { 'share.pressed': [{}], resume: [{}] },
  ports: { shareLink: { answers: { 'taken by the sheet': 'given', copied: 'copied' }, refusals: ['FORBIDDEN'] } },
  begunAnew: 'the sheet of the device does not outlive its page',
});
