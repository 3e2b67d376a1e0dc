import type { MatchQuestion, VoucherMatch } from '#machines/model/voucher.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const matchVouchers = async (execute: Execute, input: MatchQuestion, options?: RequestOptions): Promise<VoucherMatch> =>
  (await execute(MatchVouchers, { input }, options)).matchVouchers;
