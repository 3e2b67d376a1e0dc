import { expect, it } from 'vitest';
import type { InspectedActor } from '#src/devtools/inspectChannel.ts';
import { activeMachineSince } from '#flows/visualiser/live/activeMachine.ts';
import { emptyLog, followed } from '#flows/visualiser/live/log.ts';

const home = { name: 'home' };
const productAt = (productId: number, skuId: number | null = null) => ({ name: 'product', productId, skuId });

const standing = (root: string, machine: string, value: object | string, place: object): { standing: InspectedActor } => ({
  standing: { root, to: '', machine, value, context: { place }, status: 'active' },
});
const shopAt = (place: object) => standing('shop', 'shop', { page: { open: 'shown' } }, place);

it('who opens a page is led to it, also where another page of its kind was begun ahead before it is shown', () => {
  const before = followed(emptyLog, [shopAt(home)]);
  const after = followed(before, [
    standing('opened', 'product', 'reading', productAt(1)),
    standing('ahead', 'product', 'reading', productAt(2)),
    standing('opened', 'product', { onSale: 'settled' }, productAt(1, 7)),
    shopAt(productAt(1)),
  ]);
  const acting = activeMachineSince(after, before.entries.length, (actor) => after.actors.get(actor)?.machine ?? null);
  expect(acting).toBe('0:opened');
});
