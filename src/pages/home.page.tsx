import { FormattedMessage, useIntl } from 'react-intl';
import { homeMachine, type HomeFirst } from '#machines/home.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Grid } from '../design/Grid.tsx';
import { Page } from '../design/Page.tsx';
import type { Tint } from '../design/Picture.tsx';
import { Section } from '../design/Section.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { useAround } from '../parts/around.ts';
import { Banners, HeroBanner, HeroBannerSkeleton } from '../parts/HeroBanner.tsx';
import { placeOfBanner, placeOfTag } from '../parts/placeOf.ts';
import { Why } from '../parts/Why.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductCard, ProductCardSkeleton } from '../parts/ProductCard.tsx';
import { ProductList } from '../parts/ProductList.tsx';
import { SmallProductCard, SmallProductCardSkeleton } from '../parts/SmallProductCard.tsx';
import { TagIcons } from '../parts/TagIcons.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

const bannersShown = 3;
const trendingShown = 6;
const blockShown = 6;
const six = [1, 2, 3, 4, 5, 6];

const Coming = () => (
  <>
    <Banners>
      <HeroBannerSkeleton kind="main" />
      <HeroBannerSkeleton kind="side" />
      <HeroBannerSkeleton kind="side" />
    </Banners>
    <Section heading={<FormattedMessage id="home.trending" />}>
      <Grid small>{six.map((box) => <li key={box}><SmallProductCardSkeleton /></li>)}</Grid>
    </Section>
    <Section heading={<FormattedMessage id="home.youMayLike" />}>
      <Grid>{six.map((box) => <li key={box}><ProductCardSkeleton /></li>)}</Grid>
    </Section>
  </>
);

const First = ({ first }: { first: Omit<HomeFirst, 'youMayLike'> }) => {
  const intl = useIntl();
  return (
    <>
      <Banners>
        {first.banners.slice(0, bannersShown).map((banner, place) => (
          <HeroBanner
            key={banner.seq} kind={place === 0 ? 'main' : 'side'} title={banner.title} text={banner.text} button={banner.button}
            tint={banner.tint as Tint} imgUrl={banner.imgUrl} place={placeOfBanner(banner)}
          />
        ))}
      </Banners>
      <TagIcons label={intl.formatMessage({ id: 'home.sections' })} tags={first.tags.map((tag) => ({ tag, place: placeOfTag(tag) }))} />
      {first.trending.length > 0 ? (
        <Section heading={<FormattedMessage id="home.trending" />} aside={<Why reason="home.trendingWhy" place={{ name: 'trending' }} name={intl.formatMessage({ id: 'home.trending' })} />}>
          <Grid small>{first.trending.slice(0, trendingShown).map((card) => <li key={card.prodId}><SmallProductCard product={card} eager /></li>)}</Grid>
        </Section>
      ) : null}
      {first.tagBlocks.map((block) => (
        <Section
          key={block.tagId} heading={block.title} below
          aside={<Why reason="home.blockWhy" place={{ name: 'services', services: block.title, tagId: block.tagId }} name={block.title} />}
        >
          <Grid>{block.prods.slice(0, blockShown).map((card) => <li key={card.prodId}><ProductCard product={card} /></li>)}</Grid>
        </Section>
      ))}
    </>
  );
};

const HomePage = ({ snapshot, may }: ViewOf<typeof homeMachine>) => {
  const intl = useIntl();
  const { brand } = useAround();
  const { first, liked, problem } = snapshot.context;
  const isUnreadable = snapshot.matches('unreadable');
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <VisuallyHidden as="h1">{brand}</VisuallyHidden>
      {isUnreadable ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {first ? <First first={first} /> : isUnreadable ? null : <Coming />}
      {first ? (
        <Section heading={<FormattedMessage id="home.youMayLike" />} aside={intl.formatMessage({ id: 'home.youMayLikeWhy' })}>
          <ProductList
            read={liked} label={intl.formatMessage({ id: 'home.youMayLike' })} problem={problem} isReading={snapshot.matches('readingMore')}
            onEndNeared={may({ type: 'end.neared' })} onMore={may({ type: 'more.pressed' })} onRetry={may({ type: 'retry.pressed' })}
          />
        </Section>
      ) : null}
    </Page>
  );
};

export const page = { machine: homeMachine, View: HomePage, stays: true } satisfies PageModule<typeof homeMachine>;
