import { FormattedMessage, useIntl } from 'react-intl';
import { isAdding, isDeleting, myReviewsMachine, shownError, wordsOf } from '#machines/myReviews.machine.ts';
import { longestReview } from '#machines/rules/rating.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { FieldRow } from '../design/control/FieldRow.tsx';
import { TextArea } from '../design/control/TextArea.tsx';
import { Column } from '../design/layout/Column.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { CardList, ComingCards } from '../components/list/CardList.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { LinesToRate } from '../components/review/LinesToRate.tsx';
import { OwnReviewCard } from '../components/review/OwnReviewCard.tsx';
import { ConfirmSheet } from '../components/shell/ConfirmSheet.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SubmitProblem } from '../components/shell/SubmitProblem.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof myReviewsMachine>;

/** What went wrong, and the way on where nobody knows what happened. */
const Trouble = ({ snapshot, may, stays = false }: Pick<View, 'snapshot' | 'may'> & { stays?: boolean }) => {
  const intl = useIntl();
  const { refused } = snapshot.context;
  if (!refused) return null;
  return (
    <SubmitProblem
      title={intl.formatMessage({ id: messageId(problemMessageId(refused.code)) })}
      uncertain={snapshot.matches({ listed: 'uncertain' }) ? <FormattedMessage id="myReviews.uncertain" /> : null}
      onRetry={may({ type: 'retry.pressed' })}
      stays={stays}
    />
  );
};

const AppendSheet = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { context } = snapshot;
  const error = shownError(context);
  const errorId = error === 'textTooLong' ? 'rate.tooLong' : 'rate.enterThoughts';
  return (
    <LazySheet
      open={isAdding(snapshot)}
      title={intl.formatMessage({ id: 'myReviews.add' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
    >
      <Trouble {...view} />
      <ValidatedForm
        label={intl.formatMessage({ id: 'myReviews.add' })}
        errors={error ? { words: error } : {}}
        tries={context.tries}
        onSubmit={may({ type: 'send.pressed' })}
      >
        <TextArea
          label={intl.formatMessage({ id: 'myReviews.words' })}
          value={wordsOf(context)}
          limit={longestReview}
          required
          onChange={may({ type: 'words.typed', words: '' }, 'words')}
          error={error ? intl.formatMessage({ id: errorId }, { limit: longestReview }) : null}
        />
        <FieldRow>
          <Button kind="primary" submit wide busy={snapshot.matches({ listed: 'adding' })} onPress={may({ type: 'send.pressed' })}>
            <FormattedMessage id="myReviews.send" />
          </Button>
          <Button kind="quiet" wide onPress={may({ type: 'close.pressed' })}>
            <FormattedMessage id="order.notNow" />
          </Button>
        </FieldRow>
      </ValidatedForm>
    </LazySheet>
  );
};

const DeleteSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  return (
    <ConfirmSheet
      open={isDeleting(snapshot)}
      title={intl.formatMessage({ id: 'myReviews.sure' })}
      confirm={<FormattedMessage id="myReviews.delete" />}
      decline={<FormattedMessage id="order.notNow" />}
      busy={snapshot.matches({ listed: 'deleting' })}
      onConfirm={may({ type: 'delete.confirmed' })}
      onDecline={may({ type: 'close.pressed' })}
    >
      <p>
        <FormattedMessage id="myReviews.sureText" />
      </p>
    </ConfirmSheet>
  );
};

const MyReviewsPage = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { reviews, toRate, toRateCount, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="myReviews.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Column>
          <ComingCards />
        </Column>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {toRate.length > 0 ? (
        <Column css={{ marginBlockEnd: '$4' }}>
          <LinesToRate lines={toRate} count={toRateCount} />
        </Column>
      ) : null}
      {snapshot.matches('empty') ? (
        <IllustratedEmptyState
          of="kept"
          title={<FormattedMessage id="myReviews.empty" />}
          reason={<FormattedMessage id="myReviews.emptyWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'completed' }}>
              <FormattedMessage id="order.toOrders" />
            </PlaceButton>
          }
        />
      ) : null}
      <Column>
        {isAdding(snapshot) ? null : <Trouble {...view} stays />}
        {reviews.length > 0 && !snapshot.matches('empty') ? (
          <>
            <CardList aria-label={intl.formatMessage({ id: 'myReviews.heading' })}>
              {reviews.map((review) => (
                <OwnReviewCard
                  key={review.prodCommId}
                  review={review}
                  onAppend={may({ type: 'append.pressed', prodCommId: review.prodCommId })}
                  onDelete={may({ type: 'delete.pressed', prodCommId: review.prodCommId })}
                />
              ))}
            </CardList>
            <LoadMore snapshot={snapshot} may={may} />
          </>
        ) : null}
      </Column>
      <AppendSheet {...view} />
      <DeleteSheet {...view} />
    </Page>
  );
};

export const page = {
  machine: myReviewsMachine,
  View: MyReviewsPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'myReviews.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof myReviewsMachine>;
