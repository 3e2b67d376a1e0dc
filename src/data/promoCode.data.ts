import type { PromoQuestion } from '#machines/promoCode.machine.ts';
import type { PromoResult } from '#machines/model/promoCode.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment PromoCode on PromoResult {
    code
    valid
    off
    desc
  }
`);

const CheckPromoCode = graphql(`
  mutation CheckPromoCode($input: PromoCheckParamInput!) {
    checkPromoCode(input: $input) {
      ... on PromoResult {
        ...PromoCode
      }
      ...WhyNot
    }
  }
`);
/** What a promo code takes off an open checkout (contract J4). */
export const checkPromoCode = async (execute: Execute, input: PromoQuestion, options?: RequestOptions): Promise<PromoResult> =>
  allowed((await execute(CheckPromoCode, { input }, options)).checkPromoCode);
