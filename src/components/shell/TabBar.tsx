import { useIntl } from 'react-intl';
import type { Place } from '#machines/model/place.ts';
import { CountBadge } from '../../design/CountBadge.tsx';
import { CartIcon, ChatIcon, HomeIcon, UserIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';

const Bar = styled('nav', {
  position: 'fixed',
  zIndex: '$bar',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  blockSize: 'calc($sizes$tabBar + env(safe-area-inset-bottom))',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: '1px solid $line',
  backgroundColor: '$paperRaised',
  viewTransitionName: 'tabbar',
  '@desk': { display: 'none' },
});
const Tab = styled(PlaceLink, {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  color: '$inkSoft',
  text: '$12',
  fontWeight: '$medium',
  textDecoration: 'none',
  '& > [aria-hidden]:not(svg)': { position: 'absolute', insetBlockStart: '4px', insetInlineStart: 'calc(50% + 3px)' },
  '&[aria-current]': { color: '$ink', fontWeight: '$bold' },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-1px',
    inlineSize: '32px',
    blockSize: '3px',
    borderRadius: '0 0 3px 3px',
    backgroundColor: '$accent',
    forcedColorAdjust: 'none',
  },
  '&:focus-visible': { outlineOffset: '-4px' },
});

export type TabBarProps = {
  /** Which of the four this page belongs to. */
  here: 'home' | 'chat' | 'cart' | 'profile' | null;
  cartCount: number;
  unreadChats: number;
};

const chat: Place = { name: 'chat', shopId: null, prodId: null, orderNumber: null };

/** The four tabs at the bottom, up to 834 px. */
export const TabBar = ({ here, cartCount, unreadChats }: TabBarProps) => {
  const intl = useIntl();
  const tabs = [
    { id: 'home', place: { name: 'home' }, name: intl.formatMessage({ id: 'shell.tabHome' }), Icon: HomeIcon, count: 0 },
    { id: 'chat', place: chat, name: intl.formatMessage({ id: 'shell.tabChat' }), Icon: ChatIcon, count: unreadChats },
    { id: 'cart', place: { name: 'cart' }, name: intl.formatMessage({ id: 'shell.cart' }), Icon: CartIcon, count: cartCount },
    { id: 'profile', place: { name: 'profile' }, name: intl.formatMessage({ id: 'shell.tabProfile' }), Icon: UserIcon, count: 0 },
  ] as const;
  return (
    <Bar aria-label={intl.formatMessage({ id: 'shell.main' })}>
      {tabs.map(({ id, place, name, Icon, count }) => (
        <Tab
          key={id}
          place={place}
          aria-current={here === id ? 'page' : undefined}
          aria-label={count ? intl.formatMessage({ id: id === 'cart' ? 'shell.cartCount' : 'shell.chatCount' }, { count }) : undefined}
        >
          <Icon />
          <CountBadge value={count} />
          <span>{name}</span>
        </Tab>
      ))}
    </Bar>
  );
};
