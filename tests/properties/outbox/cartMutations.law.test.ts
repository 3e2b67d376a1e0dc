import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedMutations, withCartMutation, type CartChange, type CartMutation } from '#machines/rules/cart.ts';
import { inOrder, keyLife } from '#machines/rules/outbox/outbox.ts';

const now = 1_700_000_000_000;
let made = 0;
const mutation = (
  change: CartChange extends infer Each ? (Each extends CartChange ? Omit<Each, 'key' | 'at'> : never) : never,
  kept: Partial<CartMutation> = {},
): CartMutation => {
  made += 1;
  return { ...change, key: `tab-cart-${made}`, at: now + made, tried: false, refused: null, ...kept } as CartMutation;
};
const count = (basketId: number, to: number, kept: Partial<CartMutation> = {}): CartMutation =>
  mutation({ kind: 'setCount', basketId, count: to }, kept);
const check = (basketIds: number[], checked: boolean): CartMutation => mutation({ kind: 'check', basketIds, checked });
const line = { prodId: 1, skuId: 1, shopId: 1, count: 1 };
const queued = (...mutations: CartMutation[]): CartMutation[] => mutations.reduce<CartMutation[]>(withCartMutation, []);

const basketId = fc.integer({ min: 1, max: 3 });
const press = fc.oneof(
  fc.tuple(basketId, fc.integer({ min: 1, max: 9 })).map(
    ([id, to]) =>
      () =>
        count(id, to),
  ),
  fc.tuple(fc.uniqueArray(basketId, { minLength: 1 }), fc.boolean()).map(
    ([ids, checked]) =>
      () =>
        check(ids, checked),
  ),
);

/** What is in the cart once all of these are saved, one after another: quantities and ticks by line. */
const after = (mutations: readonly CartMutation[]): Record<string, unknown> =>
  mutations.reduce<Record<string, unknown>>((cart, each) => {
    if (each.kind === 'setCount') return { ...cart, [`count ${each.basketId}`]: each.count };
    if (each.kind === 'check') return { ...cart, ...Object.fromEntries(each.basketIds.map((id) => [`tick ${id}`, each.checked])) };
    return cart;
  }, {});

describe('Changes of the cart that wait', () => {
  it('keep only the last quantity of a line, whatever was pressed between', () => {
    const waiting = queued(count(1, 2), count(2, 5), count(1, 3), check([1], false), count(1, 4));
    expect(waiting.map((each) => each.kind === 'setCount' && [each.basketId, each.count])).toEqual([[2, 5], false, [1, 4]]);
  });

  it('never lose one that was sent: the mall may have it, and the next follows it', () => {
    const sent = count(1, 2, { tried: true });
    expect(queued(sent, count(1, 3), count(1, 4)).map(({ key }) => key)).toEqual([sent.key, `tab-cart-${made}`]);
  });

  it('never merge additions: each press that was counted is one more', () => {
    expect(queued(mutation({ kind: 'add', line }), mutation({ kind: 'add', line }))).toHaveLength(2);
  });

  it('come to the same as all of them would, in any order of presses', () => {
    fc.assert(
      fc.property(fc.array(press, { maxLength: 12 }), (presses) => {
        const pressed = presses.map((make) => make());
        const waiting = queued(...pressed);
        expect(after(waiting)).toEqual(after(pressed));
        const counted = waiting.flatMap((each) => (each.kind === 'setCount' ? [each.basketId] : []));
        expect(new Set(counted).size).toBe(counted.length);
      }),
    );
  });

  it('of two tabs go on in the order they were done: the later quantity is the one that stays', () => {
    const here = [count(1, 2, { at: now }), count(2, 7, { at: now + 3 })];
    const there = [count(1, 5, { at: now + 2 })];
    expect(after(inOrder([...there, ...here]))).toEqual({ 'count 1': 5, 'count 2': 7 });
    expect(inOrder([...here, ...there, ...here])).toHaveLength(3);
  });

  it('are only told, not sent, where a key that was tried has been forgotten by the mall', () => {
    const old = { at: now - keyLife - 1, tried: true };
    const { mutations, refused } = sortedMutations(
      [mutation({ kind: 'add', line }, old), mutation({ kind: 'add', line }, { ...old, tried: false }), count(1, 2, old)],
      now,
    );
    expect(mutations.map(({ kind }) => kind)).toEqual(['add', 'setCount']);
    expect(refused.map(({ kind, refused: why }) => [kind, why])).toEqual([['add', 'TIMED_OUT']]);
  });
});
