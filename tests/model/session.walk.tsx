import { sessionMachine } from '#machines/session.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Header } from '#src/components/shell/Header.tsx';
import { TabBar } from '#src/components/shell/TabBar.tsx';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { session } from '../fixtures/session.fixture.ts';
import { walkPage } from './harness/pathSuite.tsx';

/** The header and the tab bar, where the shop shows who is here. */
const Who = ({ snapshot }: ViewOf<typeof sessionMachine>) => (
  <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
    <Header
      brand="Serendib"
      search={null}
      menus={null}
      cartCount={0}
      unread={snapshot.context.unread}
      nickName={snapshot.context.shopper?.name ?? null}
      sections={[]}
    />
    <TabBar here={null} cartCount={0} unreadChats={snapshot.context.unreadChats} />
  </div>
);

walkPage({ machine: sessionMachine, View: Who }, session, { elsewhere: ['logout.pressed', 'session.ended', 'notices.touched'] });
