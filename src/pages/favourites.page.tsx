import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canBeAdded, favouritesMachine } from '#machines/favourites.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { favouriteSorts, type FavouriteProduct } from '#machines/model/favourite.ts';
import type { PlaceOf } from '#machines/model/place.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { Chips } from '../design/control/Chip.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { useAppContext } from '../app/AppContext.ts';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { cartListPickerPart } from '../components/cart/cartWidgets.ts';
import { LazyWidget, WidgetLine } from '../components/shell/LazyWidget.tsx';
import { FavouriteCard, FavouriteList } from '../components/product/FavouriteCard.tsx';
import { FollowedShops } from '../components/list/FollowedShops.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof favouritesMachine>;

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  paddingBlock: '$4 $2',
});
const Told = styled('div', { '&:not(:empty)': { paddingBlockStart: '$4' } });
const coming = [1, 2, 3, 4];

const Ways = ({ place, isEmpty }: { place: PlaceOf<'collection'>; isEmpty: boolean }) => {
  const intl = useIntl();
  const { tab, sortName } = place;
  return (
    <>
      <Chips as="nav" aria-label={intl.formatMessage({ id: 'favourites.lists' })} css={{ marginBlockEnd: '$3' }}>
        {(['products', 'shops'] as const).map((each) => (
          <PlaceChip
            key={each}
            place={{ name: 'collection', tab: each, sortName: 'new' }}
            chosen={each === tab}
            aria-current={each === tab ? 'page' : undefined}
          >
            <FormattedMessage id={`favourites.${each}`} />
          </PlaceChip>
        ))}
      </Chips>
      {tab === 'products' && !isEmpty ? (
        <Chips as="nav" aria-label={intl.formatMessage({ id: 'favourites.sort' })}>
          {favouriteSorts.map((each) => (
            <PlaceChip
              key={each}
              place={{ ...place, sortName: each }}
              chosen={each === sortName}
              aria-current={each === sortName ? 'true' : undefined}
            >
              <FormattedMessage id={`favourites.sort.${each}`} />
            </PlaceChip>
          ))}
        </Chips>
      ) : null}
    </>
  );
};

const Deed = ({ card, may }: Pick<View, 'may'> & { card: FavouriteProduct }) =>
  card.hasVariants ? (
    <PlaceButton kind="quiet" small snug place={{ name: 'product', productId: card.prodId, skuId: null }}>
      <FormattedMessage id="favourites.options" />
    </PlaceButton>
  ) : (
    <>
      <Button small kind="quiet" onPress={canBeAdded(card) ? may({ type: 'addToCart.pressed', prodId: card.prodId }) : undefined}>
        <FormattedMessage id="favourites.addToCart" />
      </Button>
      {card.skuId === null ? null : (
        <LazyWidget {...cartListPickerPart({ ...card, skuId: card.skuId })} when="near">
          <WidgetLine />
        </LazyWidget>
      )}
    </>
  );

/** Those of the removed that the mall does not hold to be favourites: what it refused to remove is still there. */
const useGone = (removed: readonly number[]): ReadonlySet<number> => {
  const { favourites } = useAppContext();
  const gone = () => removed.filter((id) => favourites.isKept({ kind: 'product', id }) !== true).join(' ');
  return new Set(useSyncExternalStore(favourites.subscribe, gone, gone).split(' ').filter(Boolean).map(Number));
};

const None = ({ tab }: Pick<PlaceOf<'collection'>, 'tab'>) => (
  <IllustratedEmptyState
    of="kept"
    title={<FormattedMessage id={`favourites.empty.${tab}`} />}
    reason={<FormattedMessage id={`favourites.emptyWhy.${tab}`} />}
    action={
      <PlaceButton kind="primary" snug place={{ name: 'home' }}>
        <FormattedMessage id="favourites.look" />
      </PlaceButton>
    }
  />
);

const Cards = ({ snapshot, may, send }: View) => {
  const intl = useIntl();
  const { cards, chosen, removed, current, pages } = snapshot.context;
  const gone = useGone(removed);
  const shown = cards.filter((card) => !gone.has(card.prodId));
  return (
    <>
      <Told role="status">
        {gone.size > 0 ? (
          <Callout kind="sunk">
            <FormattedMessage id="favourites.removed" values={{ count: gone.size }} />{' '}
            <TextButton onPress={may({ type: 'undo.pressed' })}>
              <FormattedMessage id="favourites.undo" />
            </TextButton>
          </Callout>
        ) : null}
      </Told>
      {shown.length > 0 ? (
        <>
          <Bar>
            <Checkbox
              label={intl.formatMessage({ id: 'favourites.all' })}
              checked={chosen.length === shown.length}
              partly={chosen.length > 0 && chosen.length < shown.length}
              onChange={(isChosen) => send({ type: 'all.chosen', isChosen })}
            />
            <Button small kind="quiet" onPress={may({ type: 'removal.pressed' })}>
              <FormattedMessage id="favourites.remove" />
            </Button>
          </Bar>
          <FavouriteList aria-label={intl.formatMessage({ id: 'favourites.products' })}>
            {shown.map((card) => (
              <FavouriteCard
                key={card.prodId}
                card={card}
                isChosen={chosen.includes(card.prodId)}
                onChoose={(isChosen) => send({ type: 'card.chosen', prodId: card.prodId, isChosen })}
                onHeart={(isKept) => send({ type: 'heart.pressed', id: card.prodId, isKept })}
              >
                <Deed card={card} may={may} />
              </FavouriteCard>
            ))}
          </FavouriteList>
        </>
      ) : (
        current >= pages && <None tab="products" />
      )}
    </>
  );
};

const Shops = ({ snapshot, send }: View) => {
  const { shops } = snapshot.context;
  return shops.length > 0 ? (
    <FollowedShops shops={shops} onHeart={(id, isKept) => send({ type: 'heart.pressed', id, isKept })} />
  ) : (
    <None tab="shops" />
  );
};

const FavouritesPage = (view: View) => {
  const { snapshot, may } = view;
  const { place, total, problem } = snapshot.context;
  const isListed = snapshot.matches('listed');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageBreadcrumb here={<FormattedMessage id="favourites.heading" />} />
      <PageHeading>
        <FormattedMessage id="favourites.heading" />
      </PageHeading>
      <Ways place={place} isEmpty={snapshot.matches('empty') || (isListed && total === 0)} />
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden css={{ display: 'grid', gap: '$3', marginBlockStart: '$4' }}>
          {coming.map((box) => (
            <Block key={box} height={120} />
          ))}
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? <None tab={place.tab} /> : null}
      {isListed ? (
        <>
          {place.tab === 'shops' ? <Shops {...view} /> : <Cards {...view} />}
          <LoadMore snapshot={snapshot} may={may} />
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: favouritesMachine,
  View: FavouritesPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({
    title: intl.formatMessage({ id: 'favourites.heading' }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof favouritesMachine>;
