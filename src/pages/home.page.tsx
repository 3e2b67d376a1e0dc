import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { homeMachine, type HomeFirst } from '#machines/home.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Place } from '#machines/model/place.ts';
import { Grid } from '../design/layout/Grid.tsx';
import { Page } from '../design/layout/Page.tsx';
import type { Tint } from '../design/Picture.tsx';
import { Section } from '../design/layout/Section.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { useAppContext } from '../app/AppContext.ts';
import { Banners, HeroBanner, HeroBannerSkeleton } from '../components/shell/HeroBanner.tsx';
import { bannerPlace, tagPlace } from '../components/link/bannerPlace.ts';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProductCard, ProductCardSkeleton } from '../components/product/ProductCard.tsx';
import { ProductList } from '../components/list/ProductList.tsx';
import { SmallProductCard, SmallProductCardSkeleton } from '../components/product/SmallProductCard.tsx';
import { TagIcons } from '../components/shell/TagIcons.tsx';
import { RankingReason } from '../components/product/RankingReason.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

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
      <Grid small>
        {six.map((box) => (
          <li key={box}>
            <SmallProductCardSkeleton />
          </li>
        ))}
      </Grid>
    </Section>
    <Section heading={<FormattedMessage id="home.youMayLike" />}>
      <Grid>
        {six.map((box) => (
          <li key={box}>
            <ProductCardSkeleton />
          </li>
        ))}
      </Grid>
    </Section>
  </>
);

const SeeAll = ({ place, name }: { place: Place; name: ReactNode }) => (
  <PlaceText soft place={place}>
    <FormattedMessage id="home.seeAll" />
    <VisuallyHidden> {name}</VisuallyHidden>
  </PlaceText>
);

const First = ({ first }: { first: Omit<HomeFirst, 'youMayLike'> }) => {
  const intl = useIntl();
  return (
    <>
      <Banners>
        {first.banners.slice(0, bannersShown).map((banner, place) => (
          <HeroBanner
            key={banner.seq}
            kind={place === 0 ? 'main' : 'side'}
            title={banner.title}
            text={banner.text}
            button={banner.button}
            tint={banner.tint as Tint}
            imgUrl={banner.imgUrl}
            place={bannerPlace(banner)}
          />
        ))}
      </Banners>
      <TagIcons label={intl.formatMessage({ id: 'home.sections' })} tags={first.tags.map((tag) => ({ tag, place: tagPlace(tag) }))} />
      {first.trending.length > 0 ? (
        <Section
          heading={<FormattedMessage id="home.trending" />}
          aside={
            <RankingReason
              name={<FormattedMessage id="home.trending" />}
              more={<SeeAll place={{ name: 'trending' }} name={<FormattedMessage id="home.trending" />} />}
            >
              <FormattedMessage id="home.trendingWhy" />
            </RankingReason>
          }
        >
          <Grid small>
            {first.trending.slice(0, trendingShown).map((card) => (
              <li key={card.prodId}>
                <SmallProductCard product={card} eager />
              </li>
            ))}
          </Grid>
        </Section>
      ) : null}
      {first.tagBlocks.map((block) => (
        <Section
          key={block.tagId}
          heading={block.title}
          below
          aside={
            <RankingReason
              name={block.title}
              more={<SeeAll place={{ name: 'services', services: block.title, tagId: block.tagId }} name={block.title} />}
            >
              <FormattedMessage id="home.blockWhy" />
            </RankingReason>
          }
        >
          <Grid>
            {block.prods.slice(0, blockShown).map((card) => (
              <li key={card.prodId}>
                <ProductCard product={card} />
              </li>
            ))}
          </Grid>
        </Section>
      ))}
    </>
  );
};

const HomePage = ({ snapshot, may }: ViewOf<typeof homeMachine>) => {
  const intl = useIntl();
  const { brand } = useAppContext();
  const { first, liked, problem } = snapshot.context;
  const isUnreadable = snapshot.matches('unreadable');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <VisuallyHidden as="h1">{brand}</VisuallyHidden>
      {isUnreadable ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {first ? <First first={first} /> : !isUnreadable && <Coming />}
      {first ? (
        <Section
          heading={<FormattedMessage id="home.youMayLike" />}
          aside={
            <RankingReason name={<FormattedMessage id="home.youMayLike" />}>
              <FormattedMessage id="home.youMayLikeWhy" />
            </RankingReason>
          }
        >
          <ProductList
            read={liked}
            label={intl.formatMessage({ id: 'home.youMayLike' })}
            problem={problem}
            isReading={snapshot.matches('readingMore')}
            onEndNeared={may({ type: 'end.neared' })}
            onMore={may({ type: 'more.pressed' })}
            onRetry={may({ type: 'retry.pressed' })}
          />
        </Section>
      ) : null}
    </Page>
  );
};

export const page = { machine: homeMachine, View: HomePage, stays: true } satisfies PageModule<typeof homeMachine>;
