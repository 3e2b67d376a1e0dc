import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { parsePlace } from '#src/navigation/parsePlace.ts';
import { routeNameOf } from '#src/navigation/routeNameOf.ts';
import { isDocument } from '#src/offline/isDocument.ts';

/** An address of each route of point 2, and the name that its visit is recorded under. Two names of one screen are one: the first. */
const routes: [address: string, routeName: string][] = [
  ['/', 'HomeView'],
  ['/toys/12', 'CategoryListView'],
  ['/toys/12/prods/puzzles-34', 'SelectedCategory'],
  ['/products/106593', 'viewProduct'],
  ['/goods/106593', 'viewProduct'],
  ['/categories/', 'CategoryView'],
  ['/category', 'ProductView'],
  ['/services/new-arrivals?tagId=3', 'TagListView'],
  ['/SearchResults/green-tea', 'SearchResultsView'],
  ['/trending', 'trending'],
  ['/discover', 'Discover'],
  ['/discover/sub/toys-12', 'SubCat'],
  ['/store/lotus/7', 'store'],
  ['/Cart', 'ShoppingCart'],
  ['/Checkout', 'CheckoutView'],
  ['/paymentMethod', 'CheckoutSummary'],
  ['/ToPay', 'ToPay'],
  ['/ToDeliver', 'ToDeliver'],
  ['/ToReceive', 'ToReceive'],
  ['/Completed/Completed', 'Completed'],
  ['/Refund', 'Refund'],
  ['/ToDeliver/CancelOrder', 'CancelOrder'],
  ['/ToReceive/logistics', 'Logistics'],
  ['/Completed/RateProduct', 'rateProducts'],
  ['/RateProduct', 'rateProducts'],
  ['/order-details', 'OrderDetails'],
  ['/collection', 'FavouritsView'],
  ['/MyFootPrint', 'MyFootprint'],
  ['/vouchers', 'Vouchers'],
  ['/group-buy', 'GroupBuyHome'],
  ['/myInvitation', 'Invitation'],
  ['/wish-list', 'CreateWishList'],
  ['/wish-list/Sunday', 'ItemList'],
  ['/notification', 'notification'],
  ['/iCanchat', 'chat'],
  ['/profile', 'profile'],
  ['/Settings', 'ProfileSettingsView'],
  ['/contact-us', 'ContactUs'],
  ['/Register', 'register'],
  ['/nowhere', 'PageNotFound'],
];
const secondNames = ['viewGoods', 'CategoriesList'];

it.each(routes)('A visit of %s is recorded as %s, as point 2 calls it', (address, routeName) => {
  const { pathname, search } = new URL(address, 'https://shop.example');
  expect(routeNameOf(parsePlace(pathname, search))).toBe(routeName);
});

it('Every route name of point 2 is recorded', () => {
  const [, table = ''] = /## 2\. Screens and routes\n([\s\S]*?)\n- \*\*/.exec(readFileSync('docs/specification.md', 'utf8')) ?? [];
  const named = [...table.matchAll(/^\| [`a].*? \| (.*?) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  const recorded = new Set([...routes.map(([, routeName]) => routeName), ...secondNames]);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => name !== 'the same words' && !recorded.has(name))).toEqual([]);
});

const categories = ['/events/12', '/oss-toys/12', '/graphql/12', '/robots/12', '/sitemaps-and-globes/12', '/manifest/12', '/healthz/12'];

it.each([...routes.map(([address]) => address), ...categories])('Without network the shop is given at %s', (address) => {
  expect(isDocument(new URL(address, 'https://shop.example').pathname)).toBe(true);
});

it.each(['/graphql', '/events', '/oss/p/1.webp', '/sitemap.xml', '/sitemaps/1.xml', '/robots.txt', '/manifest.webmanifest', '/_shell'])(
  'Without network nothing is made up at %s',
  (path) => {
    expect(isDocument(path)).toBe(false);
  },
);

it.each(['Services', 'Products', 'goods', 'Vouchers', 'Brands', 'Campaign', 'Wish list', 'Refund', 'Receipt', 'Notice', 'OSS', 'Toys'])(
  'A category called %s has an address of its own',
  (name) => {
    const { pathname, search } = new URL(formatPlace({ name: 'categoryList', categoryList: name, categoryId: 12 }), 'https://shop.example');
    const place = parsePlace(pathname, search);
    expect(place).toMatchObject({ name: 'categoryList', categoryId: 12 });
    expect(formatPlace(place)).toBe(pathname);
    expect(pathname).not.toMatch(/^\/(notice|oss)\//);
  },
);
