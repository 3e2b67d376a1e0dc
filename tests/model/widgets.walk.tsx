import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { createActor, type AnyActorRef } from 'xstate';
import { dawn } from '#flows/explorerState.ts';
import type { Place } from '#machines/model/place.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import type { Sku } from '#machines/model/product.ts';
import { noStorage } from '#src/storage/shopperStorage.ts';
import { AppContext, type AppContextValue } from '#src/app/AppContext.ts';
import type { PartRequest } from '#src/app/pageTypes.ts';
import { estimatePart, productVouchersPart, sharePart } from '#src/components/product/pageWidgets.ts';
import { LazyWidget } from '#src/components/shell/LazyWidget.tsx';
import { metaOf, type Execute } from '#src/data/gateway.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { shareUrl } from '#src/navigation/shareUrl.ts';
import { ActorSlots } from '#src/runtime/actorSlots.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { PageCache, partAddress } from '#src/runtime/pageCache.ts';
import { createWidgetRunner } from '#src/runtime/widgetRunner.ts';
import english from '#lang/en.json' with { type: 'json' };
import { areaTree } from '../fixtures/checkouts.ts';
import { product as dayPack } from '../fixtures/products.ts';
import { visitor, sriLanka } from '../fixtures/visitor.ts';
import { longestLoad } from './harness/loadOverlays.tsx';

afterEach(cleanup);

const product = { ...dayPack, couponCount: 1 };
const [red, blue] = product.skuList as [Sku, Sku];
const placeOf = ({ skuId }: Sku): Place => ({ name: 'product', productId: product.prodId, skuId });
const partsOf = (sku: Sku): PartRequest[] => [
  estimatePart(product, sku),
  productVouchersPart(product, sku)!,
  sharePart(placeOf(sku), product.prodName),
];

/** A product's widgets in a window, with a gateway whose questions are answered when the test says so. */
class Window {
  readonly asked: { name: string; input: Record<string, unknown>; answer: (data: unknown) => void }[] = [];
  readonly actors: AnyActorRef[] = [];
  readonly memory = new PageCache();
  readonly #around: AppContextValue;
  readonly #shop = createActor(shopMachine, { input: { place: placeOf(red), visitor, shopper: null } }).start();
  readonly #rerender: (view: React.ReactNode) => void;
  readonly close: () => void;

  constructor() {
    const execute: Execute = (document, input) =>
      new Promise((answer) => {
        this.asked.push({
          name: metaOf(document).name,
          input: input as Record<string, unknown>,
          answer: answer as (data: unknown) => void,
        });
      });
    const now = () => dawn;
    const favourites = new FavouritesStore(false);
    const nothing = () => undefined;
    const { beside, partAt, takePart } = createWidgetRunner({
      gateway: { execute, listen: () => nothing, now, favourites, storage: noStorage, deliverTo: () => `${visitor.regionId}.111.0` },
      slots: new ActorSlots(),
      memory: this.memory,
      effects: {
        goTo: nothing,
        settleAddress: nothing,
        recordVisit: nothing,
        keepAndReload: nothing,
        leaveForProvider: nothing,
        goHomeAfresh: nothing,
        reload: nothing,
        reloadOnce: () => false,
        loadWords: () => Promise.resolve(),
        atRest: () => Promise.resolve(),
      },
      shop: () => this.#shop,
    });
    this.#around = {
      visitor,
      brand: 'Serendib',
      region: sriLanka,
      isSafe: true,
      addressOf: formatPlace,
      go: nothing,
      near: nothing,
      now,
      favourites,
      partAt,
      takePart,
      beside: async (name, input) => {
        const started = await beside(name, input);
        this.actors.push(started.running.actor);
        return started;
      },
    };
    const { rerender, unmount } = render(this.#view(red));
    this.#rerender = rerender;
    this.close = unmount;
  }

  #view(sku: Sku) {
    return (
      <IntlProvider locale="en" messages={english as Record<string, string>} timeZone={visitor.timeZone}>
        <AppContext value={this.#around}>
          {partsOf(sku).map((part) => (
            <LazyWidget key={part.name} {...part} />
          ))}
        </AppContext>
      </IntlProvider>
    );
  }

  /** The page shows another variant. */
  choose(sku: Sku): void {
    this.#shop.send({ type: 'place.settled', place: placeOf(sku), at: dawn });
    this.#rerender(this.#view(sku));
  }

  async answer(name: string, data: unknown): Promise<void> {
    await waitFor(() => expect(this.asked.map((each) => each.name)).toContain(name), longestLoad);
    const [input] = this.asked.splice(
      this.asked.findIndex((each) => each.name === name),
      1,
    );
    await act(async () => {
      input?.answer(data);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }

  get open(): [string, unknown][] {
    return this.asked.map(({ name, input }) => [name, input.skuId]);
  }
}

const town = areaTree(visitor.regionId);
const estimate = (fee: number) => ({ deliveryEstimate: { ...product.delivery, free: false, fee } });

/** All three stand, the estimate open for a town that was chosen before. */
const open = async (): Promise<Window> => {
  const window = new Window();
  await window.answer('ReadDeliveryAreas', { deliveryAreas: town.areas });
  await window.answer('ReadEstimate', estimate(250));
  await window.answer('ReadVouchersForProduct', { vouchersForProduct: [] });
  await waitFor(() => expect(window.actors).toHaveLength(3), longestLoad);
  expect(window.open).toEqual([]);
  return window;
};

test('another variant: the same actors live on, the estimate stays open, and only what depends on the variant is asked', async () => {
  const window = await open();
  const actors = [...window.actors];
  const before = screen.getByText(/250/);
  const change = screen.getByRole('button', { name: english['deliveryEstimate.change'] });
  window.choose(blue);
  expect(screen.getByText(/250/)).toBe(before);
  expect(change.isConnected).toBe(true);
  const wanted = ['ReadEstimate', 'ReadVouchersForProduct'].map((name) => [name, blue.skuId]);
  await waitFor(() => expect(window.open.toSorted()).toEqual(wanted));
  await window.answer('ReadEstimate', estimate(475));
  expect(screen.getByText(/475/)).toBeTruthy();
  expect(change.isConnected).toBe(true);
  expect(window.actors).toEqual(actors);
  expect(actors.every((actor) => actor.getSnapshot().status === 'active')).toBe(true);
});

test('a widget whose input is the old one hears nothing', async () => {
  const window = await open();
  const before = window.actors.map((actor) => actor.getSnapshot() as unknown);
  window.choose({ ...red });
  await new Promise((resolve) => setImmediate(resolve));
  expect(window.open).toEqual([]);
  window.actors.forEach((actor, index) => expect(actor.getSnapshot()).toBe(before[index]));
});

test('what is shared is the address of the variant that is chosen now', async () => {
  const window = await open();
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  window.choose(blue);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: english['share.share'] }));
    await new Promise((resolve) => setImmediate(resolve));
  });
  expect(copied).toEqual([shareUrl(formatPlace(placeOf(blue)), visitor.regionId)]);
});

test('a variant chosen while a widget is on its way is what it tells of', async () => {
  const window = new Window();
  window.choose(blue);
  await window.answer('ReadDeliveryAreas', { deliveryAreas: town.areas });
  expect(window.open).toContainEqual(['ReadEstimate', blue.skuId]);
});

test('a widget that is left is kept for what was chosen last', async () => {
  const window = await open();
  window.choose(blue);
  await window.answer('ReadEstimate', estimate(475));
  window.close();
  const { name, input } = estimatePart(product, blue);
  const left = window.memory.pageAt(partAddress(placeOf(blue), name, input));
  expect(left?.snapshot).toMatchObject({ value: 'told', context: { skuId: blue.skuId, destination: { areaId: 111 } } });
});
