import { addressNoun } from './address/address.routes.ts';
import type { Noun } from './noun.ts';
import { paymentNoun } from './payment/payment.routes.ts';
import { cardNoun } from './card/card.routes.ts';
import { uploadNoun } from './upload/upload.routes.ts';
import { chatNoun } from './chat/chat.routes.ts';
import { noticeNoun } from './notice/notice.routes.ts';
import { contentNoun } from './content/content.routes.ts';
import { regionNoun } from './region/region.routes.ts';
import { sessionNoun } from './session/session.routes.ts';
import { centerNoun } from './user/center.routes.ts';
import { userNoun } from './user/user.routes.ts';
import { catalogueNoun } from './catalogue/catalogue.noun.ts';
import { brandNoun } from './brand/brand.routes.ts';
import { categoryNoun } from './category/category.routes.ts';
import { homeNoun } from './home/home.routes.ts';
import { pictureNoun } from './picture/picture.routes.ts';
import { productNoun } from './product/product.routes.ts';
import { reviewNoun } from './review/review.routes.ts';
import { searchNoun } from './search/search.routes.ts';
import { shopNoun } from './shop/shop.routes.ts';
import { cartNoun } from './cart/cart.routes.ts';
import { checkoutNoun } from './checkout/checkout.routes.ts';
import { deliveryNoun } from './delivery/delivery.routes.ts';
import { orderNoun } from './order/order.routes.ts';
import { rateNoun } from './review/rate.routes.ts';

/** The mall, noun by noun; filled in this order. */
export const nouns: readonly Noun[] = [regionNoun, contentNoun, sessionNoun, userNoun, centerNoun, addressNoun, catalogueNoun, categoryNoun, productNoun, brandNoun, shopNoun, reviewNoun, homeNoun, searchNoun, pictureNoun, noticeNoun, chatNoun, uploadNoun, cardNoun, paymentNoun, cartNoun, checkoutNoun, orderNoun, deliveryNoun, rateNoun];
