import { FormattedMessage, useIntl } from 'react-intl';
import { voucherCentreMachine } from '#machines/voucherCentre.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { voucherPlace } from '#machines/rules/money/voucherPlace.ts';
import type { PlaceOf } from '#machines/model/place.ts';
import { heldLists, voucherTabs, type ListedVoucher, type VoucherCounts } from '#machines/model/voucher.ts';
import { Button } from '../design/control/Button.tsx';
import { Chips } from '../design/control/Chip.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { VoucherTicket } from '../components/product/VoucherTicket.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { HeldTicket } from '../components/voucher/HeldTicket.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof voucherCentreMachine>;
type Centre = PlaceOf<'voucherCentre'>;

const Tickets = styled('ul', { display: 'grid', gap: '$3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' });
const coming = [1, 2, 3, 4, 5, 6];

const countIn = ({ unUseCount, useCount, expiredCount }: VoucherCounts) => ({ usable: unUseCount, used: useCount, expired: expiredCount });

const Ways = ({ place, counts }: { place: Centre; counts: VoucherCounts | null }) => {
  const intl = useIntl();
  const held = counts ? countIn(counts) : null;
  return (
    <>
      <Chips as="nav" aria-label={intl.formatMessage({ id: 'voucherCentre.tabs' })} css={{ marginBlockEnd: '$3' }}>
        {voucherTabs.map((tab) => (
          <PlaceChip key={tab} place={voucherPlace(tab)} chosen={tab === place.tab} aria-current={tab === place.tab ? 'page' : undefined}>
            <FormattedMessage id={`voucherCentre.tab.${tab}`} />
          </PlaceChip>
        ))}
      </Chips>
      {held ? (
        <Chips as="nav" aria-label={intl.formatMessage({ id: 'voucherCentre.lists' })} css={{ marginBlockEnd: '$3' }}>
          {heldLists.map((list) => (
            <PlaceChip
              key={list}
              place={{ ...place, list }}
              chosen={list === place.list}
              aria-current={list === place.list ? 'true' : undefined}
            >
              <FormattedMessage id={`voucherCentre.list.${list}`} values={{ count: held[list] }} />
            </PlaceChip>
          ))}
        </Chips>
      ) : null}
    </>
  );
};

const None = ({ place: { tab, list } }: { place: Centre }) => (
  <IllustratedEmptyState
    of="kept"
    title={<FormattedMessage id={`voucherCentre.empty.${tab === 'mine' ? list : 'offers'}`} />}
    reason={<FormattedMessage id={`voucherCentre.emptyWhy.${tab === 'mine' ? 'mine' : 'offers'}`} />}
    action={
      tab === 'all' ? undefined : (
        <PlaceButton kind="primary" snug place={voucherPlace('all')}>
          <FormattedMessage id="voucherCentre.browse" />
        </PlaceButton>
      )
    }
  />
);

const Guest = ({ may }: Pick<View, 'may'>) => (
  <IllustratedEmptyState
    of="kept"
    title={<FormattedMessage id="voucherCentre.guest" />}
    reason={<FormattedMessage id="voucherCentre.guestWhy" />}
    action={
      <Button kind="primary" onPress={may({ type: 'login.pressed' })}>
        <FormattedMessage id="voucherCentre.login" />
      </Button>
    }
  />
);

const One = ({ voucher, snapshot, may }: Pick<View, 'snapshot' | 'may'> & { voucher: ListedVoucher }) => {
  const { chosen, refused } = snapshot.context;
  const { id, mine } = voucher;
  const isChosen = chosen === id;
  const refusal = refused?.id === id ? refused.problem : null;
  if (mine === null)
    return (
      <VoucherTicket
        voucher={voucher}
        isLink
        isBusy={isChosen && snapshot.matches({ listed: 'collecting' })}
        onCollect={may({ type: 'collect.pressed', id })}
        refusal={refusal}
      />
    );
  const isGoing = snapshot.matches({ listed: 'deleting' });
  const isAsked = isChosen && (isGoing || snapshot.matches({ listed: 'confirming' }));
  return (
    <HeldTicket
      voucher={voucher}
      mine={mine}
      isAsked={isAsked}
      isGoing={isGoing}
      onDelete={isAsked ? undefined : may({ type: 'deletion.pressed', id })}
      onConfirm={isAsked ? may({ type: 'deletion.confirmed' }) : undefined}
      onKeep={isAsked ? may({ type: 'deletion.dropped' }) : undefined}
      refusal={refusal}
    />
  );
};

const Listed = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const intl = useIntl();
  const { vouchers } = snapshot.context;
  return (
    <>
      <Tickets aria-label={intl.formatMessage({ id: 'vouchers.list' })}>
        {vouchers.map((voucher) => (
          <One key={voucher.id} voucher={voucher} snapshot={snapshot} may={may} />
        ))}
      </Tickets>
      <LoadMore snapshot={snapshot} may={may} />
    </>
  );
};

const VoucherCentrePage = ({ snapshot, may }: View) => {
  const { place, counts, problem } = snapshot.context;
  const isComing = snapshot.matches('arriving') || snapshot.matches('carryingOut') || snapshot.matches('reading');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageBreadcrumb here={<FormattedMessage id="voucherCentre.title" />} />
      <PageHeading>
        <FormattedMessage id="voucherCentre.title" />
      </PageHeading>
      <Ways place={place} counts={counts} />
      {isComing ? (
        <Skeleton aria-hidden>
          <Tickets as="div">
            {coming.map((box) => (
              <Block key={box} height={120} />
            ))}
          </Tickets>
        </Skeleton>
      ) : null}
      {snapshot.matches('guest') ? <Guest may={may} /> : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? <None place={place} /> : null}
      {snapshot.matches('listed') ? <Listed snapshot={snapshot} may={may} /> : null}
    </Page>
  );
};

export const page = {
  machine: voucherCentreMachine,
  View: VoucherCentrePage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'voucherCentre.title' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof voucherCentreMachine>;
