import { FormattedMessage, useIntl } from 'react-intl';
import { productMachine } from '#machines/product.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { skuOf } from '#machines/variants.ts';
import type { ProdCard, ProdInfo } from '#machines/words.ts';
import { Breadcrumb } from '../design/Breadcrumb.tsx';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Grid } from '../design/Grid.tsx';
import { Later } from '../design/Later.tsx';
import { Page } from '../design/Page.tsx';
import { Section } from '../design/Section.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { styled } from '../design/stitches.config.ts';
import { Beside } from '../parts/Beside.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductChoice } from '../parts/ProductChoice.tsx';
import { ProductCard } from '../parts/ProductCard.tsx';
import { ProductFrame, ProductTop } from '../parts/ProductTop.tsx';
import { SafeHtml } from '../parts/SafeHtml.tsx';
import { SellerPanel } from '../parts/SellerPanel.tsx';
import { SpecTable } from '../parts/SpecTable.tsx';
import { useMoney } from '../parts/useMoney.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

const Lowest = styled('div', { color: '$inkSoft', text: '$13' });
/** Where the reviews come. */
const Room = styled('p', { minBlockSize: '600px' });
const Halves = styled('div', { '@lg': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '40px' } });

type View = ViewOf<typeof productMachine>;

const Coming = () => <><Bar line={13} width={60} /><Block height={120} css={{ marginBlock: '$4' }} /><Block height={64} /></>;

/** Nothing is known of the product before its own data comes. */
const Blank = () => (
  <>
    <VisuallyHidden as="h1"><FormattedMessage id="product.coming" /></VisuallyHidden>
    <Skeleton aria-hidden>
      <ProductFrame picture={<Block css={{ aspectRatio: '1', blockSize: 'auto', '@phone': { aspectRatio: '1.3', marginInline: '-16px' } }} />}>
        <Bar line={32} width={40} /><Bar line={22} width={80} /><Coming />
      </ProductFrame>
    </Skeleton>
  </>
);

const Crumbs = ({ product }: { product: ProdInfo | null }) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}><FormattedMessage id="shell.tabHome" /></PlaceLink>
      {product?.categoryPath.map(({ categoryId, categoryName }) => (
        <PlaceLink key={categoryId} place={{ name: 'categoryList', categoryList: categoryName, categoryId }}>{categoryName}</PlaceLink>
      ))}
    </Breadcrumb>
  );
};

const discountOf = ({ price, oriPrice }: Pick<ProdCard, 'price' | 'oriPrice'>) => (oriPrice !== null && oriPrice > price ? Math.round((1 - price / oriPrice) * 100) : null);

const noChoice = () => undefined;

/** The first screen: from the card that was pressed until the product's own data is there. */
const Top = (view: View) => {
  const { textOf } = useMoney();
  const { product, known, picks, picture } = view.snapshot.context;
  if (!product) {
    return known ? (
      <ProductTop name={known.prodName} price={known} gallery={{ pictures: [known.pic], name: known.prodName, shown: 0, onChoose: noChoice, coming: true }}>
        <Skeleton aria-hidden><Coming /></Skeleton>
      </ProductTop>
    ) : <Blank />;
  }
  const sku = skuOf(product, picks);
  const price = sku ?? product;
  const discount = discountOf(price);
  // The lowest price that the mall tells is the cheapest variant's: beside a dearer one it would be untrue.
  const pictures = [...new Set([...(sku?.pic ? [sku.pic] : []), ...product.imgs])];
  return (
    <ProductTop
      name={product.prodName} price={price.price > 0 ? { ...price, discount } : null}
      note={product.priceLow30 === null || price.price > product.price || (discount === null && product.priceLow30 >= price.price) ? null : <Lowest><FormattedMessage id="product.low30" values={{ price: textOf(product.priceLow30, product) }} /></Lowest>}
      gallery={{ pictures, name: product.prodName, shown: picture, onChoose: (index) => view.may({ type: 'picture.chosen', index }) }}
    >
      <ProductChoice {...view} product={product} />
    </ProductTop>
  );
};

const Reviews = ({ product }: { product: ProdInfo }) => {
  const { commData: summary, shopName, prodId, skuList } = product;
  if (summary.number === 0 || summary.score === null) return <p><FormattedMessage id="product.noReviews" /></p>;
  return (
    <Beside name="reviews" when="near" input={{ prodId, summary, shopName, variants: skuList.map(({ skuId, skuName }) => ({ skuId, skuName })) }}>
      <Room><b>{summary.score}</b> <FormattedMessage id="product.outOfFive" values={{ count: summary.number }} /></Room>
    </Beside>
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
        <Section heading={<FormattedMessage id="product.reviews" />}><Reviews product={product} /></Section>
      </div>
      {snapshot.matches({ onSale: 'alone' }) ? <Button kind="secondary" onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></Button> : null}
      {surroundings && surroundings.similar.length > 0 ? (
        <Section heading={<FormattedMessage id="product.similar" />} aside={<p><FormattedMessage id="product.similarWhy" /></p>}>
          <Grid>{surroundings.similar.map((card) => <li key={card.prodId}><ProductCard product={card} /></li>)}</Grid>
        </Section>
      ) : null}
    </>
  );
};

const seeCategories = <PlaceButton kind="primary" snug place={{ name: 'categories' }}><FormattedMessage id="shell.allCategories" /></PlaceButton>;

const ProductPage = (view: View) => {
  const { snapshot, may } = view;
  const { product, problem } = snapshot.context;
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <Crumbs product={product} />
      {snapshot.matches('reading') || snapshot.matches('onSale') ? <Top {...view} /> : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <EmptyState level={1} title={<FormattedMessage id="product.unknown" />} reason={<FormattedMessage id="product.unknownWhy" />} action={seeCategories} /> : null}
      {snapshot.matches('offShelf') && product ? <EmptyState level={1} title={product.prodName} reason={<FormattedMessage id="refusal.PROD_OFFLINE" />} action={seeCategories} /> : null}
      {snapshot.matches('onSale') && product ? <Later><Below {...view} product={product} /></Later> : null}
    </Page>
  );
};

export const page = {
  machine: productMachine,
  View: ProductPage,
  head: ({ context, value }, intl) => ({
    title: context.product?.prodName ?? context.known?.prodName ?? (value === 'unreadable' ? undefined : intl.formatMessage({ id: value === 'unknown' ? 'product.unknown' : 'product.coming' })),
    description: context.product?.brief,
    status: value === 'unknown' || value === 'offShelf' ? 404 : value === 'unreadable' ? 503 : undefined,
  }),
} satisfies PageModule<typeof productMachine>;
