import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { InspectedActor } from '#src/devtools/inspectChannel.ts';
import { recordingVersion } from '#src/devtools/recording.ts';
import { activeMachineSince } from '#flows/visualiser/live/activeMachine.ts';
import { begun, emptyLog, followed, standingOf } from '#flows/visualiser/live/log.ts';

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

it('a page that began at the same place and ended is not the one that is shown', () => {
  const before = followed(emptyLog, [shopAt(home)]);
  const ended = standing('dropped', 'product', 'reading', productAt(1));
  const after = followed(before, [
    standing('opened', 'product', 'reading', productAt(1)),
    ended,
    { standing: { ...ended.standing, status: 'stopped' } },
    shopAt(productAt(1)),
  ]);
  const acting = activeMachineSince(after, before.entries.length, (actor) => after.actors.get(actor)?.machine ?? null);
  expect(acting).toBe('0:opened');
});

it('who ended before somebody followed has stopped, with what ran in it; who runs does not', () => {
  const machine = createMachine({ id: 'product', initial: 'reading', states: { reading: {} } });
  const begins = (root: string) => ({ at: 1, root, to: '', from: null, kind: 'begun' as const, event: { type: 'xstate.init' } });
  const rootOf = (root: string, end: unknown) => ({ root, machine: 'product', input: {}, snapshot: null, end });
  const log = begun(
    emptyLog,
    {
      format: 'serendib.recording',
      version: recordingVersion,
      at: 2,
      address: '/',
      visitor: null,
      roots: [rootOf('r1', null), rootOf('r2', { value: 'reading', context: {}, status: 'active' })],
      steps: [begins('r1'), begins('r2')],
    },
    'A product',
    () => machine,
  );
  expect([...standingOf(log)].map(([actor, { status }]) => [actor, status])).toEqual([
    ['1:r1', 'stopped'],
    ['1:r2', 'active'],
  ]);
});
