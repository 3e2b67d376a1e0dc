import type { FavouriteMutation } from '#machines/rules/favourite.ts';
import type { Favourite } from '#machines/model/favourite.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadCollectedAmong = graphql(`
  query ReadCollectedAmong($prodIds: [SafeInt!]!) {
    collectedAmong(input: $prodIds)
  }
`);
const ReadIsFollowed = graphql(`
  query ReadIsFollowed($shopId: SafeInt!) {
    isFollowed(shopId: $shopId)
  }
`);

const idsOf = (favourites: readonly Favourite[], kind: Favourite['kind']): number[] =>
  favourites.filter((favourite) => favourite.kind === kind).map(({ id }) => id);

/** Which of these the shopper keeps (contract H3, H9). */
export const readKept = async (ask: Ask, { favourites }: { favourites: Favourite[] }, how?: How): Promise<Favourite[]> => {
  const prodIds = idsOf(favourites, 'product');
  const [collected, ...followed] = await Promise.all([
    prodIds.length === 0 ? [] : ask(ReadCollectedAmong, { prodIds }, how).then((answer) => answer.collectedAmong),
    ...idsOf(favourites, 'shop').map(async (shopId) => ((await ask(ReadIsFollowed, { shopId }, how)).isFollowed ? [shopId] : [])),
  ]);
  return [...collected.map((id) => ({ kind: 'product' as const, id })), ...followed.flat().map((id) => ({ kind: 'shop' as const, id }))];
};

const CollectProduct = graphql(`
  mutation CollectProduct($prodId: SafeInt!) {
    collectProduct(prodId: $prodId) {
      ... on Collected {
        collected
      }
      ...WhyNot
    }
  }
`);
const UncollectProduct = graphql(`
  mutation UncollectProduct($prodId: SafeInt!) {
    uncollectProduct(prodId: $prodId) {
      ... on Collected {
        collected
      }
      ...WhyNot
    }
  }
`);
const FollowShop = graphql(`
  mutation FollowShop($shopId: SafeInt!) {
    followShop(shopId: $shopId) {
      ... on Followed {
        fansCount
      }
      ...WhyNot
    }
  }
`);
const UnfollowShop = graphql(`
  mutation UnfollowShop($shopId: SafeInt!) {
    unfollowShop(shopId: $shopId) {
      ... on Followed {
        fansCount
      }
      ...WhyNot
    }
  }
`);

/** Saves one wish; `fansCount` is how many follow the shop now, null for a product (contract H5, H6, H11, H12). */
export const saveFavourite = async (
  ask: Ask,
  { favourite: { kind, id }, isWanted }: FavouriteMutation,
  how?: How,
): Promise<{ fansCount: number | null }> => {
  if (kind === 'product') {
    if (isWanted) allowed((await ask(CollectProduct, { prodId: id }, how)).collectProduct);
    else allowed((await ask(UncollectProduct, { prodId: id }, how)).uncollectProduct);
    return { fansCount: null };
  }
  const { fansCount } = isWanted
    ? allowed((await ask(FollowShop, { shopId: id }, how)).followShop)
    : allowed((await ask(UnfollowShop, { shopId: id }, how)).unfollowShop);
  return { fansCount };
};
