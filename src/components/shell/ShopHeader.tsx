import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { languageMachine } from '#machines/language.machine.ts';
import type { regionMachine } from '#machines/region.machine.ts';
import type { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { Place } from '#machines/model/place.ts';
import { ChildActorView } from './ChildActorView.tsx';
import { Header } from './Header.tsx';
import { LanguageView } from './LanguageView.tsx';
import { RegionView } from './RegionView.tsx';
import { SearchView } from './SearchView.tsx';
import { useAppContext } from '../../app/AppContext.ts';
import type { Press } from '../../design/press.ts';

export const support: Place = { name: 'chat', shopId: null, prodId: null, orderNumber: null };

type Props = {
  session: ActorRefFrom<typeof sessionMachine>;
  searchPanel: ActorRefFrom<typeof searchPanelMachine>;
  region: ActorRefFrom<typeof regionMachine>;
  language: ActorRefFrom<typeof languageMachine>;
  cartCount: number;
  onLogin: Press;
};

/** The head of every page, following its own parts of the shop; opening another page does not draw it anew. */
export const ShopHeader = memo(({ session, searchPanel, region, language, cartCount, onLogin }: Props) => {
  const { brand } = useAppContext();
  const intl = useIntl();
  const nickName = useSelector(session, ({ context }) => context.shopper?.name ?? null);
  const unread = useSelector(session, ({ context }) => context.unread);
  return (
    <Header
      brand={brand}
      search={<ChildActorView actor={searchPanel}>{(view) => <SearchView {...view} />}</ChildActorView>}
      menus={
        <>
          <ChildActorView actor={region}>{(view) => <RegionView {...view} />}</ChildActorView>
          <ChildActorView actor={language}>{(view) => <LanguageView {...view} />}</ChildActorView>
        </>
      }
      cartCount={cartCount}
      unread={unread}
      nickName={nickName}
      onLogin={onLogin}
      sections={[
        { place: { name: 'groupBuys', tab: 'inProgress' }, name: intl.formatMessage({ id: 'shell.groupBuys' }) },
        { place: { name: 'orders', group: 'toPay' }, name: intl.formatMessage({ id: 'shell.footerOrders' }) },
        { place: support, name: intl.formatMessage({ id: 'shell.chatSupport' }) },
        { place: { name: 'contact' }, name: intl.formatMessage({ id: 'shell.contact' }) },
      ]}
    />
  );
});
