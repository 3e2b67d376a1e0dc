import type { Banner, Place, Tag } from '#machines/words.ts';
import { placeAt } from '../routes.ts';

const linked = (path: string): Place => {
  const { pathname, search } = new URL(path, 'http://shop');
  return placeAt(pathname, search);
};

/** Where a banner leads: product, category, link, shop, campaign (contract E1); null leads nowhere. */
export const placeOfBanner = ({ type, relation, relationName }: Banner): Place | null => {
  if (relation === null) return null;
  const name = relationName ?? '';
  switch (type) {
    case 0: return { name: 'product', productId: Number(relation), skuId: null };
    case 1: return { name: 'categoryList', categoryList: name, categoryId: Number(relation) };
    case 2: return linked(relation);
    case 3: return { name: 'store', shop: name, storeId: Number(relation) };
    case 4: return { name: 'campaign', campaign: name, campaignId: Number(relation) };
    default: return null;
  }
};

/** Where a tag icon leads (contract E2). */
export const placeOfTag = ({ tagId, title, linkType, relation }: Tag): Place =>
  linkType === 'CATEGORY' && relation !== null ? { name: 'categoryList', categoryList: title, categoryId: Number(relation) }
  : linkType === 'CAMPAIGN' && relation !== null ? { name: 'campaign', campaign: title, campaignId: Number(relation) }
  : linkType === 'URL' && relation !== null ? linked(relation)
  : { name: 'services', services: title, tagId };
