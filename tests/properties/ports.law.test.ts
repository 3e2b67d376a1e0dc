import { expectTypeOf, test } from 'vitest';
import type { cancelOrderMachine } from '#machines/cancelOrder.machine.ts';
import type { searchMachine } from '#machines/search.machine.ts';
import type { OnlyPortsOf, PortFunctions } from '#src/adapters/adapt.ts';

type Data = typeof import('#src/data/cancelOrder.data.ts');
type Fills<Functions> = Functions extends PortFunctions<typeof cancelOrderMachine> & OnlyPortsOf<typeof cancelOrderMachine, Functions>
  ? true
  : false;

test('data functions fill exactly the ports of a machine, by name and type', () => {
  expectTypeOf<Fills<Data>>().toEqualTypeOf<true>();
  expectTypeOf<Fills<Omit<Data, 'readCancel'>>>().toEqualTypeOf<false>();
  expectTypeOf<Fills<Data & { readCancels: Data['readCancel'] }>>().toEqualTypeOf<false>();
  expectTypeOf<Fills<Omit<Data, 'readCancel'> & { readCancel: Data['cancelOrder'] }>>().toEqualTypeOf<false>();
});

test('a machine with a child or another feed needs an adapter', () => {
  expectTypeOf<PortFunctions<typeof searchMachine>['filterPanel']>().toEqualTypeOf<never>();
});
