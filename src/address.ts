import { slugOf } from '#machines/slug.ts';
import type { OrderGroup, Place } from '#machines/words.ts';

const groupPaths: Record<OrderGroup, string> = { toPay: '/ToPay', toDeliver: '/ToDeliver', toReceive: '/ToReceive', completed: '/Completed/Completed' };

const withQuery = (path: string, query: Record<string, string | number | null | undefined>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null && value !== undefined && value !== '') params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

/** With what is asked of the list at this address. */
const wished = (path: string, wish = ''): string => (wish ? `${path}${path.includes('?') ? '&' : '?'}${wish}` : path);

/** A path segment that carries a name: empty names become `-`. */
const named = (name: string): string => encodeURIComponent(slugOf(name) || '-');

/** The address of a place, root-relative, spelled as in the specification (spec 2). Total over `Place`. */
export const addressOf = (place: Place): string => {
  switch (place.name) {
    case 'home': return '/';
    case 'categoryList': return wished(`/${named(place.categoryList)}/${place.categoryId}${place.category ? `/prods/${encodeURIComponent(place.category)}` : ''}`, place.wish);
    case 'categories': return '/categories/';
    case 'category': return withQuery('/category', { categoryId: place.categoryId });
    case 'discover': return '/discover';
    case 'subCategory': return `/discover/sub/${encodeURIComponent(place.category)}`;
    case 'services': return wished(`/services/${named(place.services)}?tagId=${place.tagId}`, place.wish);
    case 'search': return wished(withQuery(`/SearchResults/${encodeURIComponent(place.slug || '-')}`, { key: place.key }), place.wish);
    case 'product': return withQuery(`/products/${place.productId}`, { skuId: place.skuId });
    case 'store': return wished(`/store/${named(place.shop)}/${place.storeId}`, place.wish);
    case 'brands': return withQuery('/brands', { letter: place.letter, page: place.page > 1 ? place.page : null });
    case 'brand': return wished(`/brands/${named(place.brand)}/${place.brandId}`, place.wish);
    case 'shops': return withQuery('/shops', { sortName: place.sortName === 'default' ? null : place.sortName, page: place.page > 1 ? place.page : null });
    case 'trending': return wished('/trending', place.wish);
    case 'campaign': return wished(`/campaign/${named(place.campaign)}/${place.campaignId}`, place.wish);
    case 'cart': return '/Cart';
    case 'checkout':
      return withQuery('/Checkout', place.buyNow
        ? { prodId: place.buyNow.prodId, skuId: place.buyNow.skuId, shopId: place.buyNow.shopId, count: place.buyNow.count }
        : { items: place.basketIds.join(',') });
    case 'payment': return withQuery('/paymentMethod', { orders: place.orderNumbers });
    case 'orders': return groupPaths[place.group];
    case 'order': return withQuery('/order-details', { orderNumber: place.orderNumber });
    case 'cancelOrder': return withQuery('/ToDeliver/CancelOrder', { orderNumber: place.orderNumber });
    case 'collection': return withQuery('/collection', { tab: place.tab === 'shops' ? 'shops' : null, sortName: place.sortName === 'new' ? null : place.sortName });
    case 'footprint': return '/MyFootPrint';
    case 'profile': return '/profile';
    case 'chat': return withQuery('/iCanchat', { shopId: place.shopId, prodId: place.prodId, orderNumber: place.orderNumber });
    case 'notification': return '/notification';
    case 'contact': return '/contact-us';
    case 'policy': return withQuery(`/policies/${encodeURIComponent(place.slug)}`, { lang: place.lang });
    case 'register': return '/Register';
    case 'notFound': return '/404';
  }
};
