import { expect } from 'vitest';
import { noFilters } from '#machines/rules/list/filters.ts';
import type { VoucherList } from '#machines/voucherCentre.machine.ts';
import { readAppDownload } from '#src/data/appOffer.data.ts';
import { readCampaign, readMoreOfCampaign } from '#src/data/campaign.data.ts';
import { readCategoryTree } from '#src/data/categoryTree.data.ts';
import { readCoinPrice } from '#src/data/coinPrice.data.ts';
import { sendContactMessage } from '#src/data/contact.data.ts';
import { readDeliveryEstimate, readPlaces } from '#src/data/deliveryEstimate.data.ts';
import { readDirectory } from '#src/data/directory.data.ts';
import { readDiscovery } from '#src/data/discover.data.ts';
import { readFacets } from '#src/data/filterPanel.data.ts';
import { freshCards } from '#src/data/footprint.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { readGroupBuy } from '#src/data/groupBuy.data.ts';
import { readGroupBuys } from '#src/data/groupBuys.data.ts';
import { readHome, readYouMayLike } from '#src/data/home.data.ts';
import { readNotices } from '#src/data/notification.data.ts';
import { readStaticPage } from '#src/data/policy.data.ts';
import { readProduct, readSurroundings } from '#src/data/product.data.ts';
import { readMoreOfProductList, readProductList } from '#src/data/productList.data.ts';
import { readPhoneCodes, readRegions } from '#src/data/region.data.ts';
import { readReviews } from '#src/data/reviews.data.ts';
import { findShops, readPopularProducts, searchProducts } from '#src/data/search.data.ts';
import { readHotSearches, readSuggestions } from '#src/data/searchPanel.data.ts';
import { sendCode } from '#src/data/verificationCode.data.ts';
import { readVoucherList } from '#src/data/voucherCentre.data.ts';
import { readVouchers } from '#src/data/vouchers.data.ts';
import { sriLanka } from '../drivers/skuFixtures.ts';
import { memoized, rowsOf } from './dataRows.ts';

const regionId = sriLanka;
const listQuery = '';
const byPrice = { name: 'search', slug: 'pack', key: 'pack', query: 'sortName=price&sort=asc' } as const;
const ids = (rows: readonly { prodId: number }[]): number[] => rows.map(({ prodId }) => prodId);
const expectNoneTwice = (one: readonly { prodId: number }[], other: readonly { prodId: number }[]): void =>
  expect(ids(other).filter((id) => ids(one).includes(id))).toEqual([]);

/** Everything that a guest asks; `campaignId` is of a campaign that is on. */
export const guestRows = (askFor: () => Execute, campaignId: () => number) => {
  const { rows, row } = rowsOf(askFor);
  const home = memoized<Awaited<ReturnType<typeof readHome>>>();
  const tree = memoized<Awaited<ReturnType<typeof readCategoryTree>>>();
  const product = memoized<Awaited<ReturnType<typeof readProduct>>>();
  const found = memoized<Awaited<ReturnType<typeof searchProducts>>>();
  const directory = memoized<Awaited<ReturnType<typeof readDirectory>>>();
  const list = memoized<Awaited<ReturnType<typeof readProductList>>>();
  const offers = memoized<VoucherList>();
  const trending = { name: 'trending', query: listQuery } as const;

  row(readRegions)(() => undefined, { holds: (regions) => expect(regions.length).toBeGreaterThan(3) });
  row(readAppDownload)(() => undefined, {
    holds: ({ popup, qrContent }) => expect([popup, URL.canParse(qrContent)]).toEqual([true, true]),
  });
  row(readPhoneCodes)(() => undefined, { holds: (codes) => expect(codes.length).toBeGreaterThan(190) });
  row(readCoinPrice)(() => ({ regionId }), {
    holds: ({ price, currency, history }) => expect([price, currency, history.length]).toEqual([1, 'LKR', 30]),
  });
  row(readHome)(() => ({ regionId }), { holds: home.keep });
  row(readYouMayLike)(() => ({ regionId, current: 2 }), {
    holds: ({ records, current, size }) => {
      expect({ current, size, rows: records.length }).toEqual({ current: 2, size: 12, rows: 12 });
      expectNoneTwice(home.now.youMayLike.records, records);
    },
  });
  row(readCategoryTree)(() => ({ regionId }), { holds: tree.keep });
  row(readDiscovery)(() => ({ place: { name: 'discover' }, regionId }), { title: 'what is new' });
  row(readDiscovery)(() => ({ place: { name: 'category', categoryId: tree.now[0]?.categoryId ?? 0 }, regionId }), {
    title: 'of a category',
    holds: ({ path, cards }) => {
      expect(path.map(({ categoryId }) => categoryId)).toEqual([tree.now[0]?.categoryId]);
      expect(cards.map(({ soldNum }) => soldNum)).toEqual(cards.map(({ soldNum }) => soldNum).sort((one, other) => other - one));
    },
  });
  row(readDirectory)(() => ({ place: { name: 'shops', sortName: 'fans', page: 1 }, regionId }), {
    title: 'of shops',
    holds: ({ page }) => expect(page.current).toBe(1),
  });
  row(readDirectory)(() => ({ place: { name: 'brands', letter: '', page: 1 }, regionId }), { title: 'of brands', holds: directory.keep });
  row(readProduct)(() => ({ prodId: home.now.trending[0]?.prodId ?? 0, regionId }), { holds: product.keep });
  row(readProduct)(() => ({ prodId: 1, regionId }), { refusal: 'NOT_FOUND' });
  row(readSurroundings)(() => ({ prodId: product.now.prodId, regionId }));
  row(readReviews)(() => ({
    prodId: product.now.prodId,
    current: 1,
    isLoggedIn: false,
    score: null,
    skuId: null,
    withPictures: false,
    sortName: 'pictures',
  }));
  row(searchProducts)(() => ({ place: byPrice, regionId, pageNumber: 1, scrollId: null }), {
    holds: (result) => {
      found.keep(result);
      expect(result.facets).not.toBeNull();
    },
  });
  row(searchProducts)(() => ({ place: byPrice, regionId, pageNumber: 2, scrollId: found.now.scrollId }), {
    title: 'its second page along the scroll',
    holds: ({ records, current }) => {
      expect(current).toBe(2);
      expectNoneTwice(found.now.records, records);
    },
  });
  row(readFacets)(() => ({ place: byPrice, filters: { ...noFilters, minPrice: 1, maxPrice: 9_000_000, hasStock: true }, regionId }));
  row(readPopularProducts)(() => ({ regionId }));
  row(findShops)(() => ({ name: product.now.shopName, regionId }));
  row(readHotSearches)(() => ({ regionId }), { holds: (searches) => expect(searches).toHaveLength(10) });
  row(readSuggestions)(() => ({ keyword: 'pa', regionId }));
  row(readProductList)(() => ({ place: trending, regionId }), { title: 'of what sells most', holds: list.keep });
  row(readMoreOfProductList)(() => ({ place: trending, regionId, pageNumber: 2, scrollId: null }), {
    holds: ({ records, current, size }) => {
      expect({ current, size }).toEqual({ current: 2, size: 24 });
      expectNoneTwice(list.now.page.records, records);
    },
  });
  row(readProductList)(
    () => ({ place: { name: 'services', services: '', tagId: home.now.tags[0]?.tagId ?? 0, query: listQuery }, regionId }),
    {
      title: 'of a tag',
    },
  );
  row(readProductList)(() => ({ place: { name: 'store', shop: '', storeId: product.now.shopId, query: listQuery }, regionId }), {
    title: 'of a shop',
  });
  row(readProductList)(
    () => {
      const { now } = directory;
      return {
        place: { name: 'brand', brand: '', brandId: now.kind === 'brands' ? (now.page.records[0]?.brandId ?? 0) : 0, query: listQuery },
        regionId,
      };
    },
    { title: 'of a brand' },
  );
  const centre = { name: 'voucherCentre', tab: 'mall', list: 'usable', collect: null } as const;
  row(readVoucherList)(() => ({ place: centre, regionId, isLoggedIn: false, current: 1, pages: 1 }), {
    title: 'of the mall',
    holds: offers.keep,
  });
  row(readProductList)(
    () => ({ place: { name: 'voucher', couponId: offers.now.page.records[0]?.couponId ?? 0, query: listQuery }, regionId }),
    {
      title: 'of a voucher',
      holds: ({ heading, page }) => expect([heading.kind, page.records.length]).toEqual(['voucher', 24]),
    },
  );
  const group = memoized<Awaited<ReturnType<typeof readGroupBuys>>>();
  row(readGroupBuys)(() => ({ tab: 'ended' as const, regionId, current: 1, pages: 1 }), {
    title: 'that ended',
    holds: (page) => {
      group.keep(page);
      expect(page.records.map(({ result }) => result).sort()).toEqual(['COMPLETED', 'TIME_OUT']);
    },
  });
  row(readGroupBuys)(() => ({ tab: 'upcoming' as const, regionId, current: 1, pages: 2 }), {
    title: 'that come, two pages in one',
    holds: ({ size }) => expect(size).toBe(12),
  });
  row(readGroupBuy)(() => ({ groupActivityId: group.now.records[0]?.groupActivityId ?? 0, regionId }), {
    holds: ({ log, remind, orderNumber }) => expect([log.length > 1, remind, orderNumber]).toEqual([true, false, null]),
  });
  row(readGroupBuy)(() => ({ groupActivityId: 1, regionId }), { refusal: 'NOT_FOUND' });
  const campaign = memoized<Awaited<ReturnType<typeof readCampaign>>>();
  row(readCampaign)(() => ({ campaignId: campaignId(), regionId, current: 1 }), {
    holds: (read) => {
      campaign.keep(read);
      expect([read.campaign.campaignId, read.others.some((other) => other.campaignId === campaignId())]).toEqual([campaignId(), false]);
    },
  });
  row(readMoreOfCampaign)(() => ({ campaignId: campaignId(), regionId, current: 2 }), {
    holds: ({ records, current }) => {
      expect(current).toBe(2);
      expectNoneTwice(campaign.now.page.records, records);
    },
  });
  row(readCampaign)(() => ({ campaignId: 1, regionId, current: 1 }), { refusal: 'NOT_FOUND' });
  row(readMoreOfCampaign)(() => ({ campaignId: 1, regionId, current: 2 }), { refusal: 'NOT_FOUND' });
  row(readVouchers)(() => ({ prodId: null, skuId: null, shopId: null, campaignId: campaignId(), regionId, isLoggedIn: false }), {
    title: 'of a campaign',
  });
  row(readVouchers)(() => ({ prodId: product.now.prodId, skuId: null, shopId: product.now.shopId, regionId, isLoggedIn: false }), {
    title: 'of a product',
  });
  row(readVouchers)(() => ({ prodId: null, skuId: null, shopId: product.now.shopId, regionId, isLoggedIn: false }), { title: 'of a shop' });
  row(readVouchers)(() => ({ prodId: null, skuId: null, shopId: null, campaignId: 1, regionId, isLoggedIn: false }), {
    title: 'of a campaign that is not there',
    refusal: 'NOT_FOUND',
  });
  row(freshCards)(() => ({ cards: home.now.trending.slice(0, 3).map((card) => ({ ...card, price: 1 })), regionId }), {
    holds: (cards) => expect(cards.map(({ price }) => price)).toEqual(home.now.trending.slice(0, 3).map(({ price }) => price)),
  });
  row(readPlaces)(() => ({ regionId, isLoggedIn: false }));
  row(readDeliveryEstimate)(() => ({ prodId: product.now.prodId, skuId: null, areaId: 1_010_103, regionId }));
  row(readStaticPage)(() => ({ slug: 'help', lang: 'en-us' }));
  row(readNotices)(() => ({ isLoggedIn: false, regionId, pages: { notices: 1, announcements: 2 } }), { title: 'of a guest' });
  row(sendContactMessage)(() => ({ key: 'letter-1', form: { name: 'Ama', content: 'Is it open?', userMail: 'ama@serendib.com' } }));
  row(sendContactMessage)(() => ({ key: 'letter-1', form: { name: 'Ama', content: 'Another', userMail: 'ama@serendib.com' } }), {
    refusal: 'IDEMPOTENCY_MISMATCH',
  });
  row(sendCode)(() => ({ mail: 'ama@serendib.com' }), { holds: (seconds) => expect(seconds).toBeGreaterThan(0) });
  row(sendCode)(() => ({ mail: 'ama@serendib.com' }), { refusal: 'CODE_TOO_FREQUENT' });
  row(sendCode)(() => ({ mobile: '0094771234567' }), { title: 'by SMS' });
  return rows;
};
