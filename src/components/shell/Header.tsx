import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Place } from '#machines/model/place.ts';
import { BrandMark } from '../../design/icon/BrandMark.tsx';
import { Button } from '../../design/control/Button.tsx';
import { CountBadge } from '../../design/CountBadge.tsx';
import { BellIcon, CartIcon, MenuIcon, UserIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { trigger, triggerStyles } from '../../design/control/menuTrigger.styles.ts';
import { CategoryMenuTrigger } from '../category/CategoryMenuTrigger.tsx';
import { PlaceIcon } from '../link/PlaceIcon.tsx';
import { PlaceLink } from '../link/PlaceLink.tsx';
import type { Press } from '../../design/press.ts';

const Banner = styled('header', {
  position: 'sticky',
  zIndex: '$bar',
  // On the phone the first row scrolls away and the search stays.
  insetBlockStart: '-52px',
  backgroundColor: '$paperRaised',
  borderBlockEnd: '1px solid $line',
  viewTransitionName: 'header',
  // The open search fills the screen, above the tab bar.
  '@phone': { '&:has([data-open])': { zIndex: '$sheet' } },
  '@desk': { position: 'static' },
});
const Inside = styled('div', {
  inlineSize: '100%',
  maxInlineSize: '$page',
  marginInline: 'auto',
  paddingInline: '$4',
  '@desk': { paddingInline: '$5' },
  '@xl': { paddingInline: 0 },
});
const Top = styled(Inside, {
  display: 'grid',
  gridTemplate: '"brand brand tools" 52px "menu search search" auto / auto auto minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlockEnd: '10px',
  columnGap: '$2',
  '& > .search': { gridArea: 'search', minInlineSize: 0 },
  '@desk': { gridTemplate: '"brand search tools" 76px / auto minmax(0, 1fr) auto', columnGap: '$5', paddingBlockEnd: 0 },
});
const Home = styled(PlaceLink, {
  gridArea: 'brand',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  minInlineSize: '$touch',
  borderRadius: '$m',
  textDecoration: 'none',
  '@media (max-width: 379.98px)': { fontSize: 0, '& span': { fontSize: 0, gap: 0 } },
});
const MenuOnPhone = styled('div', { gridArea: 'menu', marginInline: '-10px -$space$2', '& a': trigger, '@desk': { display: 'none' } });
const Tools = styled('div', {
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  minInlineSize: 0,
  '@desk': { gap: '$2' },
});
const Person = styled(PlaceLink, triggerStyles, {
  textDecoration: 'none',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', maxInlineSize: '112px' },
  '@phone': { '& span': { display: 'none' } },
});
const LoginOnPhone = styled('button', triggerStyles, { fontWeight: '$bold', '@desk': { display: 'none' } });
const LoginAtDesk = styled('div', { paddingInlineStart: '$2', '@phone': { display: 'none' } });
const CartAtDesk = styled(PlaceLink, triggerStyles, {
  position: 'relative',
  textDecoration: 'none',
  '& > [aria-hidden]:not(svg)': { position: 'absolute', insetBlockStart: '2px', insetInlineStart: '20px' },
  '& .word': { display: 'none' },
  '@phone': { display: 'none' },
  '@lg': { '& .word': { display: 'inline' } },
});
const Nav = styled('nav', {
  '@phone': { display: 'none' },
  '& > div': { display: 'flex', alignItems: 'center', gap: '28px', minBlockSize: '44px', overflow: 'hidden' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    flex: 'none',
    minBlockSize: '44px',
    text: '$14',
    fontWeight: '$medium',
    textDecoration: 'none',
    borderRadius: '$xs',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '5px' },
  '& a[aria-current]': { fontWeight: '$bold' },
  '& a:focus-visible': { outlineOffset: '-4px' },
});
const End = styled('span', {
  display: 'none',
  '@lg': { display: 'inline-flex' },
  alignItems: 'center',
  gap: '$2',
  marginInlineStart: 'auto',
  minInlineSize: 0,
  color: '$good',
  fontWeight: '$medium',
  '& svg': { flex: 'none' },
});

export type HeaderProps = {
  brand: string;
  /** The search box with its panel. */
  search: ReactNode;
  /** The menus of region and language, and the theme's button. */
  menus: ReactNode;
  cartCount: number;
  unread: number;
  /** The shopper's name; null for a guest. */
  nickName: string | null;
  onLogin?: Press;
  /** Places of the second row at the desk, after "All categories". */
  sections: readonly { place: Place; name: string }[];
  /** At the end of the second row: the promise of the region. */
  promise?: ReactNode;
};

/** The head of every page: 52 and a search row on the phone (the search stays in sight), 76 and 44 at the desk. */
export const Header = ({ brand, search, menus, cartCount, unread, nickName, onLogin, sections, promise }: HeaderProps) => {
  const intl = useIntl();
  return (
    <Banner>
      <Top>
        <Home place={{ name: 'home' }} aria-label={intl.formatMessage({ id: 'shell.home' }, { brand })}>
          <BrandMark brand={brand} />
        </Home>
        <MenuOnPhone>
          <CategoryMenuTrigger form="drawer" label={intl.formatMessage({ id: 'shell.allCategories' })} face={<MenuIcon />} />
        </MenuOnPhone>
        <div className="search">{search}</div>
        <Tools>
          {menus}
          <PlaceIcon place={{ name: 'notification' }} label={intl.formatMessage({ id: 'shell.notices' }, { count: unread })} count={unread}>
            <BellIcon />
          </PlaceIcon>
          <CartAtDesk place={{ name: 'cart' }} aria-label={intl.formatMessage({ id: 'shell.cartCount' }, { count: cartCount })}>
            <CartIcon />
            <CountBadge value={cartCount} />
            <span className="word">
              <FormattedMessage id="shell.cart" />
            </span>
          </CartAtDesk>
          {nickName === null ? (
            <>
              <LoginOnPhone type="button" onClick={onLogin}>
                <FormattedMessage id="shell.login" />
              </LoginOnPhone>
              <LoginAtDesk>
                <Button kind="solid" small onPress={onLogin}>
                  <FormattedMessage id="shell.login" />
                </Button>
              </LoginAtDesk>
            </>
          ) : (
            <Person place={{ name: 'profile' }} aria-label={nickName}>
              <UserIcon />
              <span>{nickName}</span>
            </Person>
          )}
        </Tools>
      </Top>
      <Nav aria-label={intl.formatMessage({ id: 'shell.nav' })}>
        <Inside>
          <CategoryMenuTrigger
            form="menu"
            face={
              <>
                <MenuIcon size={20} />
                <FormattedMessage id="shell.allCategories" />
              </>
            }
          />
          {sections.map(({ place, name }) => (
            <PlaceLink key={name} place={place}>
              {name}
            </PlaceLink>
          ))}
          {promise ? <End>{promise}</End> : null}
        </Inside>
      </Nav>
    </Banner>
  );
};
