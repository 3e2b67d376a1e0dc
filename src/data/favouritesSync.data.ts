import type { FavouriteMutation } from '#machines/rules/favourite.ts';
import type { Favourite } from '#machines/model/favourite.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const readKept = async (
  execute: Execute,
  { favourites }: { favourites: Favourite[] },
  options?: RequestOptions,
): Promise<Favourite[]> => {
  const prodIds = idsOf(favourites, 'product');
  const [collected, ...followed] = await Promise.all([
    prodIds.length === 0 ? [] : execute(ReadCollectedAmong, { prodIds }, options).then((answer) => answer.collectedAmong),
    ...idsOf(favourites, 'shop').map(async (shopId) => ((await execute(ReadIsFollowed, { shopId }, options)).isFollowed ? [shopId] : [])),
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
  execute: Execute,
  { favourite: { kind, id }, isWanted }: FavouriteMutation,
  options?: RequestOptions,
): Promise<{ fansCount: number | null }> => {
  if (kind === 'product') {
    if (isWanted) allowed((await execute(CollectProduct, { prodId: id }, options)).collectProduct);
    else allowed((await execute(UncollectProduct, { prodId: id }, options)).uncollectProduct);
    return { fansCount: null };
  }
  const { fansCount } = isWanted
    ? allowed((await execute(FollowShop, { shopId: id }, options)).followShop)
    : allowed((await execute(UnfollowShop, { shopId: id }, options)).unfollowShop);
  return { fansCount };
};
