import { FormattedMessage, useIntl } from 'react-intl';
import { canBeAdded, favouritesMachine } from '#machines/favourites.machine.ts';
import { sentenceOf } from '#machines/problem.ts';
import { stateWord } from '#machines/stateWord.ts';
import { collectionSorts, type CollectedProd, type PlaceOf, type ShopCard } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { Checkbox } from '../design/Checkbox.tsx';
import { Chips } from '../design/Chip.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/TextLink.tsx';
import { FavouriteCard } from '../parts/FavouriteCard.tsx';
import { FollowButton } from '../parts/FollowButton.tsx';
import { messageId } from '../parts/messageId.ts';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceChip } from '../parts/PlaceChip.tsx';
import { PlaceLink } from '../parts/PlaceLink.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductPicture } from '../parts/ProductPicture.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof favouritesMachine>;

const List = styled('ul', { listStyle: 'none', padding: 0, margin: 0, '@desk': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$6' } });
const Bar = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '$3', paddingBlock: '$2' });
const Foot = styled('div', { display: 'grid', justifyItems: 'center', gap: '$3', paddingBlockStart: '$5' });
const ShopLine = styled('article', {
  display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', columnGap: '$3', rowGap: '$2', alignItems: 'center', paddingBlock: '$4', borderBlockEnd: '1px solid $line',
  '& h2': { text: '$16', fontWeight: '$bold' }, '& > :last-child': { gridColumn: '2' },
});
const coming = [1, 2, 3, 4];

const Ways = ({ place }: { place: PlaceOf<'collection'> }) => {
  const intl = useIntl();
  const { tab, sortName } = place;
  return (
    <>
      <Chips as="nav" aria-label={intl.formatMessage({ id: 'favourites.lists' })} css={{ marginBlockEnd: '$3' }}>
        {(['products', 'shops'] as const).map((each) => (
          <PlaceChip key={each} place={{ name: 'collection', tab: each, sortName: 'new' }} chosen={each === tab} aria-current={each === tab ? 'page' : undefined}><FormattedMessage id={`favourites.${each}`} /></PlaceChip>
        ))}
      </Chips>
      {tab === 'products' ? (
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

const Cards = ({ snapshot, may, send }: View) => {
  const intl = useIntl();
  const { cards, chosen, removed } = snapshot.context;
  const shown = cards.filter((card) => !removed.includes(card.prodId));
  return (
    <>
      <div role="status">
        {removed.length > 0 ? (
          <Note kind="sunk"><FormattedMessage id="favourites.removed" values={{ count: removed.length }} /> <TextButton onPress={may({ type: 'undo.pressed' })}><FormattedMessage id="favourites.undo" /></TextButton></Note>
        ) : null}
      </div>
      <Bar>
        <Checkbox
          label={intl.formatMessage({ id: 'favourites.all' })} checked={chosen.length > 0 && chosen.length === shown.length} partly={chosen.length > 0 && chosen.length < shown.length}
          onChange={shown.length > 0 ? (isChosen) => send({ type: 'all.chosen', isChosen }) : undefined}
        />
        <Button small kind="quiet" onPress={may({ type: 'removal.pressed' })}><FormattedMessage id="favourites.remove" /></Button>
      </Bar>
      <List aria-label={intl.formatMessage({ id: 'favourites.products' })}>
        {cards.map((card) => (
          <FavouriteCard
            key={card.prodId} card={card} isChosen={chosen.includes(card.prodId)} isRemoved={removed.includes(card.prodId)}
            onChoose={(isChosen) => send({ type: 'card.chosen', prodId: card.prodId, isChosen })}
          >
            <Deed card={card} may={may} />
          </FavouriteCard>
        ))}
      </List>
    </>
  );
};

const Shops = ({ shops }: { shops: readonly ShopCard[] }) => {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage({ id: 'favourites.shops' })}>
      {shops.map((shop) => (
        <li key={shop.shopId}>
          <ShopLine>
            <ProductPicture pic={shop.shopLogo} alt="" size={56} />
            <h2><PlaceLink place={{ name: 'store', shop: shop.shopName, storeId: shop.shopId }}>{shop.shopName}</PlaceLink></h2>
            <FollowButton shop={shop} known />
          </ShopLine>
        </li>
      ))}
    </List>
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
      <PageHeading><FormattedMessage id="favourites.heading" /></PageHeading>
      <Ways place={place} />
      {snapshot.matches('reading') ? <Skeleton aria-hidden css={{ display: 'grid', gap: '$3', marginBlockStart: '$4' }}>{coming.map((box) => <Block key={box} height={120} />)}</Skeleton> : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? (
        <EmptyState
          title={<FormattedMessage id={`favourites.empty.${place.tab}`} />} reason={<FormattedMessage id={`favourites.emptyWhy.${place.tab}`} />}
          action={<PlaceButton kind="primary" snug place={{ name: 'home' }}><FormattedMessage id="favourites.look" /></PlaceButton>}
        />
      ) : null}
      {snapshot.matches('listed') ? <>{place.tab === 'shops' ? <Shops shops={shops} /> : <Cards {...view} />}<More {...view} /></> : null}
    </Page>
  );
};

export const page = {
  machine: favouritesMachine,
  View: FavouritesPage,
  head: ({ value }, intl) => ({ title: intl.formatMessage({ id: 'favourites.heading' }), robots: 'noindex' as const, status: value === 'unreadable' ? 503 : undefined }),
} satisfies PageModule<typeof favouritesMachine>;
