import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownCount } from '#machines/rules/cart.ts';
import type { shopMachine } from '#machines/shop.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { PlaceName } from '#machines/model/place.ts';
import { SkipLink } from '../design/SkipLink.tsx';
import { styled } from '../design/stitches.config.ts';
import { MinimalLayout } from '../components/shell/MinimalLayout.tsx';
import { ChildActorView } from '../components/shell/ChildActorView.tsx';
import { LoginRequired } from '../components/account/LoginRequired.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ShopFooter } from '../components/shell/ShopFooter.tsx';
import { ShopHeader } from '../components/shell/ShopHeader.tsx';
import { TabBar } from '../components/shell/TabBar.tsx';
import { ToastsView } from '../components/shell/ToastsView.tsx';
import { usePageFocus } from './usePageFocus.ts';
import type { ViewOf } from './pageTypes.ts';

type View = ViewOf<typeof shopMachine>;
export type AppLayoutProps = View & { dialog: ReactNode; children: ReactNode };

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // On paper stands the page alone.
  '@print': { display: 'block', minBlockSize: 0, '&:has(> main) > :not(main)': { display: 'none' } },
});
const Notice = styled('p', { padding: '$3 $4', backgroundColor: '$paperSunk', text: '$14', textAlign: 'center', textWrap: 'pretty' });
const Main = styled('main', { flex: 1, minInlineSize: 0, '&:focus': { outline: 'none' } });

type Tab = 'home' | 'chat' | 'cart' | 'profile';
const tabs: Partial<Record<PlaceName, Tab>> = {
  home: 'home',
  chat: 'chat',
  cart: 'cart',
  profile: 'profile',
  deadlines: 'profile',
  coins: 'profile',
  coinRecords: 'profile',
  invitation: 'profile',
  settings: 'profile',
  addresses: 'profile',
  cards: 'profile',
  wishLists: 'profile',
  wishList: 'profile',
  orders: 'profile',
  order: 'profile',
  cancelOrder: 'profile',
  changeAddress: 'profile',
  logistics: 'profile',
  receipt: 'profile',
  rate: 'profile',
  myReviews: 'profile',
  refunds: 'profile',
  refundApply: 'profile',
  refund: 'profile',
  claim: 'profile',
};

const Content = ({ snapshot, may, children }: View & { children: ReactNode }) => {
  const { place, problem, visits } = snapshot.context;
  const main = usePageFocus(visits);
  const word = statePath(snapshot.value.page);
  const instead =
    (word === 'gated' && <LoginRequired onLogin={may({ type: 'login.wanted', intent: { kind: 'openPlace', place } })} />) ||
    (word === 'open.unreachable' && <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} />);
  return (
    <Main id="main" ref={main} tabIndex={-1} aria-busy={word === 'open.opening' || undefined} data-page={word}>
      {instead || children}
    </Main>
  );
};

const stay = () => undefined;

const WholeFrame = ({ children, ...view }: View & { children: ReactNode }) => {
  const { children: parts, context } = view.snapshot;
  const cartCount = useSelector(parts.cart!, (snapshot) => shownCount(snapshot.context));
  const unreadChats = useSelector(parts.session!, ({ context: { unreadChats: unread } }) => unread);
  const { send } = view;
  const askForLogin = useCallback(() => send({ type: 'login.wanted', intent: null }), [send]);
  const offered = view.may({ type: 'login.wanted', intent: null }) && askForLogin;
  return (
    <>
      <ShopHeader
        session={parts.session!}
        searchPanel={parts.searchPanel!}
        region={parts.region!}
        language={parts.language!}
        cartCount={cartCount}
        // Behind its own dialog the button keeps its look.
        onLogin={view.snapshot.matches({ login: 'open' }) ? stay : offered}
      />
      <Content {...view}>{children}</Content>
      <ShopFooter theme={parts.theme!} />
      <TabBar here={tabs[context.place.name] ?? null} cartCount={cartCount} unreadChats={unreadChats} />
    </>
  );
};

/** What stands around every page: skip link, header, the page or what is said instead of it, footer, tab bar, toasts, login. */
export const AppLayout = ({ dialog, children, ...view }: AppLayoutProps) => {
  const { context, children: parts } = view.snapshot;
  return (
    <Frame>
      <SkipLink href="#main">
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      <noscript>
        <Notice>
          <FormattedMessage id="shell.noScript" />
        </Notice>
      </noscript>
      {context.place.name === 'register' ? (
        <MinimalLayout>
          <Content {...view}>{children}</Content>
        </MinimalLayout>
      ) : (
        <WholeFrame {...view}>{children}</WholeFrame>
      )}
      <ChildActorView actor={parts.toasts!}>{(toasts) => <ToastsView {...toasts} />}</ChildActorView>
      {dialog}
    </Frame>
  );
};
