import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { groupBuyMachine } from '#machines/groupBuy.machine.ts';
import type { GroupBuyDetail, GroupLogLine } from '#machines/model/groupBuy.ts';
import type { PlaceOf } from '#machines/model/place.ts';
import { groupBuyStatuses } from '#machines/rules/groupBuy.ts';
import { actionOf } from '#machines/rules/order/orderActions.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Callout } from '../design/Callout.tsx';
import { Button } from '../design/control/Button.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceLink } from '../components/link/PlaceLink.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { GroupPrices } from '../components/groupBuy/GroupPrices.tsx';
import { GroupTime } from '../components/groupBuy/GroupTime.tsx';
import { ProductPicture } from '../components/product/ProductPicture.tsx';
import { sharePart } from '../components/product/pageWidgets.ts';
import { LazyWidget, WidgetLine } from '../components/shell/LazyWidget.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof groupBuyMachine>;

const Hero = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  '@four': { gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)', columnGap: '$6' },
});
const Side = styled('div', { display: 'grid', gap: '$4', minInlineSize: 0, maxInlineSize: '560px' });
const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });
const Needed = styled('p', { text: '$18', fontWeight: '$bold' });
const Log = styled('ol', {
  display: 'grid',
  gap: '$2',
  maxInlineSize: '$reading',
  text: '$14',
  '& li': { display: 'flex', justifyContent: 'space-between', columnGap: '$4' },
  '@phone': { '& li': { flexDirection: 'column' } },
  '& time': { color: '$inkSoft' },
});

/** Whoever gets the link wants no reminder by it. */
const shareOf = (place: PlaceOf<'groupBuy'>, { prodName }: GroupBuyDetail) => sharePart({ ...place, remind: false }, prodName);

/** What one can do about it now; what cannot be done says why. */
const Deeds = ({ snapshot, may, buy }: View & { buy: GroupBuyDetail }) => {
  const { groupActivityId, prodId, orderNumber, remind } = buy;
  const [join, remember] = [actionOf(buy, 'JOIN'), actionOf(buy, 'REMIND')];
  return (
    <>
      {orderNumber === null ? null : (
        <Callout kind="good" title={<FormattedMessage id="groupBuy.mine" />}>
          <PlaceText tall place={{ name: 'order', orderNumber }}>
            <FormattedMessage id="groupBuy.toOrder" />
          </PlaceText>
        </Callout>
      )}
      {join && !join.allowed && orderNumber === null ? <p>{join.reason}</p> : null}
      <Ways>
        {join?.allowed ? (
          <PlaceButton kind="primary" snug place={{ name: 'checkout', buyNow: null, basketIds: [], groupSkuId: groupActivityId }}>
            <FormattedMessage id="groupBuy.join" />
          </PlaceButton>
        ) : null}
        {remember?.allowed ? (
          <Button
            kind={remind ? 'secondary' : 'primary'}
            pressed={remind}
            busy={snapshot.matches({ open: 'saving' })}
            onPress={may({ type: 'remind.pressed' })}
          >
            <FormattedMessage id={remind ? 'groupBuy.remindOff' : 'groupBuy.remind'} />
          </Button>
        ) : null}
        <PlaceButton kind="secondary" snug place={{ name: 'product', productId: prodId, skuId: null }}>
          <FormattedMessage id="groupBuy.buyAlone" />
        </PlaceButton>
      </Ways>
    </>
  );
};

const LogLine = ({ line: { time, who, what } }: { line: GroupLogLine }) => {
  const { momentOf } = useDateFormat();
  return (
    <li>
      <span>
        <FormattedMessage id={`groupBuy.log.${what}`} values={{ who: who ?? '' }} />
      </span>
      <time dateTime={time}>{momentOf(time)}</time>
    </li>
  );
};

const toGroupBuys: PlaceOf<'groupBuys'> = { name: 'groupBuys', tab: 'inProgress' };

const BuyBreadcrumb = ({ name }: { name?: string }) => (
  <PageBreadcrumb here={name}>
    <PlaceLink place={toGroupBuys}>
      <FormattedMessage id="shell.groupBuys" />
    </PlaceLink>
  </PageBreadcrumb>
);

const Open = (view: View & { buy: GroupBuyDetail }) => {
  const { buy } = view;
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const isOver = buy.groupBuyStatus === groupBuyStatuses.ended;
  return (
    <>
      <BuyBreadcrumb name={buy.prodName} />
      <Hero>
        <ProductPicture pic={buy.pic} alt="" eager />
        <Side>
          <PageHeading>{buy.prodName}</PageHeading>
          <GroupPrices buy={buy} size="product" />
          <Needed>
            <FormattedMessage id="groupBuy.needed" values={{ count: buy.participantsNeeded }} />
          </Needed>
          <GroupTime buy={buy} blocks />
          {isOver ? null : (
            <Callout kind="sunk" title={<FormattedMessage id="groupBuy.ifItFails" />}>
              <p>
                <FormattedMessage id="groupBuy.fails" values={{ count: buy.groupNumber, time: momentOf(buy.endTime) }} />
              </p>
              <p>
                <FormattedMessage id="groupBuy.how" />
              </p>
            </Callout>
          )}
          <Deeds {...view} />
          <LazyWidget {...shareOf(view.snapshot.context.place, buy)}>
            <WidgetLine />
          </LazyWidget>
        </Side>
      </Hero>
      <Section heading={<FormattedMessage id="groupBuy.log" />}>
        {buy.log.length === 0 ? (
          <p>
            <FormattedMessage id="groupBuy.log.none" />
          </p>
        ) : (
          <Log aria-label={intl.formatMessage({ id: 'groupBuy.log' })}>
            {buy.log.map((line) => (
              <LogLine key={`${line.time} ${line.what} ${line.who}`} line={line} />
            ))}
          </Log>
        )}
      </Section>
    </>
  );
};

const GroupBuyPage = (view: View) => {
  const { snapshot, may } = view;
  const { buy, problem } = snapshot.context;
  const isComing = snapshot.matches('arriving') || snapshot.matches('carryingOut') || snapshot.matches('reading');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {isComing ? (
        <>
          <VisuallyHidden as="h1">
            <FormattedMessage id="groupBuy.coming" />
          </VisuallyHidden>
          <Skeleton aria-hidden>
            <Block height={240} css={{ marginBlockStart: '$6' }} />
          </Skeleton>
        </>
      ) : null}
      {snapshot.matches('unknown') ? (
        <>
          <BuyBreadcrumb />
          <IllustratedEmptyState
            of="known"
            level={1}
            title={<FormattedMessage id="groupBuy.unknown" />}
            reason={<FormattedMessage id="groupBuy.unknownWhy" />}
            action={
              <PlaceButton kind="primary" snug place={toGroupBuys}>
                <FormattedMessage id="groupBuy.seeAll" />
              </PlaceButton>
            }
          />
        </>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('open') && buy ? <Open {...view} buy={buy} /> : null}
    </Page>
  );
};

const titleOf = ({ context: { buy }, value }: View['snapshot'], intl: IntlShape): string => {
  if (buy) return buy.prodName;
  return intl.formatMessage({ id: value === 'unknown' ? 'groupBuy.unknown' : 'groupBuy.coming' });
};

export const page = {
  machine: groupBuyMachine,
  View: GroupBuyPage,
  statuses: { unknown: 404, unreadable: 503 },
  head: (snapshot, intl) => ({ title: titleOf(snapshot, intl), robots: 'noindex' as const }),
  parts: (snapshot) => (snapshot.context.buy ? [shareOf(snapshot.context.place, snapshot.context.buy)] : []),
} satisfies PageModule<typeof groupBuyMachine>;
