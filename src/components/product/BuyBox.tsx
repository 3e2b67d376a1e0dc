import { FormattedMessage, useIntl } from 'react-intl';
import type { productMachine } from '#machines/product.machine.ts';
import { isInStock, mostOf, skuOf } from '#machines/rules/variants.ts';
import type { ProdInfo } from '#machines/model/product.ts';
import { BottomBar } from '../../design/layout/BottomBar.tsx';
import { Button } from '../../design/control/Button.tsx';
import { iconButtonStyles } from '../../design/control/IconButton.tsx';
import { ShopIcon } from '../../design/icon/icons.tsx';
import { Rating } from '../../design/Rating.tsx';
import { Stepper } from '../../design/control/Stepper.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { Block } from '../../design/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { ListPickerButton } from '../list/ListPickerButton.tsx';
import { LazyWidget, WidgetLine } from '../shell/LazyWidget.tsx';
import { GroupOffer } from '../groupBuy/GroupOffer.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { estimatePart, listPickerPart, productVouchersPart, restockPart, sharePart } from './pageWidgets.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { Sold } from './Sold.tsx';
import { VariantPicker } from './VariantPicker.tsx';
import { scoreText } from '../hooks/scoreText.ts';

const Meta = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  text: '$13',
  color: '$inkSoft',
  '& > :not(:last-child)::after': { content: '"·"', marginInlineStart: '$2' },
});
const Amount = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3', color: '$inkSoft', text: '$13' });
const Links = styled('div', { display: 'flex', flexWrap: 'wrap', columnGap: '$5', '& > *': { minInlineSize: 0 } });
const Actions = styled(BottomBar, {
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
const ShopLink = styled(PlaceLink, iconButtonStyles, { '@desk': { display: 'none' }, '@media (max-width: 359.98px)': { display: 'none' } });

const MetaLine = ({ product }: { product: ProdInfo }) => {
  const intl = useIntl();
  const value = product.rating === null ? null : scoreText(intl, product.rating);
  return (
    <Meta>
      {value === null ? null : (
        <Rating value={value} label={intl.formatMessage({ id: 'card.rating' }, { value })}>
          <a href="#reviews">
            <FormattedMessage id="product.reviewCount" values={{ count: product.commNum }} />
          </a>
        </Rating>
      )}
      {product.soldNum > 0 ? (
        <span>
          <Sold count={product.soldNum} />
        </span>
      ) : null}
      {product.warrantyMonths ? (
        <span>
          <FormattedMessage id="product.warranty" values={{ months: product.warrantyMonths }} />
        </span>
      ) : null}
      {product.condition === 'USED' ? (
        <span>
          <FormattedMessage id="card.used" />
        </span>
      ) : null}
    </Meta>
  );
};

/** What is said of a product in one line, what is chosen of it, how many, when it comes, and the acts. */
export const BuyBox = ({ snapshot, send, may, product }: ViewOf<typeof productMachine> & { product: ProdInfo }) => {
  const intl = useIntl();
  const { picks, quantity } = snapshot.context;
  const sku = skuOf(product, picks);
  const isOut = sku === null || !isInStock(sku);
  const isSoldHere = product.skuList.length > 0;
  const restock = restockPart(product, sku);
  const vouchers = productVouchersPart(product, sku);
  const lists = listPickerPart(product, sku);
  const isFew = sku !== null && sku.stocks > 0 && sku.stocks <= 20;
  const outHere = isOut ? <FormattedMessage id="product.outHere" /> : null;
  const why = product.delivery.deliverable ? outHere : <FormattedMessage id="refusal.NOT_DELIVERABLE" />;
  return (
    <>
      <MetaLine product={product} />
      <VariantPicker product={product} picks={picks} onPick={(propName, value) => send({ type: 'variant.chosen', propName, value })} />
      {isSoldHere ? (
        <Amount>
          <Stepper
            label={intl.formatMessage({ id: 'product.quantity' })}
            value={quantity}
            max={Math.max(1, mostOf(product, sku))}
            onChange={isOut ? undefined : (count) => send({ type: 'quantity.changed', count })}
            lessLabel={intl.formatMessage({ id: 'product.less' })}
            moreLabel={intl.formatMessage({ id: 'product.more' })}
          />
          {isOut ? (
            <FormattedMessage id="stock.out" />
          ) : (
            <FormattedMessage id={isFew ? 'product.left' : 'product.inStock'} values={{ count: sku.stocks }} />
          )}
        </Amount>
      ) : null}
      {product.groupActivity ? <GroupOffer product={product} group={product.groupActivity} /> : null}
      <DeliveryPromise delivery={product.delivery} shipFrom={product.shipFrom} />
      <LazyWidget {...estimatePart(product, sku)}>
        <WidgetLine />
      </LazyWidget>
      {restock ? (
        <LazyWidget {...restock}>
          <Block height={48} />
        </LazyWidget>
      ) : null}
      <Links>
        {lists ? (
          <ListPickerButton part={lists}>
            {(onPress) => (
              <TextButton tall soft onPress={onPress}>
                <FormattedMessage id="product.addToList" />
              </TextButton>
            )}
          </ListPickerButton>
        ) : null}
        <LazyWidget {...sharePart(snapshot.context.place, product.prodName)}>
          <WidgetLine />
        </LazyWidget>
      </Links>
      <Actions data-bar="">
        <ShopLink
          place={{ name: 'store', shop: product.shopName, storeId: product.shopId }}
          aria-label={intl.formatMessage({ id: 'product.visitStore' })}
        >
          <ShopIcon size={22} />
        </ShopLink>
        <FavouriteButton edge prodId={product.prodId} />
        <Button kind="secondary" wide onPress={may({ type: 'addToCart.pressed' })} reason={why}>
          <FormattedMessage id="product.addToCart" />
        </Button>
        <Button kind="primary" wide onPress={may({ type: 'buyNow.pressed' })} reason={why}>
          <FormattedMessage id="product.buyNow" />
        </Button>
      </Actions>
      {vouchers ? (
        <LazyWidget {...vouchers}>
          <Block height={120} />
        </LazyWidget>
      ) : null}
    </>
  );
};
