import { FormattedMessage, useIntl } from 'react-intl';
import { byDay, footprintMachine, type BrowseLog } from '#machines/footprint.machine.ts';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { Grid } from '../design/layout/Grid.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProductCard, ProductCardSkeleton } from '../components/product/ProductCard.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof footprintMachine>;

const Bar = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });
const Told = styled('div', { '&:not(:empty)': { paddingBlockEnd: '$4' } });
const Cell = styled('li', { minInlineSize: 0 });
// A weekday is small in Russian and Portuguese, a heading is not.
const DayName = styled('span', { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } });
const coming = [1, 2, 3, 4];

/** The name of a day, which is one wherever the clock stands. */
const Day = ({ day }: { day: string }) => {
  const intl = useIntl();
  return <DayName>{intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })}</DayName>;
};

const Log = ({ log, isChosen, may }: Pick<View, 'may'> & { log: BrowseLog; isChosen: boolean }) => {
  const intl = useIntl();
  const { prodBrowseLogId, prodName } = log;
  return (
    <Cell>
      <ProductCard product={log} />
      <Checkbox
        label={intl.formatMessage({ id: 'footprint.choose' }, { name: prodName })}
        labelHidden
        checked={isChosen}
        onChange={may({ type: 'log.chosen', prodBrowseLogId, isChosen: !isChosen })}
      />
    </Cell>
  );
};

const Why = ({ problem }: { problem: Problem }) => {
  const intl = useIntl();
  return (
    <Callout kind="warn" urgent>
      {intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
    </Callout>
  );
};

const Removed = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const { removed, problem } = snapshot.context;
  const undo = may({ type: 'undo.pressed' });
  return (
    <>
      <Told role="status">
        {removed.length > 0 && undo ? (
          <Callout kind="sunk">
            <FormattedMessage id="footprint.removed" values={{ count: removed.length }} />{' '}
            <TextButton onPress={undo}>
              <FormattedMessage id="footprint.undo" />
            </TextButton>
          </Callout>
        ) : null}
      </Told>
      {problem && !snapshot.matches('unreadable') && !snapshot.matches({ listed: 'moreUnreadable' }) ? (
        <Told>
          <Why problem={problem} />
        </Told>
      ) : null}
    </>
  );
};

const Days = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const { logs, chosen } = snapshot.context;
  return (
    <>
      <Bar>
        <Button small kind="quiet" onPress={may({ type: 'removal.pressed' })}>
          <FormattedMessage id="footprint.remove" />
        </Button>
        <Button small kind="quiet" onPress={may({ type: 'clearing.pressed' })}>
          <FormattedMessage id="footprint.clear" />
        </Button>
      </Bar>
      {byDay(logs).map(({ day, logs: seen }) => (
        <Section key={day} heading={<Day day={day} />}>
          <Grid>
            {seen.map((log) => (
              <Log key={log.prodBrowseLogId} log={log} isChosen={chosen.includes(log.prodBrowseLogId)} may={may} />
            ))}
          </Grid>
        </Section>
      ))}
      <LoadMore snapshot={snapshot} may={may} />
    </>
  );
};

const FootprintPage = (view: View) => {
  const { snapshot, may } = view;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageBreadcrumb here={<FormattedMessage id="footprint.heading" />} />
      <PageHeading>
        <FormattedMessage id="footprint.heading" />
      </PageHeading>
      <Removed {...view} />
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Grid>
            {coming.map((box) => (
              <li key={box}>
                <ProductCardSkeleton />
              </li>
            ))}
          </Grid>
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? (
        <ProblemState level={2} problem={snapshot.context.problem} onRetry={may({ type: 'retry.pressed' })} />
      ) : null}
      {snapshot.matches('empty') || (snapshot.matches('listed') && snapshot.context.logs.length === 0) ? (
        <IllustratedEmptyState
          of="walked"
          title={<FormattedMessage id="footprint.empty" />}
          reason={<FormattedMessage id="footprint.emptyWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'home' }}>
              <FormattedMessage id="footprint.look" />
            </PlaceButton>
          }
        />
      ) : null}
      {snapshot.context.logs.length > 0 && !snapshot.matches('reading') ? <Days {...view} /> : null}
    </Page>
  );
};

export const page = {
  machine: footprintMachine,
  View: FootprintPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({
    title: intl.formatMessage({ id: 'footprint.heading' }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof footprintMachine>;
