import { FormattedMessage, useIntl } from 'react-intl';
import type { productMachine } from '#machines/product.machine.ts';
import { isInStock, mostOf, skuOf } from '#machines/variants.ts';
import type { ProdInfo } from '#machines/words.ts';
import { BottomBar } from '../design/BottomBar.tsx';
import { Button } from '../design/Button.tsx';
import { iconLook } from '../design/IconButton.tsx';
import { ShopIcon } from '../design/icons.tsx';
import { Rating } from '../design/Rating.tsx';
import { Stepper } from '../design/Stepper.tsx';
import { Block } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import type { ViewOf } from '../view.ts';
import { Beside } from './Beside.tsx';
import { HeartButton } from './HeartButton.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { VariantPicker } from './VariantPicker.tsx';

const Meta = styled('p', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '$2', text: '$13', color: '$inkSoft', '& > * + *::before': { content: '"·"', marginInlineEnd: '$2' } });
const Amount = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3', color: '$inkSoft', text: '$13' });
const Deeds = styled(BottomBar, {
  display: 'flex',
  gap: '$2',
  '& > span': { flex: '1 1 0', minInlineSize: 0, alignContent: 'stretch' },
  '@phone': {
    '& > :is(a, button)': { inlineSize: '$touch', alignSelf: 'center', marginInlineEnd: '-$space$1', borderColor: 'transparent' },
    '& > span > button': { paddingInline: '6px' },
  },
  '@desk': { columnGap: '$3' },
});
/** The phone's short way to the store, where it leaves room for the acts. */
const ShopLink = styled(PlaceLink, iconLook, { '@desk': { display: 'none' }, '@media (max-width: 359.98px)': { display: 'none' } });

const MetaLine = ({ product }: { product: ProdInfo }) => {
  const intl = useIntl();
  const value = product.rating === null ? null : intl.formatNumber(product.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Meta>
      {value === null ? null : <Rating value={value} label={intl.formatMessage({ id: 'card.rating' }, { value })}><a href="#reviews"><FormattedMessage id="product.reviewCount" values={{ count: product.commNum }} /></a></Rating>}
      {product.soldNum > 0 ? <span><FormattedMessage id="card.sold" values={{ count: intl.formatNumber(product.soldNum, { notation: 'compact' }) }} /></span> : null}
      {product.warrantyMonths ? <span><FormattedMessage id="product.warranty" values={{ months: product.warrantyMonths }} /></span> : null}
      {product.condition === 'USED' ? <span><FormattedMessage id="card.used" /></span> : null}
    </Meta>
  );
};

/** The height of a line to touch, before its code is there. */
const Line = styled('div', { blockSize: '$touch' });

/** What is said of a product in one line, what is chosen of it, how many, when it comes, and the acts. */
export const ProductChoice = ({ snapshot, send, may, product }: ViewOf<typeof productMachine> & { product: ProdInfo }) => {
  const intl = useIntl();
  const { picks, quantity } = snapshot.context;
  const sku = skuOf(product, picks);
  const isOut = sku === null || !isInStock(sku);
  const why = !product.delivery.deliverable ? <FormattedMessage id="refusal.NOT_DELIVERABLE" /> : isOut ? <FormattedMessage id="product.outHere" /> : null;
  return (
    <>
      <MetaLine product={product} />
      <VariantPicker product={product} picks={picks} onPick={(propName, value) => send({ type: 'variant.chosen', propName, value })} />
      <Amount>
        <Stepper
          label={intl.formatMessage({ id: 'product.quantity' })} value={quantity} max={Math.max(1, mostOf(product, sku))} onChange={isOut ? undefined : (count) => send({ type: 'quantity.changed', count })}
          lessLabel={intl.formatMessage({ id: 'product.less' })} moreLabel={intl.formatMessage({ id: 'product.more' })}
        />
        {isOut ? <FormattedMessage id="stock.out" /> : sku.stocks > 0 && sku.stocks <= 20 ? <FormattedMessage id="product.left" values={{ count: sku.stocks }} /> : <FormattedMessage id="product.inStock" />}
      </Amount>
      <DeliveryPromise delivery={product.delivery} shipFrom={product.shipFrom} />
      <Beside name="estimate" when="idle" input={{ prodId: product.prodId, skuId: sku?.skuId ?? null, shipFrom: product.shipFrom }}><Line /></Beside>
      {isOut && sku !== null && product.delivery.deliverable ? <Beside name="restock" when="now" input={{ prodId: product.prodId, skuId: sku.skuId }}><Block height={48} /></Beside> : null}
      <Beside name="share" when="idle" input={{ place: snapshot.context.place, title: product.prodName }}><Line /></Beside>
      <Deeds data-bar="">
        <ShopLink place={{ name: 'store', shop: product.shopName, storeId: product.shopId }} aria-label={intl.formatMessage({ id: 'product.visitStore' })}><ShopIcon size={22} /></ShopLink>
        <HeartButton edge prodId={product.prodId} />
        <Button kind="secondary" wide onPress={may({ type: 'addToCart.pressed' })} reason={why}><FormattedMessage id="product.addToCart" /></Button>
        <Button kind="primary" wide onPress={may({ type: 'buyNow.pressed' })} reason={why}><FormattedMessage id="product.buyNow" /></Button>
      </Deeds>
      {product.couponCount > 0 ? <Beside name="vouchers" when="idle" input={{ prodId: product.prodId, skuId: sku?.skuId ?? null, shopId: product.shopId }}><Block height={120} /></Beside> : null}
    </>
  );
};
