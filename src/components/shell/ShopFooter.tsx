import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { themeMachine } from '#machines/theme.machine.ts';
import type { Place } from '#machines/model/place.ts';
import { voucherPlace } from '#machines/rules/money/voucherPlace.ts';
import { ChildActorView } from './ChildActorView.tsx';
import { Footer } from './Footer.tsx';
import { ReportButton } from './ReportButton.tsx';
import { ThemeView } from './ThemeView.tsx';
import { useAppContext } from '../../app/AppContext.ts';
import { usePolicyPlace } from '../link/PolicyLink.tsx';
import { support } from './ShopHeader.tsx';

const useFooterColumns = () => {
  const policy = usePolicyPlace();
  const links = (...rows: [Place, string][]) => rows.map(([place, name]) => ({ place, name }));
  const intl = useIntl();
  const say = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  return [
    {
      id: 'shop',
      heading: say('shell.footerShop'),
      links: links(
        [{ name: 'home' }, say('shell.tabHome')],
        [{ name: 'categories' }, say('shell.allCategories')],
        [{ name: 'trending' }, say('shell.trending')],
        [{ name: 'brands', letter: '', page: 1 }, say('shell.brands')],
        [{ name: 'shops', sortName: 'default', page: 1 }, say('shell.shops')],
        [voucherPlace('all'), say('shell.vouchers')],
        [{ name: 'groupBuys', tab: 'inProgress' }, say('shell.groupBuys')],
        [{ name: 'cart' }, say('shell.cart')],
        [{ name: 'coinPrice' }, say('shell.coinPrice')],
        [{ name: 'footprint' }, say('shell.recentlyViewed')],
      ),
    },
    {
      id: 'orders',
      heading: say('shell.footerOrders'),
      links: links(
        [{ name: 'orders', group: 'toPay' }, say('shell.toPay')],
        [{ name: 'orders', group: 'toDeliver' }, say('shell.toDeliver')],
        [{ name: 'orders', group: 'toReceive' }, say('shell.toReceive')],
        [{ name: 'orders', group: 'completed' }, say('shell.completed')],
      ),
    },
    {
      id: 'talk',
      heading: say('shell.footerTalk'),
      links: links([{ name: 'contact' }, say('shell.contact')], [support, say('shell.chatSupport')]),
    },
    {
      id: 'policies',
      heading: say('shell.footerPolicies'),
      links: links(
        [policy('service-agreement'), say('shell.serviceAgreement')],
        [policy('privacy-agreement'), say('shell.privacyAgreement')],
        [policy('refund-return'), say('shell.refundPolicy')],
      ),
    },
  ];
};

/** The foot of every page; opening another page does not draw it anew. */
export const ShopFooter = memo(({ theme }: { theme: ActorRefFrom<typeof themeMachine> }) => {
  const { brand, visitor } = useAppContext();
  const columns = useFooterColumns();
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: visitor.timeZone }).format(visitor.at));
  return (
    <Footer
      brand={brand}
      columns={columns}
      year={year}
      tools={
        <>
          <ChildActorView actor={theme}>{(view) => <ThemeView {...view} />}</ChildActorView>
          <ReportButton />
        </>
      }
    />
  );
});
