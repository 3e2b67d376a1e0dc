import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { canonicalLinksOf } from '#src/seo/canonicalLinks.ts';
import { mirrorPreferences, storeRegion } from '#src/storage/preferenceStorage.ts';
import { adaptPage } from '#src/adapters/share.adapter.ts';
import type { Gateway } from '#src/adapters/adapt.ts';
import { parsePlace } from '#src/navigation/parsePlace.ts';
import { shareUrl } from '#src/navigation/shareUrl.ts';
import { parseDestination } from '#machines/rules/deliveryDestination.ts';
import { storedDestination, storeDestination } from '#src/storage/destinationStorage.ts';
import { createActor } from 'xstate';
import { visitor, laos, sriLanka } from '../fixtures/visitor.ts';

const bag = { name: 'product', productId: 101, skuId: 1011 } as const;
const inLaos = { ...visitor, regionId: laos.regionId };
const cookie = () => new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string])).get('region');
const closeBrowser = () => (document.cookie = 'region=; Path=/; Max-Age=0');
const open = (address: string): void => history.replaceState(null, '', new URL(address, location.origin).href);

beforeEach(() => {
  localStorage.clear();
  for (const name of ['region', 'lang', 'timeZone', 'deliverTo']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

describe('A shared link', () => {
  it('carries the region beside the variant, and its page has the bare address as its one address', () => {
    const url = new URL(shareUrl(formatPlace(bag), laos.regionId));
    expect(url.pathname + url.search).toBe(`/products/101?skuId=1011&region=${laos.regionId}`);
    const place = parsePlace(url.pathname, url.search);
    expect(place).toEqual(bag);
    expect(
      canonicalLinksOf({ place, search: url.search, names: null, locale: 'en', origin: 'https://mall.example' }).canonical,
    ).not.toContain('region');
  });

  it('shows its region for the visit, and leaves the one that the visitor chose', () => {
    storeRegion(sriLanka.regionId);
    open(shareUrl(formatPlace(bag), laos.regionId));
    expect(mirrorPreferences(inLaos)).toBe(false);
    expect(location.search).toBe('?skuId=1011');
    expect([cookie(), localStorage.getItem('region')]).toEqual([String(laos.regionId), String(sriLanka.regionId)]);
    open('/categories/');
    expect(mirrorPreferences(inLaos)).toBe(false);
    expect([cookie(), localStorage.getItem('region')]).toEqual([String(laos.regionId), String(sriLanka.regionId)]);
    closeBrowser();
    expect(mirrorPreferences(inLaos)).toBe(true);
    expect([cookie(), localStorage.getItem('region')]).toEqual([String(sriLanka.regionId), String(sriLanka.regionId)]);
  });

  it('chooses nothing for who has never been here', () => {
    open(shareUrl(formatPlace(bag), laos.regionId));
    mirrorPreferences(inLaos);
    open('/');
    mirrorPreferences(inLaos);
    expect([cookie(), localStorage.getItem('region')]).toEqual([String(laos.regionId), null]);
  });

  it('leaves the visitor free to choose another region on the spot', () => {
    open(shareUrl(formatPlace(bag), laos.regionId));
    mirrorPreferences(inLaos);
    storeRegion(sriLanka.regionId);
    expect([cookie(), localStorage.getItem('region')]).toEqual([String(sriLanka.regionId), String(sriLanka.regionId)]);
  });
});

it('Without a shared link the first region is kept, as ever', () => {
  open('/');
  expect(mirrorPreferences(visitor)).toBe(false);
  expect([cookie(), localStorage.getItem('region')]).toEqual([String(visitor.regionId), String(visitor.regionId)]);
});

describe('Sharing', () => {
  const press = async () => {
    const emitted: unknown[] = [];
    const actor = createActor(adaptPage({ now: () => 0 } as Gateway), { input: { place: bag, title: 'Day pack', visitor: inLaos } });
    actor.on('*', (fact) => emitted.push(fact));
    actor.start();
    actor.send({ type: 'share.pressed', at: 0 });
    await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('sharing'));
    return { value: actor.getSnapshot().value, emitted };
  };
  const wanted = { title: 'Day pack', url: `http://localhost:3000/products/101?skuId=1011&region=${laos.regionId}` };
  const browser = (has: object) => vi.stubGlobal('navigator', has);
  // Files share their modules: what is loaded next would find this window.
  afterEach(() => void vi.unstubAllGlobals());

  it('opens the sheet of the device, and says nothing when it is closed', async () => {
    const share = vi.fn(async () => undefined);
    browser({ share });
    expect(await press()).toEqual({ value: 'ready', emitted: [] });
    expect(share).toHaveBeenCalledWith(wanted);
    browser({ share: async () => Promise.reject(new DOMException('', 'AbortError')) });
    expect(await press()).toEqual({ value: 'ready', emitted: [] });
    browser({ share: async () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    expect(await press()).toEqual({ value: 'shown', emitted: [] });
  });

  it('copies the link where there is no sheet, and shows it where that is not allowed', async () => {
    const writeText = vi.fn(async () => undefined);
    browser({ clipboard: { writeText } });
    expect(await press()).toMatchObject({ value: 'ready', emitted: [{ notice: { id: 'share.copied' } }] });
    expect(writeText).toHaveBeenCalledWith(wanted.url);
    browser({});
    expect(await press()).toEqual({ value: 'shown', emitted: [] });
  });
});

describe('The place that products are to come to', () => {
  const guest = { regionId: sriLanka.regionId, isLoggedIn: false };
  const shopper = { ...guest, isLoggedIn: true };
  const colombo = { areaId: 1010103, addrId: null };
  const remembered = (asked: typeof guest) => parseDestination(storedDestination(), asked);

  it('is remembered in its region by ids alone, and can be forgotten', () => {
    expect(remembered(guest)).toBeNull();
    storeDestination({ regionId: guest.regionId, destination: colombo });
    expect(storedDestination()).toBe(`${guest.regionId}.1010103.0`);
    expect([remembered(guest), remembered({ ...guest, regionId: laos.regionId })]).toEqual([colombo, null]);
    storeDestination({ regionId: guest.regionId, destination: null });
    expect(remembered(guest)).toBeNull();
  });

  it("is nobody's after a shopper whose address it was, and junk is no place", () => {
    const own = { areaId: 1010103, addrId: 7 };
    storeDestination({ regionId: guest.regionId, destination: own });
    expect([remembered(guest), remembered(shopper)]).toEqual([null, own]);
    for (const junk of [
      'x',
      `${guest.regionId}`,
      `${guest.regionId}.1`,
      `${guest.regionId}.1.x`,
      `${guest.regionId}.1.0;`,
      ` ${guest.regionId}.1.0`,
    ])
      expect(parseDestination(junk, shopper), junk).toBeNull();
  });
});
