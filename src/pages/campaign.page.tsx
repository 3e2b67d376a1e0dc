import { FormattedMessage, useIntl } from 'react-intl';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { wishing, wishOf } from '#machines/listWish.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Campaign } from '#machines/words.ts';
import { Grid } from '../design/Grid.tsx';
import { Page } from '../design/Page.tsx';
import { Section } from '../design/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { NothingState } from '../parts/NothingState.tsx';
import { useAround } from '../parts/around.ts';
import { BehindEnd } from '../parts/BehindEnd.tsx';
import { Beside } from '../parts/Beside.tsx';
import { CampaignHeading, type CampaignPhase } from '../parts/CampaignHeading.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { NameCard, NameGrid } from '../parts/NameCard.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductCardSkeleton } from '../parts/ProductCard.tsx';
import { ProductList } from '../parts/ProductList.tsx';
import { useTimes } from '../parts/useTimes.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof campaignMachine>;

const Vouchers = styled('div', { paddingBlockStart: '$4' });
const coming = [1, 2, 3, 4, 5, 6];

const phaseOf = (snapshot: View['snapshot']): CampaignPhase => (snapshot.matches({ open: { time: 'toCome' } }) ? 'toCome' : snapshot.matches({ open: { time: 'on' } }) ? 'on' : 'over');

const SeeTrending = () => <PlaceButton kind="primary" snug place={{ name: 'trending' }}><FormattedMessage id="campaign.seeTrending" /></PlaceButton>;

const Others = ({ others, at }: { others: readonly Campaign[]; at: number }) => {
  const { momentOf } = useTimes();
  if (others.length === 0) return null;
  return (
    <Section heading={<FormattedMessage id="campaign.others" />}>
      <NameGrid>
        {others.map(({ campaignId, title, pic, startTime, endTime }) => (
          <li key={campaignId}>
            <NameCard mark={pic} name={title} place={{ name: 'campaign', campaign: title, campaignId }}>
              {Date.parse(startTime) > at ? <FormattedMessage id="campaign.time.toCome" values={{ time: momentOf(startTime) }} /> : <FormattedMessage id="campaign.time.on" values={{ time: momentOf(endTime) }} />}
            </NameCard>
          </li>
        ))}
      </NameGrid>
    </Section>
  );
};

const Open = ({ snapshot, may, campaign }: View & { campaign: Campaign }) => {
  const { place, at, others, read, problem } = snapshot.context;
  const intl = useIntl();
  const { region } = useAround();
  const phase = phaseOf(snapshot);
  const elsewhere = <Others others={others} at={at} />;
  return (
    <>
      <Crumbs here={campaign.title} />
      <CampaignHeading campaign={campaign} phase={phase} />
      {phase === 'over' ? elsewhere : <Vouchers><Beside name="vouchers" when="idle" input={{ prodId: null, skuId: null, shopId: null, campaignId: campaign.campaignId }}><Block height={120} /></Beside></Vouchers>}
      {snapshot.matches({ open: { list: 'empty' } }) ? <NothingState of="found" title={<FormattedMessage id="campaign.empty" />} reason={<FormattedMessage id="campaign.emptyWhy" />} action={<SeeTrending />} /> : (
        <Section heading={<FormattedMessage id="campaign.products" />} aside={intl.formatMessage({ id: `campaign.why.${phase}` }, { region: region.regionName })}>
          <ProductList
            read={read} label={campaign.title} problem={problem} isReading={snapshot.matches({ open: { list: 'readingMore' } })} eager={2}
            onEndNeared={may({ type: 'end.neared' })} onMore={may({ type: 'more.pressed' })} onRetry={may({ type: 'retry.pressed' })}
          />
          <BehindEnd read={read} page={wishOf(place.wish).page} first={wishing(place, {})} />
          <PageLinks first={read.first} last={read.current} pages={read.pages} placeOf={(page) => wishing(place, { page })} />
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
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <>
          <VisuallyHidden as="h1"><FormattedMessage id="campaign.coming" /></VisuallyHidden>
          <Skeleton aria-hidden><Block height={240} css={{ marginBlock: '$6 $5' }} /></Skeleton>
          <Grid>{coming.map((box) => <li key={box}><ProductCardSkeleton /></li>)}</Grid>
        </>
      ) : null}
      {snapshot.matches('unknown') ? (
        <>
          <Crumbs />
          <NothingState of="known" level={1} title={<FormattedMessage id="campaign.unknown" />} reason={<FormattedMessage id="campaign.unknownWhy" />} action={<SeeTrending />} />
        </>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('open') && campaign ? <Open {...view} campaign={campaign} /> : null}
    </Page>
  );
};

export const page = {
  machine: campaignMachine,
  View: CampaignPage,
  stays: true,
  head: (snapshot, intl) => ({
    title: snapshot.context.campaign?.title ?? (snapshot.value === 'unknown' ? intl.formatMessage({ id: 'campaign.unknown' }) : snapshot.value === 'reading' ? intl.formatMessage({ id: 'campaign.coming' }) : undefined),
    robots: snapshot.matches({ open: { time: 'over' } }) ? 'noindex' as const : undefined,
    status: snapshot.value === 'unknown' ? 404 : snapshot.value === 'unreadable' ? 503 : undefined,
  }),
} satisfies PageModule<typeof campaignMachine>;
