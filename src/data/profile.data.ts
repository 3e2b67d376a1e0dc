import type { Profile } from '#machines/profile.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadProfile = graphql(`
  query ReadProfile {
    userInfo {
      userId
      nickName
      avatarUrl
      userMobile
      userMail
      regionId
      lang
    }
    centerInfo {
      orderCount {
        ...Counts
      }
      unReadNotice
      unReadChat
      collectionCount
      shopCollectionCount
      browseCount
      couponCount
      coinBalance
      groceryLists
      cards
    }
  }
`);
/** Who one is, how many orders stand where, and what is unread (contract C1, C4). */
export const readProfile = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Profile> => {
  const { userInfo: user, centerInfo } = await execute(ReadProfile, {}, options);
  const {
    orderCount: counts,
    unReadNotice: unreadNotices,
    unReadChat: unreadChats,
    collectionCount: favourites,
    shopCollectionCount: followed,
    browseCount: looks,
    couponCount: vouchers,
    coinBalance: coins,
    groceryLists: wishLists,
    cards,
  } = centerInfo;
  return { user, counts, unreadNotices, unreadChats, favourites, followed, looks, vouchers, coins, wishLists, cards };
};
