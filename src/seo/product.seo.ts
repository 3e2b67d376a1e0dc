import type { AggregateOffer, ItemAvailability, OfferLeaf, Product, WithContext } from 'schema-dts';
import type { SnapshotFrom } from 'xstate';
import type { productMachine } from '#machines/product.machine.ts';
import { isInStock } from '#machines/rules/variants.ts';
import type { ProdInfo, Sku, StockStatus } from '#machines/model/product.ts';
import { moneyIn } from '../components/hooks/useMoney.ts';
import { absolute, largePicture, sharePicture, type PageMetadata, type MetadataContext } from './pageMetadata.ts';
import { crumbs } from './structuredLists.ts';

const availability: Record<StockStatus, ItemAvailability> = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW: 'https://schema.org/LimitedAvailability',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  SOLD_OUT: 'https://schema.org/SoldOut',
};

const day = 86_400_000;

/** How many days from now a delivery's first or last day is. */
const daysUntil = (when: string, at: number): number => Math.max(0, Math.ceil((Date.parse(when) - at) / day));

/** What delivery to the region costs and takes; nothing where it is not delivered. */
const shippingOf = ({ delivery }: ProdInfo, { region, visitor }: MetadataContext): Pick<OfferLeaf, 'shippingDetails'> => {
  const { fee, currency, earliest, latest } = delivery;
  if (fee === null || earliest === null || latest === null) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: fee, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: region.countryCode },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: daysUntil(earliest, visitor.at),
          maxValue: daysUntil(latest, visitor.at),
          unitCode: 'DAY',
        },
      },
    },
  };
};

const isOnSale = ({ status }: Sku): boolean => status === 1;

/** What holds for the offer whatever variant is taken. */
const terms = (product: ProdInfo, stand: MetadataContext): Omit<OfferLeaf, '@type'> => ({
  priceCurrency: product.currency,
  availability: availability[product.stockStatus],
  itemCondition: product.condition === 'USED' ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
  url: absolute(stand, stand.addressOf({ name: 'product', productId: product.prodId, skuId: null })),
  seller: { '@type': 'Organization', name: product.shopName },
  ...(product.returnDays > 0
    ? {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: stand.region.countryCode,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: product.returnDays,
        },
      }
    : {}),
  ...shippingOf(product, stand),
});

/**
 * One price, or from the lowest to the highest of the variants in stock (on sale, where none is left); nothing where it is not sold in this
 * region.
 */
const offered = (product: ProdInfo, stand: MetadataContext): OfferLeaf | AggregateOffer | null => {
  if (!product.deliverable || product.status !== 1) return null;
  const inStock = product.skuList.filter(isInStock);
  const prices = (inStock.length > 0 ? inStock : product.skuList.filter(isOnSale)).map(({ price }) => price);
  const [lowest, highest] = [Math.min(product.price, ...prices), Math.max(product.price, ...prices)];
  if (lowest === highest) return { '@type': 'Offer', price: product.price, ...terms(product, stand) };
  return { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest, offerCount: prices.length, ...terms(product, stand) };
};

const asProduct = (product: ProdInfo, stand: MetadataContext): WithContext<Product> | null => {
  const { number, score } = product.commData;
  const offers = offered(product, stand);
  const isRated = number > 0 && score !== null;
  if (!offers && !isRated) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.prodName,
    description: product.brief,
    sku: product.itemCode,
    image: product.imgs.map((pic) => largePicture(stand, pic)),
    url: absolute(stand, stand.addressOf({ name: 'product', productId: product.prodId, skuId: null })),
    category: product.categoryPath.map(({ categoryName }) => categoryName).join(' > '),
    ...(offers ? { offers } : {}),
    ...(isRated
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, ratingCount: number, bestRating: 5, worstRating: 1 } }
      : {}),
  };
};

/** A product's head: its price and brief, its picture with both, itself as structured data and the way to it. */
export const productMetadata = ({ context: { product } }: SnapshotFrom<typeof productMachine>, stand: MetadataContext): PageMetadata => {
  if (!product) return { data: [] };
  const productData = asProduct(product, stand);
  const way = product.categoryPath.map(({ categoryId, categoryName }) => ({
    name: categoryName,
    place: { name: 'categoryList', categoryList: categoryName, categoryId } as const,
  }));
  const itself = { name: product.prodName, place: { name: 'product', productId: product.prodId, skuId: null } as const };
  const price = moneyIn(stand.intl).textOf(product.price, product);
  return {
    type: 'product',
    description:
      product.price > 0
        ? stand.intl.formatMessage({ id: 'seo.product' }, { price, brand: stand.brand, brief: product.brief })
        : product.brief,
    picture: sharePicture(stand, product.pic, 'product', product.prodId),
    data: [...(productData ? [productData] : []), crumbs(stand, [...way, itself])],
  };
};
