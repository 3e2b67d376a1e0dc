import { FormattedMessage, useIntl } from 'react-intl';
import { reviewsMachine } from '#machines/reviews.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { ReviewSummary } from '#machines/model/review.ts';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Panel } from '../design/layout/Panel.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { ReviewItem } from '../components/product/ReviewItem.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ReportSheet } from '../components/product/ReportSheet.tsx';
import { ReviewFilters } from '../components/product/ReviewFilters.tsx';
import { scoreText } from '../components/hooks/scoreText.ts';

const Frame = styled('div', { display: 'grid', gap: '$4', alignItems: 'start', '@desk': { gridTemplateColumns: '300px minmax(0, 1fr)' } });
const Score = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  color: '$inkSoft',
  '& b': { text: '$56', fontSize: '40px', lineHeight: '44px', fontWeight: '$heading', color: '$ink' },
});
const Stars = styled('ul', {
  display: 'grid',
  gap: '$1',
  text: '$13',
  '& li': { display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr) 44px', alignItems: 'center', columnGap: '$3' },
  '& li > :last-child': { textAlign: 'end', color: '$inkSoft' },
});
const Meter = styled('meter', {
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '6px',
  border: 0,
  borderRadius: '$full',
  backgroundColor: '$line',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  '&::-webkit-meter-bar': { border: 0, borderRadius: '$full', background: 'none', blockSize: '6px' },
  '&::-webkit-meter-optimum-value': { background: '$colors$ink', borderRadius: '$full' },
  '&::-moz-meter-bar': { background: '$colors$ink' },
});
const Said = styled('ul', {
  display: 'grid',
  gap: '$4',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li > :last-child': { alignSelf: 'end' },
});
const coming = [1, 2, 3, 4];

const starsOf = ({ stars }: ReviewSummary) =>
  [
    [5, stars.five],
    [4, stars.four],
    [3, stars.three],
    [2, stars.two],
    [1, stars.one],
  ] as const;

const Summary = ({ summary }: { summary: ReviewSummary }) => {
  const intl = useIntl();
  return (
    <Panel as="div">
      <Score>
        <b>{scoreText(intl, summary.score ?? 0)}</b> <FormattedMessage id="product.outOfFive" values={{ count: summary.number }} />
        {summary.positiveRating === null ? null : (
          <>
            {' · '}
            <FormattedMessage
              id="reviews.positive"
              values={{ share: intl.formatNumber(summary.positiveRating / 100, { style: 'percent' }) }}
            />
          </>
        )}
      </Score>
      <Stars>
        {starsOf(summary).map(([star, count]) => {
          const share = intl.formatNumber(count / summary.number, { style: 'percent' });
          return (
            <li key={star}>
              <span>{star}</span>
              <Meter
                min={0}
                max={1}
                value={count / summary.number}
                aria-label={intl.formatMessage({ id: 'reviews.stars' }, { star, share })}
              />
              <span>{share}</span>
            </li>
          );
        })}
      </Stars>
    </Panel>
  );
};

const ReviewsView = ({ snapshot, send, may }: ViewOf<typeof reviewsMachine>) => {
  const intl = useIntl();
  const { summary, shopName, variants, filter, reviews, total, problem, report, reported } = snapshot.context;
  const isReading = snapshot.hasTag('busy');
  return (
    <Frame data-state={statePath(snapshot.value)} aria-busy={isReading}>
      <Summary summary={summary} />
      <div>
        {snapshot.matches('unreadable') ? (
          <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} />
        ) : (
          <ReviewFilters
            filter={filter}
            variants={variants}
            onChoose={(chosen) => may({ type: 'filter.chosen', filter: chosen })}
            onSelect={snapshot.matches('carryingOut') ? undefined : (chosen) => send({ type: 'filter.chosen', filter: chosen })}
          />
        )}
        {isReading ? (
          <Skeleton aria-hidden>
            <Said as="div">
              {coming.map((box) => (
                <Block key={box} height={120} />
              ))}
            </Said>
          </Skeleton>
        ) : null}
        {snapshot.matches('none') ? (
          <EmptyState
            title={<FormattedMessage id="reviews.none" />}
            action={
              <Button kind="secondary" onPress={may({ type: 'filters.cleared' })}>
                <FormattedMessage id="reviews.showAll" />
              </Button>
            }
          />
        ) : null}
        {snapshot.matches('listing') || snapshot.matches('reporting') ? (
          <>
            <Said aria-label={intl.formatMessage({ id: 'reviews.list' }, { count: total })}>
              {reviews.map((review) => (
                <ReviewItem
                  key={review.prodCommId}
                  review={review}
                  shopName={shopName}
                  onUseful={may({ type: 'useful.pressed', prodCommId: review.prodCommId })}
                  isReported={reported.includes(review.prodCommId)}
                  onReport={
                    reported.includes(review.prodCommId) ? undefined : may({ type: 'report.pressed', prodCommId: review.prodCommId })
                  }
                />
              ))}
            </Said>
            <ReportSheet
              open={report !== null}
              sent={snapshot.matches({ reporting: 'sending' }) && report ? report.reason : null}
              problem={problem}
              onReason={(reason) => may({ type: 'reason.chosen', reason })}
              onClose={may({ type: 'report.closed' })}
            />
            <LoadMore snapshot={snapshot} may={may} words={<FormattedMessage id="reviews.more" />} />
          </>
        ) : null}
      </div>
    </Frame>
  );
};

export const page = { machine: reviewsMachine, View: ReviewsView } satisfies PageModule<typeof reviewsMachine>;
