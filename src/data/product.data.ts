import type { Surroundings } from '#machines/product.machine.ts';
import type { ProdInfo } from '#machines/model/product.ts';
import type { Ask, How } from './gateway.ts';
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
          valueId
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
        partyCode
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
      totalStocks
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
export const readProduct = async (ask: Ask, question: { prodId: number; regionId: number }, how?: How): Promise<ProdInfo> =>
  (await ask(ReadProduct, question, how)).product;

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
export const readSurroundings = async (ask: Ask, question: { prodId: number; regionId: number }, how?: How): Promise<Surroundings> => {
  const { similarProducts } = await ask(ReadSurroundings, question, how);
  return { similar: similarProducts.records };
};
