import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { switchedModule } from '#flows/mutate/bodies/switched.ts';

type Loaded = Record<string, (...given: unknown[]) => unknown>;

/** A module with its mutants, one of them on (by what it changes), or none. */
const loaded = (text: string, on?: string): Loaded => {
  const { code, mutants } = switchedModule({ file: 'sample.ts', text }, 100);
  const number = mutants.find(({ what }) => what === on)?.number ?? -1;
  if (on !== undefined) expect(number, mutants.map(({ what }) => what).join('\n')).toBeGreaterThan(0);
  const module = { exports: {} as Loaded };
  new Function('module', 'exports', '$mutant', transformSync(code, { loader: 'ts', format: 'cjs' }).code)(
    module,
    module.exports,
    (each: number) => each === number,
  );
  return module.exports;
};

const shop = `
const usual = 5;
export const total = (lines?: { price: number; count: number }[]): number | undefined =>
  lines?.filter(({ count }) => count > 0).reduce((sum, { price, count }) => sum + price * count, 0);
export const freeFrom = (sum: number): boolean => sum >= usual + 1;
export const named = (id: number) => ({ id, kind: 'tea' });
`;

test('with no mutant on a module does what it did', () => {
  const { total, freeFrom, named } = loaded(shop);
  expect(
    total?.([
      { price: 3, count: 2 },
      { price: 9, count: 0 },
    ]),
  ).toBe(6);
  expect(total?.(undefined), 'a chain ends as a whole').toBeUndefined();
  expect([freeFrom?.(6), freeFrom?.(5), named?.(1)]).toEqual([true, false, { id: 1, kind: 'tea' }]);
});

test('with one on it does that otherwise, and nothing else', () => {
  expect(loaded(shop, 'sum >= usual + 1 becomes sum > usual + 1').freeFrom?.(6)).toBe(false);
  expect(loaded(shop, 'usual + 1 becomes usual - (1)').freeFrom?.(4)).toBe(true);
  expect(loaded(shop, "kind: 'tea'").named?.(1)).toEqual({ id: 1 });
  const { total, freeFrom } = loaded(shop, 'count > 0 becomes count >= 0');
  expect([total?.([{ price: 9, count: 0 }]), freeFrom?.(6)]).toEqual([0, true]);
});

test('what runs once, as the module is loaded, has no mutants', () => {
  const { mutants } = switchedModule({ file: 'sample.ts', text: 'export const most = 5 + 1;\n' }, 0);
  expect(mutants).toEqual([]);
});

const page = `
export const Page = ({ may, isOpen }) => (
  <form aria-label="Order" className="wide">
    <b>Tea</b>
    <button type="submit" onClick={may({ type: 'order.pressed' })}>{isOpen && <i>now</i>}</button>
    {cancel({ type: 'cancel.pressed' })}
  </form>
);
`;

test('a view may lack an attribute or a handler, send another event, and stand in another order; its look is not touched', () => {
  const { code, mutants } = switchedModule({ file: 'page.tsx', text: page }, 0);
  expect(() => transformSync(code, { loader: 'tsx', jsx: 'automatic' })).not.toThrow();
  const all = mutants.map(({ kind, what }) => `${kind}: ${what}`);
  expect(all).toContain('leaves out a field: aria-label="Order"');
  expect(all).toContain("another event: 'order.pressed' becomes 'cancel.pressed'");
  expect(all.filter((each) => each.startsWith('another order'))).toHaveLength(1);
  expect(all.join()).not.toContain('wide');
});

const query = `
export const mine = (db, userId) => db.execute(sql\`select id from item
  where user_id = \${userId} and count >= 1 and (is_open or (age between 1 and 3)) order by id desc\`);
`;

test('a query may lack each of its conditions, have a limit off by one, and be in another order', () => {
  const all = switchedModule({ file: 'item.ts', text: query }, 0).mutants.map(({ kind, what }) => `${kind}: ${what}`);
  expect(all).toContain('leaves out a condition: user_id = ${userId}');
  expect(all).toContain('leaves out a condition: count >= 1');
  expect(all.filter((each) => each.startsWith('leaves out a condition'))).toHaveLength(2);
  expect(all.some((each) => each.includes('>= becomes >'))).toBe(true);
  expect(all.some((each) => each.includes('desc becomes asc'))).toBe(true);
});
