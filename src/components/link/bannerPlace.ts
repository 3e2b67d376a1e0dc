import type { Banner, Tag } from '#machines/model/home.ts';
import type { Place } from '#machines/model/place.ts';
import { placeOfLink } from '../../navigation/parsePlace.ts';

/** Where a banner leads: product, category, link, shop, campaign (contract E1); null leads nowhere. */
export const bannerPlace = ({ type, relation, relationName }: Banner): Place | null => {
  if (relation === null) return null;
  const name = relationName ?? '';
  switch (type) {
    case 0:
      return { name: 'product', productId: Number(relation), skuId: null };
    case 1:
      return { name: 'categoryList', categoryList: name, categoryId: Number(relation) };
    case 2:
      return placeOfLink(relation);
    case 3:
      return { name: 'store', shop: name, storeId: Number(relation) };
    case 4:
      return { name: 'campaign', campaign: name, campaignId: Number(relation) };
    default:
      return null;
  }
};

/** Where a tag icon leads (contract E2). */
export const tagPlace = ({ tagId, title, linkType, relation }: Tag): Place => {
  if (linkType === 'GROUP') return { name: 'groupBuys', tab: 'inProgress' };
  if (relation !== null) {
    if (linkType === 'CATEGORY') return { name: 'categoryList', categoryList: title, categoryId: Number(relation) };
    if (linkType === 'CAMPAIGN') return { name: 'campaign', campaign: title, campaignId: Number(relation) };
    if (linkType === 'URL') return placeOfLink(relation);
  }
  return { name: 'services', services: title, tagId };
};
