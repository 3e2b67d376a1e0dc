import type { Surroundings } from '#machines/product.machine.ts';
import type { ProdInfo } from '#machines/model/product.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadProduct = graphql(`
  query ReadProduct($prodId: SafeInt!, $regionId: SafeInt!) {
    product(prodId: $prodId, regionId: $regionId) {
      prodId
      prodName
      pic
      price
      oriPrice
      priceSymbol
      currency
      soldNum
      discount
      couponCount
      rating
      commNum
      shopId
      shopName
      stockStatus
      deliverable
      freeDelivery
      overseas
      placeOfOrigin
      condition
      hasVariants
      skuId
      brand {
        brandId
        brandName
      }
      brief
      itemCode
      imgs
      content
      parameters {
        parameterKey
        parameterValue
      }
      props {
        propId
        propName
        values {
          propValue
          pic
        }
      }
      skuList {
        skuId
        skuName
        price
        oriPrice
        priceSymbol
        currency
        stocks
        pic
        properties
        status
        soldOutSince
        installments {
          months
          first
          perMonth
          total
          cost
        }
      }
      categoryPath {
        categoryId
        categoryName
      }
      shop {
        shopId
        shopName
        shopLogo
        score
        fansCount
        prodCount
        soldNum
      }
      warrantyMonths
      shipFrom
      returnDays
      codSupported
      commData {
        prodId
        number
        positiveRating
        score
        stars {
          one
          two
          three
          four
          five
        }
      }
      delivery {
        deliverable
        reason
        fee
        free
        priceSymbol
        currency
        earliest
        latest
        courier
        slots
        orderBy
      }
      maxBuy
      status
      priceLow30
      groupActivity {
        groupActivityId
        activityPrice
        groupNumber
        groupBuyStatus
      }
      installment {
        provider
        months
        perMonth
        dates
      }
      actions {
        action
        allowed
        reasonCode
        reason
        until
      }
    }
  }
`);
/** Everything the product page says of one product, in the region's prices (contract F5). */
export const readProduct = async (
  execute: Execute,
  input: { prodId: number; regionId: number },
  options?: RequestOptions,
): Promise<ProdInfo> => (await execute(ReadProduct, input, options)).product;

const ReadSurroundings = graphql(`
  query ReadSurroundings($prodId: SafeInt!, $regionId: SafeInt!) {
    similarProducts(prodId: $prodId, regionId: $regionId, current: 1, size: 12) {
      records {
        ...Card
      }
    }
  }
`);
/** What stands below a product: twelve like it (spec 9, contract F8). */
export const readSurroundings = async (
  execute: Execute,
  input: { prodId: number; regionId: number },
  options?: RequestOptions,
): Promise<Surroundings> => {
  const { similarProducts } = await execute(ReadSurroundings, input, options);
  return { similar: similarProducts.records };
};
