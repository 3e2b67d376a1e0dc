import { countPieces } from '../cart/cart.ts';
import { readCards } from '../card/card.ts';
import { unreadChats } from '../chat/conversation.ts';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { unreadAnnouncements } from '../notice/announcement.ts';
import { unreadNotices } from '../notice/notice.ts';
import { countOrders } from '../order/order.list.ts';
import { orderCount } from '../order/order.shapes.ts';
import { int, z } from '../shapes.ts';

const centerInfo = z
  .object({
    orderCount, collectionCount: int, shopCollectionCount: int, browseCount: int, couponCount: int, coinBalance: int, cartCount: int, unReadNotice: int, unReadChat: int, groceryLists: int, cards: int,
  })
  .openapi('CenterInfo');

const readCenter = door({
  id: 'C4', operationId: 'centerInfo', method: 'get', path: '/p/user/centerInfo', who: 'user', summary: 'Every number of the profile page in one call',
  answer: centerInfo,
  async handler({ db, user, region, now }) {
    const [orders, cartCount, notices, announcements, unReadChat, cards] = await Promise.all([
      countOrders(db, user.userId), countPieces(db, user.userId), unreadNotices(db, user.userId), unreadAnnouncements(db, user.userId, region.regionId, now), unreadChats(db, user.userId), readCards(db, user.userId),
    ]);
    // Favourites, footprint, vouchers, coins and lists come with their own features; until then nobody has any.
    return { orderCount: orders, collectionCount: 0, shopCollectionCount: 0, browseCount: 0, couponCount: 0, coinBalance: 0, cartCount, unReadNotice: notices + announcements, unReadChat, groceryLists: 0, cards: cards.length };
  },
});

export const centerNoun: Noun = { name: 'center', doors: [readCenter] };
