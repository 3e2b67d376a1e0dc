import { FormattedMessage, useIntl } from 'react-intl';
import { isForm, rateMachine } from '#machines/rate.machine.ts';
import { emptyRating, hasUnsentPicture, linesToRate, type RateableOrder } from '#machines/rules/rating.ts';
import { actionOf } from '#machines/rules/order/orderActions.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Panel } from '../design/layout/Panel.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { BackToOrder, UnknownOrder } from '../components/order/OrderExits.tsx';
import { RatedLine } from '../components/review/RatedLine.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SubmitProblem } from '../components/shell/SubmitProblem.tsx';
import { draftOf, isLike } from '../storage/drafts.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof rateMachine>;

const Column = styled('div', { maxInlineSize: '$column' });

const Form = ({ snapshot, send, may, order }: View & { order: RateableOrder }) => {
  const intl = useIntl();
  const { ratings, errors, tries, crowded, isAnonymous, problem, orderNumber } = snapshot.context;
  const isOpen = snapshot.matches('writing');
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'rate.heading' })}
      errors={errors}
      tries={tries}
      onSubmit={may({ type: 'send.pressed' })}
    >
      {problem ? (
        <SubmitProblem
          title={intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
          uncertain={snapshot.matches('uncertain') ? <FormattedMessage id="rate.uncertain" /> : null}
          onRetry={may({ type: 'retry.pressed' })}
        />
      ) : null}
      {linesToRate(order).map((line) => {
        const { orderItemId } = line;
        const rating = ratings[orderItemId] ?? emptyRating;
        return (
          <Panel key={orderItemId}>
            <RatedLine
              line={line}
              rating={rating}
              errors={errors}
              crowded={crowded === orderItemId}
              onScore={isOpen ? (score) => send({ type: 'score.chosen', orderItemId, score }) : undefined}
              onContent={may({ type: 'content.typed', orderItemId, content: '' }, 'content')}
              onPick={may({ type: 'pictures.picked', orderItemId, ids: [] }, 'ids')}
              onRemove={(id) => may({ type: 'picture.removed', orderItemId, id })}
              onRetry={(id) => may({ type: 'picture.retried', orderItemId, id })}
            />
          </Panel>
        );
      })}
      <Checkbox
        label={<FormattedMessage id="rate.anonymous" />}
        note={<FormattedMessage id="rate.anonymousNote" />}
        checked={isAnonymous}
        onChange={isOpen ? (checked) => send({ type: 'anonymity.changed', isAnonymous: checked }) : undefined}
      />
      <Button
        kind="primary"
        submit
        busy={snapshot.matches('sending')}
        onPress={may({ type: 'send.pressed' })}
        reason={isOpen && hasUnsentPicture(ratings) ? <FormattedMessage id="photo.unsent" /> : null}
      >
        <FormattedMessage id="rate.send" />
      </Button>
      <BackToOrder orderNumber={orderNumber} kind="quiet" />
    </ValidatedForm>
  );
};

const RatePage = (view: View) => {
  const { snapshot, may } = view;
  const { order, problem, orderNumber } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="rate.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <UnknownOrder group="completed" /> : null}
      {snapshot.matches('refused') && order ? (
        <EmptyState
          urgent
          level={2}
          title={<FormattedMessage id="rate.refused" />}
          reason={actionOf(order, 'RATE')?.reason ?? <FormattedMessage id="rate.nothingLeft" />}
          action={<BackToOrder orderNumber={orderNumber} />}
        />
      ) : null}
      {snapshot.matches('rated') ? (
        <EmptyState
          level={2}
          title={<FormattedMessage id="toast.commentAdded" />}
          reason={<FormattedMessage id="rate.thanks" />}
          action={<BackToOrder orderNumber={orderNumber} />}
        />
      ) : null}
      {isForm(snapshot) && order ? (
        <Column>
          <Form {...view} order={order} />
        </Column>
      ) : null}
    </Page>
  );
};

/** Pictures that the mall does not have yet are not kept: their files are gone with the page. */
const ratings = draftOf<typeof rateMachine>({
  name: 'rate',
  version: 1,
  isDraft: (found) => isLike({ ratings: {}, isAnonymous: false }, found),
  key: ({ context }) => context.orderNumber,
  take: ({ value, context }) => {
    if (value === 'rated' || Object.keys(context.ratings).length === 0) return null;
    const entries = Object.entries(context.ratings).map(([id, rating]) => [
      id,
      { ...rating, pictures: rating.pictures.filter(({ url }) => url !== null) },
    ]);
    return { ratings: Object.fromEntries(entries), isAnonymous: context.isAnonymous };
  },
});

export const page = {
  machine: rateMachine,
  View: RatePage,
  keepDrafts: ratings,
  statuses: { unknown: 404, unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'rate.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof rateMachine>;
