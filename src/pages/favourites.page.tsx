import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canBeAdded, favouritesMachine } from '#machines/favourites.machine.ts';
import { sentenceOf } from '#machines/problem.ts';
import { stateWord } from '#machines/stateWord.ts';
import { collectionSorts, type CollectedProd, type PlaceOf } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { Checkbox } from '../design/Checkbox.tsx';
import { Chips } from '../design/Chip.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/TextLink.tsx';
import { NothingState } from '../parts/NothingState.tsx';
import { useAround } from '../parts/around.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { FavouriteCard, FavouriteList } from '../parts/FavouriteCard.tsx';
import { FollowedShops } from '../parts/FollowedShops.tsx';
import { messageId } from '../parts/messageId.ts';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceChip } from '../parts/PlaceChip.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof favouritesMachine>;

const Bar = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '$3', paddingBlock: '$4 $2' });
const Told = styled('div', { '&:not(:empty)': { paddingBlockStart: '$4' } });
const Foot = styled('div', { display: 'grid', justifyItems: 'center', gap: '$3', paddingBlockStart: '$5' });
const coming = [1, 2, 3, 4];

const Ways = ({ place, isEmpty }: { place: PlaceOf<'collection'>; isEmpty: boolean }) => {
  const intl = useIntl();
  const { tab, sortName } = place;
  return (
    <>
      <Chips as="nav" aria-label={intl.formatMessage({ id: 'favourites.lists' })} css={{ marginBlockEnd: '$3' }}>
        {(['products', 'shops'] as const).map((each) => (
          <PlaceChip key={each} place={{ name: 'collection', tab: each, sortName: 'new' }} chosen={each === tab} aria-current={each === tab ? 'page' : undefined}><FormattedMessage id={`favourites.${each}`} /></PlaceChip>
        ))}
      </Chips>
      {tab === 'products' && !isEmpty ? (
        <Chips as="nav" aria-label={intl.formatMessage({ id: 'favourites.sort' })}>
          {collectionSorts.map((each) => (
            <PlaceChip key={each} place={{ ...place, sortName: each }} chosen={each === sortName} aria-current={each === sortName ? 'true' : undefined}><FormattedMessage id={`favourites.sort.${each}`} /></PlaceChip>
          ))}
        </Chips>
      ) : null}
    </>
  );
};

const Deed = ({ card, may }: Pick<View, 'may'> & { card: CollectedProd }) =>
  card.hasVariants ? (
    <PlaceButton kind="quiet" small snug place={{ name: 'product', productId: card.prodId, skuId: null }}><FormattedMessage id="favourites.options" /></PlaceButton>
  ) : (
    <Button small kind="quiet" onPress={canBeAdded(card) ? may({ type: 'addToCart.pressed', prodId: card.prodId }) : undefined}><FormattedMessage id="favourites.addToCart" /></Button>
  );

/** Those of the removed that the mall does not hold to be favourites: what it refused to remove is still there. */
const useGone = (removed: readonly number[]): ReadonlySet<number> => {
  const { hearts } = useAround();
  const gone = () => removed.filter((id) => hearts.isKept({ kind: 'product', id }) !== true).join(' ');
  return new Set(useSyncExternalStore(hearts.subscribe, gone, gone).split(' ').filter(Boolean).map(Number));
};

const None = ({ tab }: Pick<PlaceOf<'collection'>, 'tab'>) => (
  <NothingState
    of="kept" title={<FormattedMessage id={`favourites.empty.${tab}`} />} reason={<FormattedMessage id={`favourites.emptyWhy.${tab}`} />}
    action={<PlaceButton kind="primary" snug place={{ name: 'home' }}><FormattedMessage id="favourites.look" /></PlaceButton>}
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
          <Note kind="sunk"><FormattedMessage id="favourites.removed" values={{ count: gone.size }} /> <TextButton onPress={may({ type: 'undo.pressed' })}><FormattedMessage id="favourites.undo" /></TextButton></Note>
        ) : null}
      </Told>
      {shown.length > 0 ? (
        <>
          <Bar>
            <Checkbox
              label={intl.formatMessage({ id: 'favourites.all' })} checked={chosen.length === shown.length} partly={chosen.length > 0 && chosen.length < shown.length}
              onChange={(isChosen) => send({ type: 'all.chosen', isChosen })}
            />
            <Button small kind="quiet" onPress={may({ type: 'removal.pressed' })}><FormattedMessage id="favourites.remove" /></Button>
          </Bar>
          <FavouriteList aria-label={intl.formatMessage({ id: 'favourites.products' })}>
            {shown.map((card) => (
              <FavouriteCard key={card.prodId} card={card} isChosen={chosen.includes(card.prodId)} onChoose={(isChosen) => send({ type: 'card.chosen', prodId: card.prodId, isChosen })}>
                <Deed card={card} may={may} />
              </FavouriteCard>
            ))}
          </FavouriteList>
        </>
      ) : current < pages ? null : <None tab="products" />}
    </>
  );
};

const More = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const intl = useIntl();
  const { problem } = snapshot.context;
  const more = may({ type: 'more.pressed' });
  const isReading = snapshot.matches({ listed: 'readingMore' });
  return (
    <Foot>
      {snapshot.matches({ listed: 'moreUnreadable' }) && problem ? (
        <>
          <Note kind="warn" urgent>{intl.formatMessage({ id: messageId(sentenceOf(problem.code)) })}</Note>
          <Button kind="secondary" onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></Button>
        </>
      ) : null}
      {more || isReading ? <Button kind="secondary" busy={isReading} onPress={more}><FormattedMessage id="shell.loadMore" /></Button> : null}
    </Foot>
  );
};

const FavouritesPage = (view: View) => {
  const { snapshot, may } = view;
  const { place, shops, problem } = snapshot.context;
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <Crumbs here={<FormattedMessage id="favourites.heading" />} />
      <PageHeading><FormattedMessage id="favourites.heading" /></PageHeading>
      <Ways place={place} isEmpty={snapshot.matches('empty')} />
      {snapshot.matches('reading') ? <Skeleton aria-hidden css={{ display: 'grid', gap: '$3', marginBlockStart: '$4' }}>{coming.map((box) => <Block key={box} height={120} />)}</Skeleton> : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? <None tab={place.tab} /> : null}
      {snapshot.matches('listed') ? <>{place.tab === 'shops' ? <FollowedShops shops={shops} /> : <Cards {...view} />}<More {...view} /></> : null}
    </Page>
  );
};

export const page = {
  machine: favouritesMachine,
  View: FavouritesPage,
  head: ({ value }, intl) => ({ title: intl.formatMessage({ id: 'favourites.heading' }), robots: 'noindex' as const, status: value === 'unreadable' ? 503 : undefined }),
} satisfies PageModule<typeof favouritesMachine>;
