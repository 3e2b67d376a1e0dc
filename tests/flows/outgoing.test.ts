import { emit, raise, sendParent, sendTo, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { pageDifferences } from '#flows/diff/page.diff.ts';
import { contentText } from '#flows/outgoing.text.ts';
import { dawn } from '#flows/explorerState.ts';
import { fixtureOf } from '#flows/fixtureTypes.ts';
import { pathDifferences } from '#flows/diff/path.diff.ts';
import { callbackPort, effect, port, type Stamped } from '#machines/ports.ts';
import { pageOf } from '../snapshots/snapshots.ts';

type RequestOptions = {
  differencesOf: string;
  amount: number;
  payType: number;
  isRung: boolean;
  bell: 'front' | 'back';
  raised: 'left' | 'reset';
  slip: string;
};
const usual: RequestOptions = {
  differencesOf: 'order.paid',
  amount: 300,
  payType: 21,
  isRung: true,
  bell: 'front',
  raised: 'left',
  slip: 'receipt',
};
const here = { description: 'Here.' };

/** A till that asks, emits, tells its parent and a child, raises and does; each of it can be another. */
const till = (options: RequestOptions) => {
  const machine = setup({
    types: { events: {} as Stamped<{ type: 'pay.pressed' } | { type: 'left' } | { type: 'reset' }>, emitted: {} as { type: 'paid' } },
    actors: { pay: port<null, { payType: number }>(), bell: callbackPort<{ type: 'ring' }>() },
    actions: {
      printSlip: effect<{ name: string }>(),
      tellShop: sendParent({ type: options.differencesOf }),
      tellAll: emit({ type: 'paid', amount: options.amount } as { type: 'paid' }),
      ring: sendTo(options.bell, { type: 'ring' }),
      leave: raise({ type: options.raised, at: dawn }),
    },
  }).createMachine({
    id: 'till',
    ...here,
    invoke: [
      { src: 'bell', id: 'front' },
      { src: 'bell', id: 'back' },
    ],
    initial: 'open',
    states: {
      open: { ...here, on: { 'pay.pressed': { target: 'paying', ...here } } },
      paying: {
        ...here,
        invoke: {
          src: 'pay',
          input: { payType: options.payType },
          onDone: {
            target: 'paid',
            actions: [
              'tellShop',
              'tellAll',
              ...(options.isRung ? (['ring'] as const) : []),
              { type: 'printSlip', params: { name: options.slip } },
            ],
            ...here,
          },
          onError: { target: 'open', actions: 'leave', ...here },
        },
      },
      paid: here,
    },
  });
  const fixture = fixtureOf(machine)({
    events: { 'pay.pressed': [{}], left: [], reset: [] },
    ports: { pay: { answers: { paid: null }, refusals: ['OFFLINE'] }, bell: { says: [] } },
  });
  return { noun: 'till', name: 'till.machine', machine, fixture };
};

const page = (options: Partial<RequestOptions>): string => {
  const { machine, fixture } = till({ ...usual, ...options });
  return pageOf(machine, fixture);
};
const differencesOf = (options: Partial<RequestOptions>): string[] => pageDifferences(page({}), page(options));
const paid = `in 'paying', "pay answers: paid" -> 'paid':`;

describe('what goes out of a machine', () => {
  test('stands in its page under the step', () => {
    expect(page({}).split('\n')).toEqual(
      expect.arrayContaining([
        '       asks pay {payType: 21}',
        '       tells parent order.paid',
        '       emits paid {amount: 300}',
        '       tells front ring',
        '       does printSlip {name: "receipt"}',
        '       tells itself left {at: now}',
      ]),
    );
  });

  test('is told in words where it is another: whom, what, with what', () => {
    expect(differencesOf({})).toEqual([]);
    expect(differencesOf({ differencesOf: 'order.lost' })).toEqual([
      `${paid}\n    no longer:\n      tells parent order.paid\n    now:\n      tells parent order.lost`,
    ]);
    expect(differencesOf({ amount: 301 })).toEqual([
      `${paid}\n    no longer:\n      emits paid {amount: 300}\n    now:\n      emits paid {amount: 301}`,
    ]);
    expect(differencesOf({ payType: 20 })).toEqual([
      `in 'open', "pay.pressed" -> 'paying':\n    no longer:\n      asks pay {payType: 21}\n    now:\n      asks pay {payType: 20}`,
    ]);
    expect(differencesOf({ bell: 'back' })).toEqual([`${paid}\n    no longer:\n      tells front ring\n    now:\n      tells back ring`]);
    expect(differencesOf({ slip: 'invoice' })[0]).toContain('now:\n      does printSlip {name: "invoice"}');
    expect(differencesOf({ raised: 'reset' })).toEqual([
      `in 'paying', "pay is refused: OFFLINE" -> 'open':\n    no longer:\n      tells itself left {at: now}\n    now:\n      tells itself reset {at: now}`,
    ]);
  });

  test('is told where it is left out, by the chart and by the step', () => {
    expect(differencesOf({ isRung: false })).toEqual([
      "in 'paying' 'pay answers' did 'tellShop', 'tellAll', 'ring', 'printSlip' and does 'tellShop', 'tellAll', 'printSlip'",
      `${paid}\n    no longer:\n      tells front ring`,
    ]);
  });

  test('is told between two commits too', () => {
    const { other } = pathDifferences(till(usual), till({ ...usual, payType: 20 }));
    expect(other).toMatchObject([
      { way: { from: 'open', by: 'pay.pressed' }, was: ['asks pay {payType: 21}'], is: ['asks pay {payType: 20}'] },
    ]);
  });
});

test('a content is one short line: moments by their distance, what is long by a hash that another content changes', () => {
  expect(contentText({ b: dawn, a: [1, null], until: dawn + 60_000, left: undefined }, dawn)).toBe(
    '{a: [1, null], b: now, until: now + 1 min}',
  );
  const long = (last: string) => ({ id: 1, lines: Array.from({ length: 40 }, (_, nth) => ({ nth, name: nth === 39 ? last : 'a line' })) });
  expect(contentText(long('a line'), dawn)).toMatch(/^\{id: 1, lines: \[40 of them #\w{6}\]\}$/);
  expect(contentText(long('another'), dawn)).not.toBe(contentText(long('a line'), dawn));
  const letter = (end: string) => ({ text: 'x'.repeat(300) + end });
  expect(contentText(letter('a'), dawn)).not.toBe(contentText(letter('b'), dawn));
});
