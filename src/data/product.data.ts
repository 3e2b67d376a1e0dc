import { graphql } from './gql/gql.ts';
const ReadProduct = graphql(`
  query ReadProduct($prodId: SafeInt!) {
    product(prodId: $prodId) { prodId prodName price oriPrice stockStatus skuList { skuId } }
  }
`);
console.log(ReadProduct);
