import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentProps, ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { writeWhole } from '#flows/command.ts';
import type { AnyPage } from '#src/app/pageTypes.ts';
import { page as loginPage } from '#src/pages/login.page.tsx';
import type { Cart } from '#machines/model/cart.ts';
import { itemsOf, shownCart, type CartMutation } from '#machines/rules/cart.ts';
import { login } from '../fixtures/login.fixture.ts';
import { harnessOf } from './harness/harness.tsx';
import type { Harness } from './harness/pathRunner.tsx';
import { replayWalk, walkAtRandom, type KeptWalk } from './harness/randomViewWalks.ts';
import { viewOracles } from './harness/viewOracles.ts';
import { harnessFor } from './harness/views.tsx';

type Noun = keyof typeof viewOracles;
type Shown = ComponentProps<AnyPage['View']>;

const nouns = Object.keys(viewOracles) as Noun[];
const steps = Number(process.env.STEPS ?? (process.env.FULL ? 10_000 : 15));
const seed = Number(process.env.SEED ?? 7);
const fields: Record<string, string> = {
  loginId: 'E-mail or mobile number',
  code: 'Verification code',
  mail: 'E-mail',
  mobile: 'Mobile number',
  password: 'Password',
};

const stageOf = async (noun: Noun): Promise<Harness> =>
  noun === 'login'
    ? harnessOf(loginPage, login, { by: { 'field.typed': ({ field, text }, hands) => hands.fill(fields[field] ?? field, text) } })
    : harnessFor(noun);

const keptFile = (noun: Noun): string => join(import.meta.dirname, '../regressions', `${noun}.walk.json`);

describe.each(nouns)('random walks through the view of %s', (noun) => {
  test(`show and do what the machine says, for ${steps} steps with the seed ${seed}`, { timeout: 3_600_000 }, async () => {
    const [harness, oracle, file] = [await stageOf(noun), viewOracles[noun], keptFile(noun)];
    // What failed last time is tried first.
    if (existsSync(file)) expect(await replayWalk(harness, oracle, JSON.parse(await readFile(file, 'utf8')) as KeptWalk), file).toBeNull();
    const failed = await walkAtRandom(harness, oracle, { steps, seed });
    if (failed) await writeWhole(file, `${JSON.stringify(failed, null, 2)}\n`);
    expect(failed).toBeNull();
  });
});

const otherContext = (snapshot: AnyMachineSnapshot, change: object): AnyMachineSnapshot =>
  Object.assign(Object.create(snapshot) as AnyMachineSnapshot, { context: { ...(snapshot.context as object), ...change } });

type Faulty = (Whole: ComponentType<Shown>) => ComponentType<Shown>;

/** The faults that once went unnoticed, each in its view. */
const faulty: [Noun, string, Faulty][] = [
  [
    'cart',
    'less and more of the stepper are swapped',
    (Whole) => (shown) => {
      const { cart, mutations } = shown.snapshot.context as { cart: Cart | null; mutations: CartMutation[] };
      const swapped = (event: EventObject & { basketId?: number; count?: number }): EventObject => {
        const line = cart && itemsOf(shownCart(cart, mutations)).find(({ basketId }) => basketId === event.basketId);
        return event.type === 'count.changed' && line
          ? ({ ...event, count: 2 * line.prodCount - Number(event.count) } as EventObject)
          : event;
      };
      return <Whole {...shown} send={(event) => shown.send(swapped(event))} />;
    },
  ],
  [
    'checkout',
    'closing the sheet of cash on delivery orders',
    (Whole) => (shown) => (
      <Whole {...shown} may={(event, field) => shown.may(event.type === 'cash.declined' ? { type: 'cash.confirmed' } : event, field)} />
    ),
  ],
  [
    'login',
    "a field's error is not shown",
    (Whole) => (shown) => <Whole {...shown} snapshot={otherContext(shown.snapshot, { errors: {} })} />,
  ],
  [
    'orders',
    'the orders are listed in reverse',
    (Whole) => (shown) => {
      const { orders } = shown.snapshot.context as { orders: object[] };
      return <Whole {...shown} snapshot={otherContext(shown.snapshot, { orders: orders.toReversed() })} />;
    },
  ],
];

describe('a fault in a view is found and shrunk to six steps or fewer', () => {
  // The sheet of the checkout is far to go: half a minute, on demand.
  test.each(faulty.filter(([noun]) => process.env.FULL || noun !== 'checkout'))('%s: %s', { timeout: 300_000 }, async (noun, _, fault) => {
    const harness = await stageOf(noun);
    const broken = { ...harness, page: { ...harness.page, View: fault(harness.page.View) } };
    const failed = await walkAtRandom(broken, viewOracles[noun], { steps: 2_000, seed });
    expect(failed).not.toBeNull();
    expect(failed?.steps.length, JSON.stringify(failed)).toBeLessThanOrEqual(6);
    expect(await replayWalk(broken, viewOracles[noun], failed as KeptWalk)).not.toBeNull();
    expect(await replayWalk(harness, viewOracles[noun], failed as KeptWalk)).toBeNull();
  });
});
