import { countPieces } from '../cart/cart.ts';
import { readCards } from '../card/card.ts';
import { unreadChats } from '../chat/conversation.ts';
import { countFavourites } from '../favourite/favourite.ts';
import { countFollowed } from '../favourite/follow.ts';
import { coinBalanceOf } from '../coin/coin.ts';
import { route } from '../platform/http/route.ts';
import { countLooks } from '../footprint/footprint.ts';
import { countLists } from '../groceryList/groceryList.ts';
import type { Module } from '../platform/module.ts';
import { unreadAnnouncements } from '../notification/announcement.ts';
import { unreadNotifications } from '../notification/notification.ts';
import { countOrders } from '../order/order.list.ts';
import { orderCount } from '../order/order.schemas.ts';
import { int, z } from '../platform/http/schemas.ts';
import { countUsable } from '../voucher/heldVouchers.ts';

const centerInfo = z
  .object({
    orderCount,
    collectionCount: int,
    shopCollectionCount: int,
    browseCount: int,
    couponCount: int,
    coinBalance: int,
    cartCount: int,
    unReadNotice: int,
    unReadChat: int,
    groceryLists: int,
    cards: int,
  })
  .openapi('CenterInfo');

const readCenter = route({
  id: 'C4',
  operationId: 'centerInfo',
  method: 'get',
  path: '/p/user/centerInfo',
  who: 'user',
  summary: 'Every number of the profile page in one call',
  answer: centerInfo,
  async handler({ context, db, user, region, now }) {
    const [
      orders,
      cartCount,
      notices,
      announcements,
      unReadChat,
      cards,
      collectionCount,
      shopCollectionCount,
      browseCount,
      couponCount,
      coinBalance,
      groceryLists,
    ] = await Promise.all([
      countOrders(db, user.userId),
      countPieces(db, user.userId),
      unreadNotifications(db, user.userId),
      unreadAnnouncements(db, user.userId, region.regionId, now),
      unreadChats(db, user.userId),
      readCards(db, user.userId),
      countFavourites(db, user.userId),
      countFollowed(db, user.userId),
      countLooks({ context, db, userId: user.userId }),
      countUsable(db, user.userId),
      coinBalanceOf(db, user.userId),
      countLists(db, user.userId),
    ]);
    return {
      orderCount: orders,
      collectionCount,
      shopCollectionCount,
      browseCount,
      couponCount,
      coinBalance,
      cartCount,
      unReadNotice: notices + announcements,
      unReadChat,
      groceryLists,
      cards: cards.length,
    };
  },
});

export const centerModule: Module = { name: 'center', routes: [readCenter] };
