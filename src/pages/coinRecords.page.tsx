import { FormattedMessage, useIntl } from 'react-intl';
import { coinRecordsMachine } from '#machines/coinRecords.machine.ts';
import { coinRecordTypes, type CoinRecordType } from '#machines/model/coin.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Chips } from '../design/control/Chip.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Column } from '../design/layout/Column.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { CoinRecordList } from '../components/account/CoinRecordList.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const filters = [null, ...coinRecordTypes];

const KindFilters = ({ kind }: { kind: CoinRecordType | null }) => {
  const intl = useIntl();
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'coinRecords.filters' })} css={{ marginBlockEnd: '$4' }}>
      {filters.map((each) => (
        <PlaceChip
          key={each}
          place={{ name: 'coinRecords', kind: each }}
          chosen={each === kind}
          aria-current={each === kind ? 'page' : undefined}
        >
          <FormattedMessage id={`coinRecords.filter.${each ?? 'ALL'}`} />
        </PlaceChip>
      ))}
    </Chips>
  );
};

const CoinRecordsPage = ({ snapshot, may }: ViewOf<typeof coinRecordsMachine>) => {
  const intl = useIntl();
  const { place, records, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="coinRecords.heading" />
      </PageHeading>
      <KindFilters kind={place.kind} />
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? (
        <IllustratedEmptyState
          of="earned"
          title={<FormattedMessage id={place.kind === null ? 'coins.empty' : 'coinRecords.emptyFilter'} />}
          reason={<FormattedMessage id="coins.emptyWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'coins' }}>
              <FormattedMessage id="coinRecords.toCoins" />
            </PlaceButton>
          }
        />
      ) : null}
      {records.length > 0 && !snapshot.matches('empty') ? (
        <Column>
          <CoinRecordList records={records} label={intl.formatMessage({ id: 'coinRecords.heading' })} />
          <LoadMore snapshot={snapshot} may={may}>
            <PlaceText soft tall place={{ name: 'coins' }}>
              <FormattedMessage id="coinRecords.toCoins" />
            </PlaceText>
          </LoadMore>
        </Column>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: coinRecordsMachine,
  View: CoinRecordsPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'coinRecords.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof coinRecordsMachine>;
