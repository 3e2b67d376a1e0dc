import { countPieces } from '../cart/cart.ts';
import { readCards } from '../card/card.ts';
import { unreadChats } from '../chat/conversation.ts';
import { countCollected } from '../collection/collection.ts';
import { countFollowed } from '../collection/follow.ts';
import { door } from '../door.ts';
import { countLooks } from '../footprint/footprint.ts';
import type { Noun } from '../noun.ts';
import { unreadAnnouncements } from '../notice/announcement.ts';
import { unreadNotices } from '../notice/notice.ts';
import { countOrders } from '../order/order.list.ts';
import { orderCount } from '../order/order.shapes.ts';
import { int, z } from '../shapes.ts';
import { countUsable } from '../voucher/holding.ts';

const centerInfo = z
  .object({
    orderCount, collectionCount: int, shopCollectionCount: int, browseCount: int, couponCount: int, coinBalance: int, cartCount: int, unReadNotice: int, unReadChat: int, groceryLists: int, cards: int,
  })
  .openapi('CenterInfo');

const readCenter = door({
  id: 'C4', operationId: 'centerInfo', method: 'get', path: '/p/user/centerInfo', who: 'user', summary: 'Every number of the profile page in one call',
  answer: centerInfo,
  async handler({ house, db, user, region, now }) {
    const [orders, cartCount, notices, announcements, unReadChat, cards, collectionCount, shopCollectionCount, browseCount, couponCount] = await Promise.all([
      countOrders(db, user.userId), countPieces(db, user.userId), unreadNotices(db, user.userId), unreadAnnouncements(db, user.userId, region.regionId, now), unreadChats(db, user.userId), readCards(db, user.userId),
      countCollected(db, user.userId), countFollowed(db, user.userId), countLooks({ house, db, userId: user.userId }), countUsable(db, user.userId),
    ]);
    // Coins and lists come with their own features; until then nobody has any.
    return { orderCount: orders, collectionCount, shopCollectionCount, browseCount, couponCount, coinBalance: 0, cartCount, unReadNotice: notices + announcements, unReadChat, groceryLists: 0, cards: cards.length };
  },
});

export const centerNoun: Noun = { name: 'center', doors: [readCenter] };
