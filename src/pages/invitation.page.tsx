import { FormattedMessage, useIntl } from 'react-intl';
import { invitationMachine } from '#machines/invitation.machine.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import type { InviteInfo, InviteRecord } from '#machines/model/invitation.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Callout } from '../design/Callout.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Column } from '../design/layout/Column.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { css, styled } from '../design/stitches.config.ts';
import { InviteBoard } from '../components/account/InviteBoard.tsx';
import { InviteLink } from '../components/account/InviteLink.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SafeHtml } from '../components/shell/SafeHtml.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof invitationMachine>;

const framed = css({
  display: 'grid',
  maxInlineSize: '$column',
  margin: 0,
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
});
const List = styled('ul', framed, {
  listStyle: 'none',
  padding: 0,
  text: '$14',
  '& > li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '$4', padding: '$4' },
  '& > li + li': { borderBlockStart: '1px solid $line' },
  '& strong': { fontWeight: '$bold' },
  '& small': { text: '$13', color: '$inkSoft' },
});
// Rows of a list on a phone, tiles beside each other from 600 px.
const Counts = styled('dl', framed, {
  marginBlockStart: '$5',
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '$4', padding: '$3 $4' },
  '& > div + div': { borderBlockStart: '1px solid $line' },
  '& dt': { text: '$14', color: '$inkSoft' },
  '& dd': { margin: 0, text: '$22', fontWeight: '$heading' },
  '@four': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > div': { flexDirection: 'column-reverse', justifyContent: 'flex-end', padding: '$4' },
    '& > div + div': { borderBlockStart: 0, borderInlineStart: '1px solid $line' },
    '& dd': { text: '$28' },
  },
});

const Standing = ({ info: { invitedCount, confirmedCount, rank } }: { info: InviteInfo }) => {
  const intl = useIntl();
  const numbers = { invited: invitedCount, confirmed: confirmedCount, ...(rank === null ? {} : { rank }) };
  return (
    <Counts>
      {Object.entries(numbers).map(([id, number]) => (
        <div key={id}>
          <dt>
            <FormattedMessage id={messageId(`invitation.${id}`)} />
          </dt>
          <dd>{intl.formatNumber(number)}</dd>
        </div>
      ))}
    </Counts>
  );
};

const Rewards = ({ info: { rewards, confirmedCount } }: { info: InviteInfo }) => (
  <List>
    {rewards.map(({ title, need, unlocked, coins }) => (
      <li key={need}>
        <strong>{title}</strong>
        <span>
          <FormattedMessage id="invitation.coins" values={{ count: coins }} />
        </span>
        <small>
          {unlocked ? (
            <FormattedMessage id="invitation.received" />
          ) : (
            <FormattedMessage id="invitation.missing" values={{ count: need - confirmedCount }} />
          )}
        </small>
      </li>
    ))}
  </List>
);

const Records = ({ records }: { records: readonly InviteRecord[] }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  return (
    <List aria-label={intl.formatMessage({ id: 'invitation.records' })}>
      {records.map(({ id, name, status, time }) => (
        <li key={id}>
          <strong>{name}</strong>
          <small>
            <FormattedMessage id={`invitation.status.${status}`} values={{ time: momentOf(time) }} />
          </small>
        </li>
      ))}
    </List>
  );
};

const Told = ({ snapshot, may, info }: Pick<View, 'snapshot' | 'may'> & { info: InviteInfo }) => {
  const intl = useIntl();
  const { boards, period, records, wanted, refused } = snapshot.context;
  const isShown = wanted ?? info.onLeaderboard;
  return (
    <>
      <InviteLink info={info} />
      <Standing info={info} />
      <Section heading={<FormattedMessage id="invitation.rewards" />}>
        <Rewards info={info} />
      </Section>
      <Section heading={<FormattedMessage id="invitation.board" />}>
        {boards ? (
          <InviteBoard boards={boards} period={period} onPeriod={(chosen) => may({ type: 'period.chosen', period: chosen })?.()} />
        ) : null}
        <Checkbox
          label={<FormattedMessage id="invitation.show" />}
          note={<FormattedMessage id="invitation.showNote" />}
          checked={isShown}
          onChange={may({ type: 'leaderboard.switched', shown: !isShown })}
        />
        {refused ? (
          <Callout kind="warn" urgent>
            {intl.formatMessage({ id: messageId(problemMessageId(refused.code)) })}
          </Callout>
        ) : null}
      </Section>
      <Section heading={<FormattedMessage id="invitation.records" />}>
        {records.length === 0 ? (
          <p>
            <FormattedMessage id="invitation.noRecords" />
          </p>
        ) : (
          <Column>
            <Records records={records} />
            <LoadMore snapshot={snapshot} may={may} />
          </Column>
        )}
      </Section>
      <Section heading={<FormattedMessage id="invitation.rules" />}>
        <SafeHtml html={info.rulesHtml} />
      </Section>
    </>
  );
};

const InvitationPage = ({ snapshot, may }: View) => {
  const { info, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="invitation.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden css={{ display: 'grid', gap: '$5' }}>
          <Block height={240} />
          <Block height={120} />
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {info ? <Told snapshot={snapshot} may={may} info={info} /> : null}
    </Page>
  );
};

export const page = {
  machine: invitationMachine,
  View: InvitationPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'invitation.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof invitationMachine>;
