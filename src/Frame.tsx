import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shownCount } from '#machines/cart.ts';
import type { shopMachine } from '#machines/shop.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Place, PlaceName } from '#machines/words.ts';
import { SkipLink } from './design/SkipLink.tsx';
import { styled } from './design/stitches.config.ts';
import { Bare } from './parts/Bare.tsx';
import { Child } from './parts/Child.tsx';
import { Footer } from './parts/Footer.tsx';
import { Gate } from './parts/Gate.tsx';
import { Header } from './parts/Header.tsx';
import { LanguageView } from './parts/LanguageView.tsx';
import { ProblemState } from './parts/ProblemState.tsx';
import { usePolicyPlace } from './parts/PolicyLink.tsx';
import { RegionView } from './parts/RegionView.tsx';
import { ReportButton } from './parts/ReportButton.tsx';
import { SearchView } from './parts/SearchView.tsx';
import { TabBar } from './parts/TabBar.tsx';
import { ThemeView } from './parts/ThemeView.tsx';
import { ToastsView } from './parts/ToastsView.tsx';
import { useAround } from './parts/around.ts';
import type { ViewOf } from './view.ts';

type View = ViewOf<typeof shopMachine>;
export type FrameProps = View & { dialog: ReactNode; children: ReactNode };

const House = styled('div', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
const Main = styled('main', { flex: 1, minInlineSize: 0, '&:focus': { outline: 'none' } });

type Tab = 'home' | 'chat' | 'cart' | 'profile';
const tabs: Partial<Record<PlaceName, Tab>> = { home: 'home', chat: 'chat', cart: 'cart', profile: 'profile', orders: 'profile', order: 'profile', cancelOrder: 'profile' };

const support: Place = { name: 'chat', shopId: null, prodId: null, orderNumber: null };

const useFooterColumns = () => {
  const policy = usePolicyPlace();
  const links = (...rows: [Place, string][]) => rows.map(([place, name]) => ({ place, name }));
  const intl = useIntl();
  const say = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  return [
    { id: 'shop', heading: say('shell.footerShop'), links: links([{ name: 'home' }, say('shell.tabHome')], [{ name: 'categories' }, say('shell.allCategories')], [{ name: 'cart' }, say('shell.cart')]) },
    { id: 'orders', heading: say('shell.footerOrders'), links: links([{ name: 'orders', group: 'toPay' }, say('shell.toPay')], [{ name: 'orders', group: 'toDeliver' }, say('shell.toDeliver')], [{ name: 'orders', group: 'toReceive' }, say('shell.toReceive')], [{ name: 'orders', group: 'completed' }, say('shell.completed')]) },
    { id: 'talk', heading: say('shell.footerTalk'), links: links([{ name: 'contact' }, say('shell.contact')], [support, say('shell.chatSupport')]) },
    { id: 'policies', heading: say('shell.footerPolicies'), links: links([policy('service-agreement'), say('shell.serviceAgreement')], [policy('privacy-agreement'), say('shell.privacyAgreement')], [policy('refund-return'), say('shell.refundPolicy')]) },
  ];
};

/** After each navigation the focus goes to the page, so that the keyboard and assistive technology begin there. */
const usePageFocus = (visits: number) => {
  const main = useRef<HTMLElement>(null);
  const seen = useRef(visits);
  useEffect(() => {
    if (seen.current === visits) return;
    seen.current = visits;
    main.current?.focus({ preventScroll: true });
  }, [visits]);
  return main;
};

const Content = ({ snapshot, may, children }: View & { children: ReactNode }) => {
  const { place, problem, visits } = snapshot.context;
  const main = usePageFocus(visits);
  const word = stateWord(snapshot.value.page);
  return (
    <Main id="main" ref={main} tabIndex={-1} aria-busy={word === 'open.opening' || undefined} data-page={word}>
      {word === 'gated' ? <Gate onLogin={may({ type: 'login.wanted', wish: { kind: 'openPlace', place } })} />
        : word === 'open.unreachable' ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} />
        : children}
    </Main>
  );
};

const WholeFrame = ({ children, ...view }: View & { children: ReactNode }) => {
  const { brand, here } = useAround();
  const intl = useIntl();
  const columns = useFooterColumns();
  const { children: parts, context } = view.snapshot;
  const shopper = useSelector(parts.session!, (snapshot) => snapshot.context.shopper);
  const unread = useSelector(parts.session!, (snapshot) => snapshot.context.unread);
  const cartCount = useSelector(parts.cart!, (snapshot) => shownCount(snapshot.context));
  // Behind its own dialog the button keeps its look.
  const login = shopper ? undefined : view.snapshot.matches({ login: 'open' }) ? () => undefined : view.may({ type: 'login.wanted', wish: null });
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: here.timeZone }).format(here.at));
  return (
    <>
      <Header
        brand={brand}
        search={<Child actor={parts.searchPanel!}>{(panel) => <SearchView {...panel} />}</Child>}
        menus={
          <>
            <Child actor={parts.region!}>{(region) => <RegionView {...region} />}</Child>
            <Child actor={parts.language!}>{(language) => <LanguageView {...language} />}</Child>
          </>
        }
        cartCount={cartCount}
        unread={unread}
        nickName={shopper?.name ?? null}
        onLogin={login}
        sections={[
          { place: { name: 'orders', group: 'toPay' }, name: intl.formatMessage({ id: 'shell.footerOrders' }) },
          { place: support, name: intl.formatMessage({ id: 'shell.chatSupport' }) },
          { place: { name: 'contact' }, name: intl.formatMessage({ id: 'shell.contact' }) },
        ]}
      />
      <Content {...view}>{children}</Content>
      <Footer brand={brand} columns={columns} year={year} tools={<><Child actor={parts.theme!}>{(theme) => <ThemeView {...theme} />}</Child><ReportButton /></>} />
      <TabBar here={tabs[context.place.name] ?? null} cartCount={cartCount} />
    </>
  );
};

/** What stands around every page: skip link, header, the page or what is said instead of it, footer, tab bar, toasts, login. */
export const Frame = ({ dialog, children, ...view }: FrameProps) => {
  const { context, children: parts } = view.snapshot;
  return (
    <House>
      <SkipLink href="#main"><FormattedMessage id="shell.skip" /></SkipLink>
      {context.place.name === 'register' ? <Bare><Content {...view}>{children}</Content></Bare> : <WholeFrame {...view}>{children}</WholeFrame>}
      <Child actor={parts.toasts!}>{(said) => <ToastsView {...said} />}</Child>
      {dialog}
    </House>
  );
};
