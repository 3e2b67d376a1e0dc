import { FormattedMessage } from 'react-intl';
import { deadlinesMachine } from '#machines/deadlines.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { DeadlineList } from '../components/order/DeadlineList.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Lead = styled('p', { text: '$14', color: '$inkSoft', marginBlock: '-12px $4' });
const Foot = styled('div', {
  display: 'grid',
  gap: '$3',
  maxInlineSize: '$column',
  marginBlockStart: '$5',
  text: '$14',
  color: '$inkSoft',
});

const DeadlinesPage = ({ snapshot, may }: ViewOf<typeof deadlinesMachine>) => {
  const { deadlines, total, problem } = snapshot.context;
  const isListed = snapshot.matches('listed');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="deadlines.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {isListed && deadlines.length === 0 ? (
        <IllustratedEmptyState
          of="timed"
          level={2}
          title={<FormattedMessage id="deadlines.empty" />}
          reason={<FormattedMessage id="deadlines.emptyWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'toPay' }}>
              <FormattedMessage id="order.toOrders" />
            </PlaceButton>
          }
        />
      ) : null}
      {isListed && deadlines.length > 0 ? (
        <>
          <Lead>
            <FormattedMessage id="deadlines.lead" />
          </Lead>
          <DeadlineList deadlines={deadlines} />
          <Foot>
            {total > deadlines.length ? (
              <p>
                <FormattedMessage id="deadlines.later" values={{ count: total - deadlines.length }} />
              </p>
            ) : null}
            <Button
              kind="quiet"
              wide
              busy={snapshot.matches({ listed: { calendar: 'fetching' } })}
              onPress={may({ type: 'calendar.pressed' })}
            >
              <FormattedMessage id="deadlines.calendar" />
            </Button>
          </Foot>
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: deadlinesMachine,
  View: DeadlinesPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'deadlines.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof deadlinesMachine>;
