import type { MatchQuestion, VoucherMatch } from '#machines/model/voucher.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';

graphql(`
  fragment ChoosableVoucher on CheckoutVoucher {
    couponUserId
    couponName
    subTitle
    scope
    shopId
    shopName
    validUntil
    choose
    saved
    gap
    reason
    conflictsWith
    priceSymbol
    currency
  }
`);

const MatchVouchers = graphql(`
  query MatchVouchers($input: MatchParamInput!) {
    matchVouchers(input: $input) {
      usable {
        ...ChoosableVoucher
      }
      almost {
        ...ChoosableVoucher
      }
      unusable {
        ...ChoosableVoucher
      }
      best {
        couponUserIds
        saved
      }
      saved
      priceSymbol
      currency
    }
  }
`);
/** How the shopper's vouchers stand to what he buys (contract Q10). */
export const matchVouchers = async (ask: Ask, input: MatchQuestion, how?: How): Promise<VoucherMatch> =>
  (await ask(MatchVouchers, { input }, how)).matchVouchers;
