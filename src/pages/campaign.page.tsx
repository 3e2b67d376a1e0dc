import { FormattedMessage, type IntlShape } from 'react-intl';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { withListQuery, parseListQuery } from '#machines/rules/list/listQuery.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Campaign } from '#machines/model/home.ts';
import { Grid } from '../design/layout/Grid.tsx';
import { Page } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { useAppContext } from '../app/AppContext.ts';
import { PageOutOfRange } from '../components/list/PageOutOfRange.tsx';
import { LazyWidget } from '../components/shell/LazyWidget.tsx';
import { CampaignHeading, type CampaignPhase } from '../components/list/CampaignHeading.tsx';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { NameCard, NameGrid } from '../components/list/NameCard.tsx';
import { PageLinks } from '../components/list/PageLinks.tsx';
import { campaignVouchersPart } from '../components/product/pageWidgets.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProductCardSkeleton } from '../components/product/ProductCard.tsx';
import { ProductList } from '../components/list/ProductList.tsx';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { RankingReason } from '../components/product/RankingReason.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof campaignMachine>;

const Vouchers = styled('div', { paddingBlockStart: '$4' });
const Terms = styled('p', { maxInlineSize: '$reading', color: '$inkSoft', paddingBlockEnd: '$4' });
const coming = [1, 2, 3, 4, 5, 6];

const phaseOf = (snapshot: View['snapshot']): CampaignPhase => {
  if (snapshot.matches({ open: { time: 'toCome' } })) return 'toCome';
  return snapshot.matches({ open: { time: 'on' } }) ? 'on' : 'over';
};

const SeeTrending = () => (
  <PlaceButton kind="primary" snug place={{ name: 'trending' }}>
    <FormattedMessage id="campaign.seeTrending" />
  </PlaceButton>
);

const Others = ({ others, at }: { others: readonly Campaign[]; at: number }) => {
  const { momentOf } = useDateFormat();
  if (others.length === 0) return null;
  return (
    <Section heading={<FormattedMessage id="campaign.others" />}>
      <NameGrid>
        {others.map(({ campaignId, title, pic, startTime, endTime }) => (
          <li key={campaignId}>
            <NameCard mark={pic} name={title} place={{ name: 'campaign', campaign: title, campaignId }}>
              <span>
                {Date.parse(startTime) > at ? (
                  <FormattedMessage id="campaign.time.toCome" values={{ time: momentOf(startTime) }} />
                ) : (
                  <FormattedMessage id="campaign.time.on" values={{ time: momentOf(endTime) }} />
                )}
              </span>
            </NameCard>
          </li>
        ))}
      </NameGrid>
    </Section>
  );
};

const Open = ({ snapshot, may, campaign }: View & { campaign: Campaign }) => {
  const { place, at, others, read, problem } = snapshot.context;
  const { region } = useAppContext();
  const phase = phaseOf(snapshot);
  const elsewhere = <Others others={others} at={at} />;
  return (
    <>
      <PageBreadcrumb here={campaign.title} />
      <CampaignHeading campaign={campaign} phase={phase} />
      {phase === 'over' ? (
        elsewhere
      ) : (
        <Vouchers>
          <LazyWidget {...campaignVouchersPart(campaign.campaignId)}>
            <Block height={120} />
          </LazyWidget>
        </Vouchers>
      )}
      {snapshot.matches({ open: { list: 'empty' } }) ? (
        <IllustratedEmptyState
          of="found"
          title={<FormattedMessage id="campaign.empty" />}
          reason={<FormattedMessage id="campaign.emptyWhy" />}
          action={<SeeTrending />}
        />
      ) : (
        <Section
          heading={<FormattedMessage id="campaign.products" />}
          aside={
            <RankingReason name={campaign.title}>
              <FormattedMessage id="campaign.why" values={{ region: region.regionName }} />
            </RankingReason>
          }
        >
          {phase === 'on' ? null : (
            <Terms>
              <FormattedMessage id={`campaign.note.${phase}`} />
            </Terms>
          )}
          <ProductList
            read={read}
            label={campaign.title}
            problem={problem}
            isReading={snapshot.matches({ open: { list: 'readingMore' } })}
            eager={2}
            onEndNeared={may({ type: 'end.neared' })}
            onMore={may({ type: 'more.pressed' })}
            onRetry={may({ type: 'retry.pressed' })}
          />
          <PageOutOfRange read={read} page={parseListQuery(place.query).page} first={withListQuery(place, {})} />
          <PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => withListQuery(place, { page })} />
        </Section>
      )}
      {phase === 'over' ? null : elsewhere}
    </>
  );
};

const CampaignPage = (view: View) => {
  const { snapshot, may } = view;
  const { campaign, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <>
          <VisuallyHidden as="h1">
            <FormattedMessage id="campaign.coming" />
          </VisuallyHidden>
          <Skeleton aria-hidden>
            <Block height={240} css={{ marginBlock: '$6 $5' }} />
          </Skeleton>
          <Grid>
            {coming.map((box) => (
              <li key={box}>
                <ProductCardSkeleton />
              </li>
            ))}
          </Grid>
        </>
      ) : null}
      {snapshot.matches('unknown') ? (
        <>
          <PageBreadcrumb />
          <IllustratedEmptyState
            of="known"
            level={1}
            title={<FormattedMessage id="campaign.unknown" />}
            reason={<FormattedMessage id="campaign.unknownWhy" />}
            action={<SeeTrending />}
          />
        </>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('open') && campaign ? <Open {...view} campaign={campaign} /> : null}
    </Page>
  );
};

const titleOf = ({ context: { campaign }, value }: View['snapshot'], intl: IntlShape): string | undefined => {
  if (campaign) return campaign.title;
  if (value === 'unknown') return intl.formatMessage({ id: 'campaign.unknown' });
  return value === 'reading' ? intl.formatMessage({ id: 'campaign.coming' }) : undefined;
};

export const page = {
  machine: campaignMachine,
  View: CampaignPage,
  stays: true,
  parts: (snapshot) =>
    snapshot.context.campaign && snapshot.matches('open') && phaseOf(snapshot) !== 'over'
      ? [campaignVouchersPart(snapshot.context.campaign.campaignId)]
      : [],
  statuses: { unknown: 404, unreadable: 503 },
  head: (snapshot, intl) => ({
    title: titleOf(snapshot, intl),
    robots: snapshot.matches({ open: { time: 'over' } }) ? ('noindex' as const) : undefined,
  }),
} satisfies PageModule<typeof campaignMachine>;
