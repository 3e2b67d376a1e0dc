import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { expiredItemsOf, hasLines, isChangedBy, isNotAdded, itemsOf, nameIn, shownCart, type CartMutation } from '#machines/rules/cart.ts';
import { cartMachine } from '#machines/cart.machine.ts';
import type { Moment } from '#machines/ports.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Cart, CartItem, CartShop } from '#machines/model/cart.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { IconButton } from '../design/control/IconButton.tsx';
import { ShopIcon } from '../design/icon/icons.tsx';
import { TrashIcon } from '../design/icon/pageIcons.tsx';
import { TwoColumnPage, MoneyColumn } from '../design/layout/TwoColumnLayout.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { Stepper } from '../design/control/Stepper.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { styled } from '../design/stitches.config.ts';
import { CartLine, CartShopBox } from '../components/cart/CartLine.tsx';
import { cartListPickerPart, cartVouchersPart, similarItemsPart, variantChangePart } from '../components/cart/cartWidgets.ts';
import { NotAddedLines } from '../components/cart/NotAddedLines.tsx';
import { FavouriteButton } from '../components/product/FavouriteButton.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { CartSum } from '../components/cart/CartSum.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { LazyWidget, WidgetLine } from '../components/shell/LazyWidget.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useAge } from '../components/hooks/useAge.ts';
import { useLineNews } from '../components/hooks/useLineNews.ts';
import { RetryText } from '../components/shell/RetryText.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';
import type { Press } from '../design/press.ts';

type View = ViewOf<typeof cartMachine>;

const WholeCart = styled('div', { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '$3' });

const canBeChosen = ({ stockStatus, deliverable }: CartItem) => deliverable && (stockStatus === 'IN_STOCK' || stockStatus === 'LOW');

type MoveProps = { name: string; onMove: Press };

const MoveToFavourites = ({ name, onMove }: MoveProps) => {
  const intl = useIntl();
  return (
    <TextButton soft tall label={intl.formatMessage({ id: 'cart.moveToFavouritesOf' }, { name })} onPress={onMove}>
      <FormattedMessage id="cart.moveToFavourites" />
    </TextButton>
  );
};

const VariantRow = styled(WidgetLine, { display: 'flex', alignItems: 'center', blockSize: 'auto', minBlockSize: '$touch' });

/** The variant of a line, and the way to another one. */
const Variant = ({ item }: { item: CartItem }) => (
  <LazyWidget {...variantChangePart(item)} when="near">
    <VariantRow>
      <small>{item.skuName}</small>
    </VariantRow>
  </LazyWidget>
);

/** Drawn anew where other lines are chosen; `basketIds`: theirs, with a space between them. */
const Vouchers = memo(({ basketIds }: { basketIds: string }) => (
  <LazyWidget {...cartVouchersPart(basketIds.split(' ').map(Number))}>
    <Block height={48} />
  </LazyWidget>
));

type LineProps = Pick<View, 'send'> & Pick<MoveProps, 'onMove'> & { item: CartItem; waits: boolean; onRemove: Press };

const Line = memo(({ item, send, waits, onRemove, onMove }: LineProps) => {
  const intl = useIntl();
  const news = useLineNews()(item);
  const most = Math.min(item.stocks < 0 ? 999 : item.stocks, item.maxBuy ?? 999);
  return (
    <CartLine
      item={item}
      issue={waits ? <FormattedMessage id="cart.notSavedYet" /> : news?.words}
      isGood={!waits && news?.isGood}
      state={waits ? 'waiting' : undefined}
      tick={
        <Checkbox
          label={item.prodName}
          labelHidden
          checked={item.checked}
          onChange={canBeChosen(item) ? (checked) => send({ type: 'lines.checked', basketIds: [item.basketId], checked }) : undefined}
        />
      }
      variant={item.skuName ? <Variant item={item} /> : null}
      move={
        <>
          <MoveToFavourites name={item.prodName} onMove={onMove} />
          <LazyWidget {...cartListPickerPart(item)} when="near">
            <WidgetLine />
          </LazyWidget>
        </>
      }
      acts={
        <>
          <Stepper
            label={intl.formatMessage({ id: 'cart.quantityOf' }, { name: item.prodName })}
            value={item.prodCount}
            max={Math.max(item.prodCount, most)}
            onChange={(count) => send({ type: 'count.changed', basketId: item.basketId, count })}
            lessLabel={intl.formatMessage({ id: 'cart.less' }, { name: item.prodName })}
            moreLabel={intl.formatMessage({ id: 'cart.more' }, { name: item.prodName })}
          />
          <FavouriteButton prodId={item.prodId} name={item.prodName} />
          <IconButton label={intl.formatMessage({ id: 'cart.remove' }, { name: item.prodName })} onPress={onRemove}>
            <TrashIcon />
          </IconButton>
        </>
      }
    />
  );
});

const ShopHead = memo(({ shopId, shopName, couponCount }: Pick<CartShop, 'shopId' | 'shopName' | 'couponCount'>) => {
  const place = { name: 'store' as const, shop: shopName, storeId: shopId };
  return (
    <header>
      <ShopIcon size={20} />
      <h2>
        <PlaceText soft place={place}>
          {shopName}
        </PlaceText>
      </h2>
      {couponCount > 0 ? (
        <PlaceText soft place={place}>
          <FormattedMessage id="cart.shopVouchers" values={{ count: couponCount }} />
        </PlaceText>
      ) : null}
    </header>
  );
});

const ShopBox = ({ shop, may, send, waiting }: Pick<View, 'may' | 'send'> & { shop: CartShop; waiting: readonly CartMutation[] }) => {
  const { shopId, shopName, couponCount } = shop;
  return (
    <CartShopBox aria-label={shopName}>
      <ShopHead shopId={shopId} shopName={shopName} couponCount={couponCount} />
      {shop.shopCartItemDiscounts
        .flatMap((group) => group.shopCartItems)
        .map((item) => (
          <Line
            key={item.basketId}
            item={item}
            send={send}
            waits={waiting.some((mutation) => isChangedBy(item, mutation))}
            onRemove={may({ type: 'line.removed', basketId: item.basketId })}
            onMove={may({ type: 'line.movedToFavourites', basketId: item.basketId })}
          />
        ))}
    </CartShopBox>
  );
};

const Gone = ({ cart, may }: Pick<View, 'may'> & { cart: Cart }) => {
  const intl = useIntl();
  return (
    <Section
      heading={<FormattedMessage id="cart.gone" />}
      aside={
        <TextButton onPress={may({ type: 'expired.cleared' })}>
          <FormattedMessage id="cart.clearGone" />
        </TextButton>
      }
    >
      <CartShopBox>
        {expiredItemsOf(cart).map((item) => (
          <CartLine
            key={item.basketId}
            item={item}
            isGone
            issue={item.issue?.desc ?? <FormattedMessage id="stock.out" />}
            variant={item.skuName && item.issue?.code === 'OUT_OF_STOCK' ? <Variant item={item} /> : null}
            move={
              <>
                <LazyWidget {...similarItemsPart(item)} when="near">
                  <WidgetLine />
                </LazyWidget>
                <MoveToFavourites name={item.prodName} onMove={may({ type: 'line.movedToFavourites', basketId: item.basketId })} />
              </>
            }
            acts={
              <IconButton
                label={intl.formatMessage({ id: 'cart.remove' }, { name: item.prodName })}
                onPress={may({ type: 'line.removed', basketId: item.basketId })}
              >
                <TrashIcon />
              </IconButton>
            }
          />
        ))}
      </CartShopBox>
    </Section>
  );
};

const Full = ({
  cart,
  may,
  send,
  isBusy,
  isLeaving,
  waiting,
}: Pick<View, 'may' | 'send'> & { cart: Cart; isBusy: boolean; isLeaving: boolean; waiting: readonly CartMutation[] }) => {
  const intl = useIntl();
  const choosable = itemsOf(cart).filter(canBeChosen);
  const chosen = choosable.filter((item) => item.checked);
  const basketIds = choosable.map((item) => item.basketId);
  return (
    <TwoColumnPage>
      <div>
        <WholeCart>
          <Checkbox
            label={intl.formatMessage({ id: 'cart.selectAll' })}
            checked={chosen.length > 0 && chosen.length === choosable.length}
            partly={chosen.length > 0 && chosen.length < choosable.length}
            onChange={choosable.length > 0 ? (checked) => send({ type: 'lines.checked', basketIds, checked }) : undefined}
          />
          <TextButton soft tall onPress={may({ type: 'cart.emptied' })}>
            <FormattedMessage id="cart.emptyIt" />
          </TextButton>
        </WholeCart>
        {cart.shops.map((shop) => (
          <ShopBox key={shop.shopId} shop={shop} may={may} send={send} waiting={waiting} />
        ))}
        {cart.expired.length > 0 ? <Gone cart={cart} may={may} /> : null}
      </div>
      <MoneyColumn aria-label={intl.formatMessage({ id: 'cart.sum' })}>
        <CartSum amount={cart.amount} isBusy={isBusy} />
        {chosen.length > 0 ? <Vouchers basketIds={chosen.map(({ basketId }) => basketId).join(' ')} /> : null}
        <Button
          kind="primary"
          wide
          onPress={may({ type: 'checkout.pressed' })}
          busy={isLeaving}
          reason={chosen.length === 0 ? <FormattedMessage id="refusal.NO_ITEMS_SELECTED" /> : null}
        >
          <FormattedMessage id="cart.checkout" />
        </Button>
      </MoneyColumn>
    </TwoColumnPage>
  );
};

/** What was taken out, until the page is left or it is put back. */
const Removed = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const { removed } = snapshot.context;
  const [first] = removed;
  return (
    <div role="status">
      {first ? (
        <Callout kind="sunk">
          {removed.length === 1 ? (
            <FormattedMessage id="cart.removed" values={{ name: first.prodName }} />
          ) : (
            <FormattedMessage id="cart.removedAll" values={{ count: removed.length }} />
          )}{' '}
          <TextButton onPress={may({ type: 'undo.pressed' })}>
            <FormattedMessage id="cart.undo" />
          </TextButton>
        </Callout>
      ) : null}
    </div>
  );
};

/** What waits for a network; things that are not in the cart yet are named. */
const Waits = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const intl = useIntl();
  const added = snapshot.context.mutations.flatMap((mutation) =>
    mutation.kind === 'add' && mutation.line.prodName ? [mutation.line.prodName] : [],
  );
  return (
    <Callout kind="warn" urgent stays>
      <RetryText onRetry={may({ type: 'retry.pressed' })}>
        <FormattedMessage id="cart.waits" />
      </RetryText>
      {added.length > 0 ? (
        <p>
          <FormattedMessage id="cart.onTheWay" values={{ names: intl.formatList(added, { type: 'unit' }) }} />
        </p>
      ) : null}
    </Callout>
  );
};

/** What the mall did not take, and why, until it is read: first what could not be added. */
const Refused = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const intl = useIntl();
  const { refused, cart } = snapshot.context;
  const lineOf = (mutation: CartMutation) => ({
    key: mutation.key,
    prodName: nameIn(cart, mutation) ?? intl.formatMessage({ id: 'cart.someItem' }),
    reason: intl.formatMessage({ id: messageId(problemMessageId(mutation.refused ?? 'BROKEN_ANSWER')) }),
  });
  const notAdded = refused.filter(isNotAdded);
  const notDone = refused.filter((mutation) => !isNotAdded(mutation));
  const seen = (
    <TextButton onPress={may({ type: 'refusals.dismissed' })}>
      <FormattedMessage id="cart.refusedSeen" />
    </TextButton>
  );
  return (
    <>
      <NotAddedLines lines={notAdded.map(lineOf)}>{notDone.length === 0 ? seen : null}</NotAddedLines>
      {notDone.length > 0 ? (
        <Callout kind="alarm" stays>
          <FormattedMessage id="cart.refused" /> {seen}
          <ul>
            {notDone.map(lineOf).map(({ key, prodName, reason }) => (
              <li key={key}>
                {prodName}: {reason}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </>
  );
};

const AsOf = ({ readAt }: { readAt: Moment }) => (
  <Callout>
    <FormattedMessage id="cart.asOf" values={{ age: useAge(readAt) }} />
  </Callout>
);

const CartPage = ({ snapshot, may, send }: View) => {
  const { mutations, problem, refused, readAt, checkoutAt } = snapshot.context;
  const cart = snapshot.context.cart ? shownCart(snapshot.context.cart, mutations) : null;
  const isUnreadable = snapshot.matches({ open: 'unreadable' });
  const isWaiting = snapshot.matches({ open: 'waiting' });
  const isEmpty = cart !== null && !hasLines(cart);
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="cart.heading" />
      </PageHeading>
      {isUnreadable ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {isWaiting ? <Waits snapshot={snapshot} may={may} /> : null}
      {refused.length > 0 ? <Refused snapshot={snapshot} may={may} /> : null}
      {cart !== null && !isEmpty && (isUnreadable || isWaiting) ? <AsOf readAt={readAt} /> : null}
      <Removed snapshot={snapshot} may={may} />
      {cart === null && !isUnreadable && !isWaiting ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {isEmpty && !isUnreadable ? (
        <IllustratedEmptyState
          of="kept"
          title={<FormattedMessage id="cart.empty" />}
          reason={<FormattedMessage id="cart.emptyWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'home' }}>
              <FormattedMessage id="cart.goShopping" />
            </PlaceButton>
          }
        />
      ) : null}
      {cart && !isEmpty ? (
        <Full
          cart={cart}
          may={may}
          send={send}
          isBusy={mutations.length > 0 || snapshot.hasTag('busy')}
          isLeaving={checkoutAt !== null}
          waiting={isWaiting ? mutations : []}
        />
      ) : null}
    </Page>
  );
};

export const page = {
  machine: cartMachine,
  View: CartPage,
  head: (_, intl) => ({ title: intl.formatMessage({ id: 'cart.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof cartMachine>;
