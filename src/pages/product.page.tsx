import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { productMachine, type Surroundings } from '#machines/product.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { discountOf } from '#machines/rules/money/discount.ts';
import { lowestPriceToTell } from '#machines/rules/money/lowestPrice.ts';
import { skuOf } from '#machines/rules/variants.ts';
import type { ProdInfo } from '#machines/model/product.ts';
import { Breadcrumb } from '../design/Breadcrumb.tsx';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Grid } from '../design/layout/Grid.tsx';
import { DeferredContent } from '../design/layout/DeferredContent.tsx';
import { Page } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { styled } from '../design/stitches.config.ts';
import { LazyWidget, WidgetLine } from '../components/shell/LazyWidget.tsx';
import {
  estimatePart,
  payLaterPart,
  picturesOf,
  productVouchersPart,
  restockPart,
  sharePart,
  zoomPart,
} from '../components/product/pageWidgets.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceLink } from '../components/link/PlaceLink.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { BuyBox } from '../components/product/BuyBox.tsx';
import { ProductCard } from '../components/product/ProductCard.tsx';
import { ProductFrame, ProductHero } from '../components/product/ProductHero.tsx';
import { SafeHtml } from '../components/shell/SafeHtml.tsx';
import { SellerPanel } from '../components/product/SellerPanel.tsx';
import { SpecTable } from '../components/product/SpecTable.tsx';
import { useMoney } from '../components/hooks/useMoney.ts';
import { scoreText } from '../components/hooks/scoreText.ts';
import { RankingReason } from '../components/product/RankingReason.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';
import type { Press } from '../design/press.ts';

const Lowest = styled('div', { color: '$inkSoft', text: '$13' });
/** Where the reviews come. */
const Room = styled('p', { minBlockSize: '600px' });
const Halves = styled('div', { '@lg': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '40px' } });

type View = ViewOf<typeof productMachine>;

const Coming = () => (
  <>
    <Bar line={13} width={60} />
    <Block height={120} css={{ marginBlock: '$4' }} />
    <Block height={64} />
  </>
);

/** Nothing is known of the product before its own data comes. */
const Blank = () => (
  <>
    <VisuallyHidden as="h1">
      <FormattedMessage id="product.coming" />
    </VisuallyHidden>
    <Skeleton aria-hidden>
      <ProductFrame
        picture={<Block css={{ aspectRatio: '1', blockSize: 'auto', '@phone': { aspectRatio: '1.3', marginInline: '-16px' } }} />}
      >
        <Bar line={32} width={40} />
        <Bar line={22} width={80} />
        <Coming />
      </ProductFrame>
    </Skeleton>
  </>
);

const Crumbs = ({ product }: { product: ProdInfo | null }) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}>
        <FormattedMessage id="shell.tabHome" />
      </PlaceLink>
      {product?.categoryPath.map(({ categoryId, categoryName }) => (
        <PlaceLink key={categoryId} place={{ name: 'categoryList', categoryList: categoryName, categoryId }}>
          {categoryName}
        </PlaceLink>
      ))}
    </Breadcrumb>
  );
};

const noChoice = () => undefined;

/** The first screen: from the card that was pressed until the product's own data is there. */
const Top = (view: View) => {
  const { textOf } = useMoney();
  const { product, known, picks, picture } = view.snapshot.context;
  if (!product) {
    return known ? (
      <ProductHero
        name={known.prodName}
        price={known}
        gallery={{ pictures: [known.pic], name: known.prodName, shown: 0, onChoose: noChoice, coming: true }}
      >
        <Skeleton aria-hidden>
          <Coming />
        </Skeleton>
      </ProductHero>
    ) : (
      <Blank />
    );
  }
  const sku = skuOf(product, picks);
  const price = sku ?? product;
  const later = payLaterPart(product, sku);
  const lowest = lowestPriceToTell(product, sku);
  return (
    <ProductHero
      name={product.prodName}
      price={price.price > 0 ? { ...price, discount: discountOf(price) } : null}
      note={
        <>
          {lowest === null ? null : (
            <Lowest>
              <FormattedMessage id="product.low30" values={{ price: textOf(lowest, product) }} />
            </Lowest>
          )}
          {later ? (
            <LazyWidget {...later}>
              <WidgetLine />
            </LazyWidget>
          ) : null}
        </>
      }
      gallery={{
        pictures: picturesOf(product, sku),
        name: product.prodName,
        shown: picture,
        onChoose: (index) => view.may({ type: 'picture.chosen', index }),
      }}
    >
      <BuyBox {...view} product={product} />
    </ProductHero>
  );
};

const Reviews = ({ product }: { product: ProdInfo }) => {
  const intl = useIntl();
  const { commData: summary, shopName, prodId, skuList } = product;
  if (summary.number === 0 || summary.score === null)
    return (
      <p>
        <FormattedMessage id="product.noReviews" />
      </p>
    );
  const score = scoreText(intl, summary.score);
  return (
    <LazyWidget
      name="reviews"
      when="near"
      input={{ prodId, summary, shopName, variants: skuList.map(({ skuId, skuName }) => ({ skuId, skuName })) }}
    >
      <Room>
        <b>{score}</b> <FormattedMessage id="product.outOfFive" values={{ count: summary.number }} />
      </Room>
    </LazyWidget>
  );
};

type BelowProps = {
  product: ProdInfo;
  surroundings: Surroundings | null;
  isAlone: boolean;
  onChat: Press;
  onRetry: Press;
};

const Below = memo(({ product, surroundings, isAlone, onChat, onRetry }: BelowProps) => (
  <>
    <Section heading={<FormattedMessage id="product.seller" />}>
      <SellerPanel shop={product.shop} onChat={onChat} />
    </Section>
    <Halves>
      <Section heading={<FormattedMessage id="product.description" />}>
        <SafeHtml html={product.content} />
      </Section>
      <Section heading={<FormattedMessage id="product.specification" />}>
        <SpecTable product={product} />
      </Section>
    </Halves>
    <div id="reviews">
      <Section heading={<FormattedMessage id="product.reviews" />}>
        <Reviews product={product} />
      </Section>
    </div>
    {isAlone ? (
      <Section heading={<FormattedMessage id="product.similar" />}>
        <Button kind="secondary" onPress={onRetry}>
          <FormattedMessage id="shell.retry" />
        </Button>
      </Section>
    ) : null}
    {surroundings && surroundings.similar.length > 0 ? (
      <Section
        heading={<FormattedMessage id="product.similar" />}
        aside={
          <RankingReason name={<FormattedMessage id="product.similar" />}>
            <FormattedMessage id="product.similarWhy" />
          </RankingReason>
        }
      >
        <Grid>
          {surroundings.similar.map((card) => (
            <li key={card.prodId}>
              <ProductCard product={card} />
            </li>
          ))}
        </Grid>
      </Section>
    ) : null}
  </>
));

const seeCategories = (
  <PlaceButton kind="primary" snug place={{ name: 'categories' }}>
    <FormattedMessage id="shell.allCategories" />
  </PlaceButton>
);

const ProductPage = (view: View) => {
  const { snapshot, may } = view;
  const { product, problem, surroundings } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <Crumbs product={product} />
      {snapshot.matches('reading') || snapshot.matches('onSale') ? <Top {...view} /> : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="product.unknown" />}
          reason={<FormattedMessage id="product.unknownWhy" />}
          action={seeCategories}
        />
      ) : null}
      {snapshot.matches('offShelf') && product ? (
        <EmptyState level={1} title={product.prodName} reason={<FormattedMessage id="refusal.PROD_OFFLINE" />} action={seeCategories} />
      ) : null}
      {snapshot.matches('onSale') && product ? (
        <DeferredContent>
          <Below
            product={product}
            surroundings={surroundings}
            isAlone={snapshot.matches({ onSale: 'alone' })}
            onChat={may({ type: 'chat.pressed' })}
            onRetry={may({ type: 'retry.pressed' })}
          />
        </DeferredContent>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: productMachine,
  View: ProductPage,
  statuses: { unknown: 404, offShelf: 404, unreadable: 503 },
  head: ({ context, value }, intl) => ({
    title:
      context.product?.prodName ??
      context.known?.prodName ??
      (value === 'unreadable' ? undefined : intl.formatMessage({ id: value === 'unknown' ? 'product.unknown' : 'product.coming' })),
    description: context.product?.brief,
  }),
  parts: (snapshot) => {
    const { product, picks, place } = snapshot.context;
    if (!product || !snapshot.matches('onSale')) return [];
    const sku = skuOf(product, picks);
    return [
      zoomPart(picturesOf(product, sku), product.prodName),
      estimatePart(product, sku),
      payLaterPart(product, sku),
      sharePart(place, product.prodName),
      restockPart(product, sku),
      productVouchersPart(product, sku),
    ].filter((part) => part !== null);
  },
} satisfies PageModule<typeof productMachine>;
