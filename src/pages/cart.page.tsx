import { FormattedMessage, useIntl } from 'react-intl';
import { expiredItemsOf, itemsOf, shownCart } from '#machines/cart.ts';
import { cartMachine } from '#machines/cart.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Cart, CartItem, CartShop } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { Checkbox } from '../design/Checkbox.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { ShopIcon } from '../design/icons.tsx';
import { TrashIcon } from '../design/pageIcons.tsx';
import { LedgerPage, MoneyColumn } from '../design/Ledger.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Section } from '../design/Section.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { Stepper } from '../design/Stepper.tsx';
import { TextButton } from '../design/TextLink.tsx';
import { CartLine, CartShopBox } from '../parts/CartLine.tsx';
import { HeartButton } from '../parts/HeartButton.tsx';
import { CartSum } from '../parts/CartSum.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceText } from '../parts/PlaceText.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { useMoney } from '../parts/useMoney.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof cartMachine>;

const canBeChosen = ({ stockStatus, deliverable }: CartItem) => deliverable && (stockStatus === 'IN_STOCK' || stockStatus === 'LOW');

const Line = ({ item, may, send }: Pick<View, 'may' | 'send'> & { item: CartItem }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const most = Math.min(item.stocks < 0 ? 999 : item.stocks, item.maxBuy ?? 999);
  const change = item.price - item.priceWhenAdded;
  const issue = item.issue?.desc
    ?? (change === 0 ? null : intl.formatMessage({ id: change < 0 ? 'cart.cheaper' : 'cart.dearer' }, { price: textOf(item.priceWhenAdded, item) }));
  return (
    <CartLine
      item={item} issue={issue}
      tick={
        <Checkbox
          label={item.prodName} labelHidden checked={item.checked}
          onChange={canBeChosen(item) ? (checked) => send({ type: 'lines.checked', basketIds: [item.basketId], checked }) : undefined}
        />
      }
      acts={
        <>
          <Stepper
            label={intl.formatMessage({ id: 'cart.quantityOf' }, { name: item.prodName })} value={item.prodCount} max={Math.max(item.prodCount, most)}
            onChange={(count) => send({ type: 'count.changed', basketId: item.basketId, count })}
            lessLabel={intl.formatMessage({ id: 'cart.less' }, { name: item.prodName })} moreLabel={intl.formatMessage({ id: 'cart.more' }, { name: item.prodName })}
          />
          <HeartButton prodId={item.prodId} name={item.prodName} />
          <IconButton label={intl.formatMessage({ id: 'cart.remove' }, { name: item.prodName })} onPress={may({ type: 'line.removed', basketId: item.basketId })}><TrashIcon /></IconButton>
        </>
      }
    />
  );
};

const ShopBox = ({ shop, may, send }: Pick<View, 'may' | 'send'> & { shop: CartShop }) => (
  <CartShopBox aria-label={shop.shopName}>
    <header><ShopIcon size={20} /><h2><PlaceText soft place={{ name: 'store', shop: shop.shopName, storeId: shop.shopId }}>{shop.shopName}</PlaceText></h2></header>
    {shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems).map((item) => <Line key={item.basketId} item={item} may={may} send={send} />)}
  </CartShopBox>
);

const Gone = ({ cart, may }: Pick<View, 'may'> & { cart: Cart }) => {
  const intl = useIntl();
  return (
    <Section heading={<FormattedMessage id="cart.gone" />} aside={<TextButton onPress={may({ type: 'expired.cleared' })}><FormattedMessage id="cart.clearGone" /></TextButton>}>
      <CartShopBox>
        {expiredItemsOf(cart).map((item) => (
          <CartLine
            key={item.basketId} item={item} isGone issue={item.issue?.desc ?? <FormattedMessage id="stock.out" />}
            acts={<IconButton label={intl.formatMessage({ id: 'cart.remove' }, { name: item.prodName })} onPress={may({ type: 'line.removed', basketId: item.basketId })}><TrashIcon /></IconButton>}
          />
        ))}
      </CartShopBox>
    </Section>
  );
};

const Full = ({ cart, may, send, isBusy }: Pick<View, 'may' | 'send'> & { cart: Cart; isBusy: boolean }) => {
  const intl = useIntl();
  const choosable = itemsOf(cart).filter(canBeChosen);
  const chosen = choosable.filter((item) => item.checked);
  const basketIds = choosable.map((item) => item.basketId);
  return (
    <LedgerPage>
      <div>
        <Checkbox
          label={intl.formatMessage({ id: 'cart.selectAll' })} checked={chosen.length > 0 && chosen.length === choosable.length} partly={chosen.length > 0 && chosen.length < choosable.length}
          onChange={choosable.length > 0 ? (checked) => send({ type: 'lines.checked', basketIds, checked }) : undefined}
        />
        {cart.shops.map((shop) => <ShopBox key={shop.shopId} shop={shop} may={may} send={send} />)}
        {cart.expired.length > 0 ? <Gone cart={cart} may={may} /> : null}
      </div>
      <MoneyColumn aria-label={intl.formatMessage({ id: 'cart.sum' })}>
        <CartSum amount={cart.amount} isBusy={isBusy} />
        <Button kind="primary" wide onPress={may({ type: 'checkout.pressed' })} reason={chosen.length === 0 ? <FormattedMessage id="refusal.NO_ITEMS_SELECTED" /> : null}>
          <FormattedMessage id="cart.checkout" />
        </Button>
      </MoneyColumn>
    </LedgerPage>
  );
};

const Removed = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const [first] = snapshot.context.removed;
  return (
    <div role="status">
      {first ? (
        <Note kind="sunk">
          <FormattedMessage id="cart.removed" values={{ name: first.prodName }} /> <TextButton onPress={may({ type: 'undo.pressed' })}><FormattedMessage id="cart.undo" /></TextButton>
        </Note>
      ) : null}
    </div>
  );
};

const CartPage = ({ snapshot, may, send }: View) => {
  const { wishes, problem } = snapshot.context;
  const cart = snapshot.context.cart ? shownCart(snapshot.context.cart, wishes) : null;
  const isUnreadable = snapshot.matches({ open: 'unreadable' });
  const isEmpty = cart !== null && cart.shops.length === 0 && cart.expired.length === 0;
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading><FormattedMessage id="cart.heading" /></PageHeading>
      {isUnreadable ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches({ open: 'waiting' }) ? (
        <Note kind="warn" urgent><FormattedMessage id="cart.waits" /> <TextButton onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></TextButton></Note>
      ) : null}
      <Removed snapshot={snapshot} may={may} />
      {cart === null && !isUnreadable ? <Skeleton aria-hidden><Block height={240} /></Skeleton> : null}
      {isEmpty && !isUnreadable ? (
        <EmptyState
          title={<FormattedMessage id="cart.empty" />} reason={<FormattedMessage id="cart.emptyWhy" />}
          action={<PlaceButton kind="primary" snug place={{ name: 'home' }}><FormattedMessage id="cart.goShopping" /></PlaceButton>}
        />
      ) : null}
      {cart && !isEmpty ? <Full cart={cart} may={may} send={send} isBusy={wishes.length > 0 || snapshot.hasTag('busy')} /> : null}
    </Page>
  );
};

export const page = {
  machine: cartMachine,
  View: CartPage,
  head: (_, intl) => ({ title: intl.formatMessage({ id: 'cart.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof cartMachine>;
