import { addressModule } from './address/address.routes.ts';
import type { Module } from './platform/module.ts';
import { paymentModule } from './payment/payment.routes.ts';
import { cardModule } from './card/card.routes.ts';
import { uploadModule } from './upload/upload.routes.ts';
import { chatModule } from './chat/chat.routes.ts';
import { demoReaderModule } from './notification/demo.ts';
import { notificationModule } from './notification/notification.routes.ts';
import { contentModule } from './content/content.routes.ts';
import { regionModule } from './region/region.routes.ts';
import { deviceModule } from './auth/deviceSessions.routes.ts';
import { authModule } from './auth/session.routes.ts';
import { centerModule } from './user/center.routes.ts';
import { userModule } from './user/user.routes.ts';
import { seedModule } from './seed/seed.module.ts';
import { campaignModule } from './campaign/campaign.routes.ts';
import { brandModule } from './brand/brand.routes.ts';
import { categoryModule } from './category/category.routes.ts';
import { homeModule } from './home/home.routes.ts';
import { imageModule } from './image/image.routes.ts';
import { productModule } from './product/product.routes.ts';
import { reviewModule } from './review/review.routes.ts';
import { searchModule } from './search/search.routes.ts';
import { voucherModule } from './voucher/voucher.routes.ts';
import { promoCodeModule } from './promo/promoCode.module.ts';
import { shopModule } from './shop/shop.routes.ts';
import { sitemapModule } from './sitemap/sitemap.routes.ts';
import { cartModule } from './cart/cart.routes.ts';
import { coinModule } from './coin/coin.routes.ts';
import { checkoutModule } from './checkout/checkout.routes.ts';
import { favouriteModule } from './favourite/favourite.routes.ts';
import { groceryListModule } from './groceryList/groceryList.routes.ts';
import { footprintModule } from './footprint/footprint.routes.ts';
import { deliveryModule } from './delivery/delivery.routes.ts';
import { orderModule } from './order/order.routes.ts';
import { refundModule } from './refund/refund.routes.ts';
import { rateModule } from './review/rate.routes.ts';
import { deadlineModule } from './deadline/deadline.routes.ts';
import { groupModule } from './group/group.routes.ts';
import { inviteModule } from './invite/invite.routes.ts';
import { undoModule } from './undo/undo.routes.ts';

/** The mall, noun by noun; filled in this order. */
export const modules: readonly Module[] = [
  regionModule,
  contentModule,
  authModule,
  deviceModule,
  userModule,
  centerModule,
  addressModule,
  seedModule,
  categoryModule,
  productModule,
  brandModule,
  shopModule,
  voucherModule,
  promoCodeModule,
  campaignModule,
  reviewModule,
  homeModule,
  searchModule,
  imageModule,
  sitemapModule,
  notificationModule,
  chatModule,
  uploadModule,
  cardModule,
  paymentModule,
  cartModule,
  checkoutModule,
  coinModule,
  orderModule,
  deliveryModule,
  refundModule,
  rateModule,
  deadlineModule,
  favouriteModule,
  footprintModule,
  inviteModule,
  groceryListModule,
  groupModule,
  undoModule,
  demoReaderModule,
];
