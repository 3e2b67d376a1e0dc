import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownCount } from '#machines/cart.ts';
import type { shopMachine } from '#machines/shop.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { PlaceName } from '#machines/words.ts';
import { afterPainting } from './design/Later.tsx';
import { SkipLink } from './design/SkipLink.tsx';
import { styled } from './design/stitches.config.ts';
import { Bare } from './parts/Bare.tsx';
import { Child } from './parts/Child.tsx';
import { Gate } from './parts/Gate.tsx';
import { ProblemState } from './parts/ProblemState.tsx';
import { ShopFooter } from './parts/ShopFooter.tsx';
import { ShopHeader } from './parts/ShopHeader.tsx';
import { TabBar } from './parts/TabBar.tsx';
import { ToastsView } from './parts/ToastsView.tsx';
import type { ViewOf } from './view.ts';

type View = ViewOf<typeof shopMachine>;
export type FrameProps = View & { dialog: ReactNode; children: ReactNode };

const House = styled('div', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
const Main = styled('main', { flex: 1, minInlineSize: 0, '&:focus': { outline: 'none' } });

type Tab = 'home' | 'chat' | 'cart' | 'profile';
const tabs: Partial<Record<PlaceName, Tab>> = { home: 'home', chat: 'chat', cart: 'cart', profile: 'profile', orders: 'profile', order: 'profile', cancelOrder: 'profile' };

/** After each navigation the focus goes to the page, so that the keyboard and assistive technology begin there; once it is painted, for it makes the browser lay everything out. */
const usePageFocus = (visits: number) => {
  const main = useRef<HTMLElement>(null);
  const seen = useRef(visits);
  useEffect(() => {
    if (seen.current === visits) return undefined;
    return afterPainting(() => {
      seen.current = visits;
      main.current?.focus({ preventScroll: true });
    });
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

const stay = () => undefined;

const WholeFrame = ({ children, ...view }: View & { children: ReactNode }) => {
  const { children: parts, context } = view.snapshot;
  const cartCount = useSelector(parts.cart!, (snapshot) => shownCount(snapshot.context));
  const { send } = view;
  const askForLogin = useCallback(() => send({ type: 'login.wanted', wish: null }), [send]);
  const isOffered = view.may({ type: 'login.wanted', wish: null }) !== undefined;
  return (
    <>
      <ShopHeader
        session={parts.session!} searchPanel={parts.searchPanel!} region={parts.region!} language={parts.language!} cartCount={cartCount}
        // Behind its own dialog the button keeps its look.
        onLogin={view.snapshot.matches({ login: 'open' }) ? stay : isOffered ? askForLogin : undefined}
      />
      <Content {...view}>{children}</Content>
      <ShopFooter theme={parts.theme!} />
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
