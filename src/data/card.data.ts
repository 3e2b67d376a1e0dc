import { graphql } from './gql/gql.ts';

/** What every list of products asks of one: the words' `ProdCard`. */
graphql(`
  fragment Card on ProdCard {
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
    groupPrice
  }
`);

/** One page of a list of products: the words' `PageOf<ProdCard>`. */
graphql(`
  fragment CardPage on ProdCardPage {
    records {
      ...Card
    }
    total
    size
    current
    pages
  }
`);
