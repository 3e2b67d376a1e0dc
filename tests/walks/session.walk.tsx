import { sessionMachine } from '#machines/session.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Header } from '#src/parts/Header.tsx';
import type { ViewOf } from '#src/view.ts';
import { session } from '../happenings/session.happenings.ts';
import { walkPage } from './walk.tsx';

/** The header, where the shop shows who is here. */
const Who = ({ snapshot }: ViewOf<typeof sessionMachine>) => (
  <div data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
    <Header brand="Serendib" search={null} menus={null} cartCount={0} unread={snapshot.context.unread} nickName={snapshot.context.shopper?.name ?? null} sections={[]} />
  </div>
);

walkPage({ machine: sessionMachine, View: Who }, session, { elsewhere: ['logout.pressed', 'session.ended', 'notices.touched'] });
