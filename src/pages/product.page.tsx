import { FormattedMessage, useIntl } from 'react-intl';
import { productMachine } from '#machines/product.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { isInStock, mostOf, skuOf } from '#machines/variants.ts';
import type { ProdCard, ProdInfo } from '#machines/words.ts';
import { Acts } from '../design/BottomBar.tsx';
import { Breadcrumb } from '../design/Breadcrumb.tsx';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Grid } from '../design/Grid.tsx';
import { Page } from '../design/Page.tsx';
import { Rating } from '../design/Rating.tsx';
import { Section } from '../design/Section.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { Stepper } from '../design/Stepper.tsx';
import { styled } from '../design/stitches.config.ts';
import { DeliveryPromise } from '../parts/DeliveryPromise.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { PriceRow } from '../parts/Price.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductCard } from '../parts/ProductCard.tsx';
import { ProductGallery } from '../parts/ProductGallery.tsx';
import { Reviews } from '../parts/Reviews.tsx';
import { SafeHtml } from '../parts/SafeHtml.tsx';
import { SellerPanel } from '../parts/SellerPanel.tsx';
import { SpecTable } from '../parts/SpecTable.tsx';
import { VariantPicker } from '../parts/VariantPicker.tsx';
import { useMoney } from '../parts/useMoney.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

const Columns = styled('div', { display: 'grid', gap: '$4', '@desk': { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', columnGap: '40px', alignItems: 'start' } });
const Facts = styled('div', { display: 'grid', gap: '$4', alignContent: 'start', '& h1': { text: '$22', fontWeight: '$bold', letterSpacing: '$section' } });
const Meta = styled('p', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '$2', text: '$13', color: '$inkSoft', '& > * + *::before': { content: '"·"', marginInlineEnd: '$2' } });
const Amount = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3', color: '$inkSoft', text: '$13' });
/** On the phone the acts stay in reach above the tab bar. */
const Deeds = styled('div', {
  '@phone': { position: 'sticky', zIndex: '$bar', insetBlockEnd: 'calc($sizes$tabBar + env(safe-area-inset-bottom))', marginInline: '-16px', padding: '$2 $4', backgroundColor: '$paperRaised', borderBlockStart: '1px solid $line', '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const Halves = styled('div', { '@lg': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '40px' } });

type View = ViewOf<typeof productMachine>;

/** What is known of a product before its own data came: the card that was pressed. */
const Glimpse = ({ known }: { known: ProdCard | null }) => (
  <Columns>
    {known ? <ProductGallery pictures={[known.pic]} name={known.prodName} shown={0} onChoose={() => undefined} /> : <Skeleton aria-hidden><Block height={240} css={{ aspectRatio: '1', blockSize: 'auto' }} /></Skeleton>}
    <Facts>
      {known ? (
        <>
          <PriceRow {...known} size="product" />
          <h1>{known.prodName}</h1>
        </>
      ) : null}
      <Skeleton aria-hidden>
        {known ? null : <><Bar line={32} width={40} /><Bar line={22} width={80} /></>}
        <Bar line={13} width={60} /><Block height={120} css={{ marginBlock: '$4' }} /><Block height={64} />
      </Skeleton>
    </Facts>
  </Columns>
);

const Crumbs = ({ product }: { product: ProdInfo }) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}><FormattedMessage id="shell.tabHome" /></PlaceLink>
      {product.categoryPath.map(({ categoryId, categoryName }) => (
        <PlaceLink key={categoryId} place={{ name: 'categoryList', categoryList: categoryName, categoryId }}>{categoryName}</PlaceLink>
      ))}
    </Breadcrumb>
  );
};

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

const OnSale = ({ snapshot, send, may, product }: View & { product: ProdInfo }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { picks, quantity, picture } = snapshot.context;
  const sku = skuOf(product, picks);
  const pictures = [...new Set([...(sku?.pic ? [sku.pic] : []), ...product.imgs])];
  const most = mostOf(product, sku);
  const isOut = sku === null || !isInStock(sku);
  const price = sku ?? product;
  const discount = price.oriPrice !== null && price.oriPrice > price.price ? Math.round((1 - price.price / price.oriPrice) * 100) : null;
  const why = !product.delivery.deliverable ? <FormattedMessage id="refusal.NOT_DELIVERABLE" /> : isOut ? <FormattedMessage id="product.outHere" /> : null;
  return (
    <Columns>
      <ProductGallery pictures={pictures} name={product.prodName} shown={picture} onChoose={(index) => may({ type: 'picture.chosen', index })} />
      <Facts>
        <div>
          <PriceRow {...price} discount={discount} size="product" />
          {product.priceLow30 === null || (discount === null && product.priceLow30 >= price.price) ? null : <Amount><FormattedMessage id="product.low30" values={{ price: textOf(product.priceLow30, product) }} /></Amount>}
        </div>
        <h1>{product.prodName}</h1>
        <MetaLine product={product} />
        <VariantPicker product={product} picks={picks} onPick={(propName, value) => send({ type: 'variant.chosen', propName, value })} />
        <Amount>
          <Stepper
            label={intl.formatMessage({ id: 'product.quantity' })} value={quantity} max={Math.max(1, most)} onChange={isOut ? undefined : (count) => send({ type: 'quantity.changed', count })}
            lessLabel={intl.formatMessage({ id: 'product.less' })} moreLabel={intl.formatMessage({ id: 'product.more' })}
          />
          {isOut ? <FormattedMessage id="stock.out" /> : sku.stocks > 0 && sku.stocks <= 20 ? <FormattedMessage id="product.left" values={{ count: sku.stocks }} /> : <FormattedMessage id="product.inStock" />}
        </Amount>
        <DeliveryPromise delivery={product.delivery} shipFrom={product.shipFrom} />
        <Deeds>
          <Acts>
            <Button kind="secondary" wide onPress={may({ type: 'addToCart.pressed' })} reason={why}><FormattedMessage id="product.addToCart" /></Button>
            <Button kind="primary" wide onPress={may({ type: 'buyNow.pressed' })} reason={why}><FormattedMessage id="product.buyNow" /></Button>
          </Acts>
        </Deeds>
      </Facts>
    </Columns>
  );
};

const Below = ({ snapshot, may, product }: View & { product: ProdInfo }) => {
  const { surroundings } = snapshot.context;
  return (
    <>
      <Section heading={<FormattedMessage id="product.seller" />}><SellerPanel shop={product.shop} onChat={may({ type: 'chat.pressed' })} /></Section>
      <Halves>
        <Section heading={<FormattedMessage id="product.description" />}><SafeHtml html={product.content} /></Section>
        <Section heading={<FormattedMessage id="product.specification" />}><SpecTable product={product} /></Section>
      </Halves>
      <div id="reviews">
        <Section heading={<FormattedMessage id="product.reviews" />} aside={<FormattedMessage id="product.reviewsWhy" />}>
          <Reviews summary={product.commData} reviews={surroundings?.reviews ?? []} shopName={product.shopName} />
        </Section>
      </div>
      {snapshot.matches({ onSale: 'alone' }) ? <Button kind="secondary" onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></Button> : null}
      {surroundings && surroundings.similar.length > 0 ? (
        <Section heading={<FormattedMessage id="product.similar" />}>
          <Grid>{surroundings.similar.map((card) => <li key={card.prodId}><ProductCard product={card} /></li>)}</Grid>
        </Section>
      ) : null}
    </>
  );
};

const seeCategories = <PlaceButton kind="primary" snug place={{ name: 'categories' }}><FormattedMessage id="shell.allCategories" /></PlaceButton>;

const ProductPage = (view: View) => {
  const { snapshot, may } = view;
  const { product, known, problem } = snapshot.context;
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {product ? <Crumbs product={product} /> : null}
      {snapshot.matches('reading') ? <Glimpse known={known} /> : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <EmptyState level={1} title={<FormattedMessage id="product.unknown" />} reason={<FormattedMessage id="product.unknownWhy" />} action={seeCategories} /> : null}
      {snapshot.matches('offShelf') && product ? <EmptyState level={1} title={product.prodName} reason={<FormattedMessage id="refusal.PROD_OFFLINE" />} action={seeCategories} /> : null}
      {snapshot.matches('onSale') && product ? <><OnSale {...view} product={product} /><Below {...view} product={product} /></> : null}
    </Page>
  );
};

export const page = {
  machine: productMachine,
  View: ProductPage,
  head: ({ context, value }, intl) => ({
    title: context.product?.prodName ?? context.known?.prodName ?? (value === 'unknown' ? intl.formatMessage({ id: 'product.unknown' }) : undefined),
    description: context.product?.brief,
    status: value === 'unknown' ? 404 : value === 'unreadable' ? 503 : undefined,
  }),
} satisfies PageModule<typeof productMachine>;
