import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { profileMachine, type Profile } from '#machines/profile.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { voucherPlace } from '#machines/rules/money/voucherPlace.ts';
import type { OrderCount } from '#machines/model/visitor.ts';
import type { OrderGroup } from '#machines/model/order.ts';
import type { Place } from '#machines/model/place.ts';
import { Button } from '../design/control/Button.tsx';
import {
  BackIcon,
  BellIcon,
  CartIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  HeartIcon,
  InfoIcon,
  ShopIcon,
  TruckIcon,
  UserIcon,
} from '../design/icon/icons.tsx';
import { BoxIcon, CardIcon, ChevronEndIcon, CoinIcon, ListIcon, LogOutIcon, TrashIcon, VoucherIcon } from '../design/icon/pageIcons.tsx';
import { StarIcon } from '../design/icon/StarIcon.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Section } from '../design/layout/Section.tsx';
import { Picture } from '../design/Picture.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { styled } from '../design/stitches.config.ts';
import { placeOfTab } from '../components/order/OrderTabs.tsx';
import { PlaceLink } from '../components/link/PlaceLink.tsx';
import { usePolicyPlace } from '../components/link/PolicyLink.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Tiles = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$2',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '& > :last-child': { gridColumn: 'span 2' },
  '@four': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '$3', '& > :last-child': { gridColumn: 'auto' } },
});
const Tile = styled(PlaceLink, {
  display: 'grid',
  gap: '$1',
  padding: '$4',
  minBlockSize: '120px',
  alignContent: 'space-between',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  textDecoration: 'none',
  '& b': { text: '$28', fontWeight: '$heading' },
  '& span': { text: '$14', fontWeight: '$strong' },
  '@hover': { '&:hover': { borderColor: '$ink' } },
});
const Rows = styled('ul', { listStyle: 'none', padding: 0, margin: 0, borderBlockStart: '1.5px solid $ink' });
const Row = styled(PlaceLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$field',
  borderBlockEnd: '1px solid $line',
  text: '$16',
  textDecoration: 'none',
  borderRadius: '$xs',
  '& > span': { flex: 1, minInlineSize: 'min-content' },
  '& small': { text: '$13', color: '$inkSoft' },
  '@hover': { '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
const Foot = styled('div', { marginBlockStart: '$6' });
const Who = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  paddingBlockEnd: '$4',
  '& > div': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& p': { text: '$14', color: '$inkSoft' },
});

const groups: readonly { group: OrderGroup | 'refund'; icon: ReactNode }[] = [
  { group: 'toPay', icon: <CardIcon size={24} /> },
  { group: 'toDeliver', icon: <BoxIcon size={24} /> },
  { group: 'toReceive', icon: <TruckIcon size={24} /> },
  { group: 'completed', icon: <CheckIcon size={24} /> },
  { group: 'refund', icon: <BackIcon size={24} /> },
];

const Groupings = ({ counts }: { counts: OrderCount }) => {
  const intl = useIntl();
  return (
    <Section heading={<FormattedMessage id="shell.footerOrders" />}>
      <Tiles>
        {groups.map(({ group, icon }) => (
          <li key={group}>
            <Tile place={placeOfTab(group)}>
              {icon}
              <b>{intl.formatNumber(counts[group])}</b>{' '}
              <span>
                <FormattedMessage id={`shell.${group}`} />
              </span>
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  );
};

const Ways = ({ profile }: { profile: Profile }) => {
  const intl = useIntl();
  const policy = usePolicyPlace();
  const unread = (count: number) =>
    count > 0 ? (
      <small>
        <FormattedMessage id="profile.unread" values={{ count }} />
      </small>
    ) : null;
  const many = (count: number) => (count > 0 ? <small>{intl.formatNumber(count)}</small> : null);
  const rows: { id: string; place: Place; icon: ReactNode; name: ReactNode; note?: ReactNode }[] = [
    {
      id: 'chat',
      place: { name: 'chat', shopId: null, prodId: null, orderNumber: null },
      icon: <ChatIcon size={22} />,
      name: <FormattedMessage id="profile.chats" />,
      note: unread(profile.unreadChats),
    },
    {
      id: 'notices',
      place: { name: 'notification' },
      icon: <BellIcon size={22} />,
      name: <FormattedMessage id="profile.notices" />,
      note: unread(profile.unreadNotices),
    },
    {
      id: 'favourites',
      place: { name: 'collection', tab: 'products', sortName: 'new' },
      icon: <HeartIcon size={22} />,
      name: <FormattedMessage id="profile.favourites" />,
      note: many(profile.favourites),
    },
    {
      id: 'wishLists',
      place: { name: 'wishLists' },
      icon: <ListIcon size={22} />,
      name: <FormattedMessage id="profile.wishLists" />,
      note: many(profile.wishLists),
    },
    {
      id: 'followed',
      place: { name: 'collection', tab: 'shops', sortName: 'new' },
      icon: <ShopIcon size={22} />,
      name: <FormattedMessage id="profile.followed" />,
      note: many(profile.followed),
    },
    {
      id: 'footprint',
      place: { name: 'footprint' },
      icon: <ClockIcon size={22} />,
      name: <FormattedMessage id="profile.footprint" />,
      note: many(profile.looks),
    },
    {
      id: 'vouchers',
      place: voucherPlace('mine'),
      icon: <VoucherIcon size={22} />,
      name: <FormattedMessage id="profile.vouchers" />,
      note: many(profile.vouchers),
    },
    {
      id: 'coins',
      place: { name: 'coins' },
      icon: <CoinIcon size={22} />,
      name: <FormattedMessage id="profile.coins" />,
      note: many(profile.coins),
    },
    { id: 'addresses', place: { name: 'addresses' }, icon: <TruckIcon size={22} />, name: <FormattedMessage id="profile.addresses" /> },
    {
      id: 'cards',
      place: { name: 'cards' },
      icon: <CardIcon size={22} />,
      name: <FormattedMessage id="profile.cards" />,
      note: many(profile.cards),
    },
    {
      id: 'invitation',
      place: { name: 'invitation' },
      icon: <UserIcon size={22} />,
      name: <FormattedMessage id="profile.invitation" />,
    },
    {
      id: 'deadlines',
      place: { name: 'deadlines' },
      icon: <ClockIcon size={22} />,
      name: <FormattedMessage id="profile.deadlines" />,
    },
    {
      id: 'myReviews',
      place: { name: 'myReviews' },
      icon: <StarIcon size={22} look="line" />,
      name: <FormattedMessage id="profile.myReviews" />,
    },
    {
      id: 'deletedOrders',
      place: { name: 'orders', group: 'deleted' },
      icon: <TrashIcon size={22} />,
      name: <FormattedMessage id="profile.deletedOrders" />,
    },
    { id: 'cart', place: { name: 'cart' }, icon: <CartIcon size={22} />, name: <FormattedMessage id="shell.cart" /> },
    { id: 'settings', place: { name: 'settings' }, icon: <UserIcon size={22} />, name: <FormattedMessage id="profile.settings" /> },
    {
      id: 'help',
      place: policy('help'),
      icon: <InfoIcon size={22} />,
      name: <FormattedMessage id="profile.help" />,
    },
    { id: 'contact', place: { name: 'contact' }, icon: <ChatIcon size={22} />, name: <FormattedMessage id="shell.contact" /> },
  ];
  return (
    <Section heading={<FormattedMessage id="profile.more" />}>
      <Rows>
        {rows.map(({ id, place, icon, name, note }) => (
          <li key={id}>
            <Row place={place}>
              {icon}
              <span>{name}</span>
              {note ?? null}
              <ChevronEndIcon size={18} />
            </Row>
          </li>
        ))}
      </Rows>
    </Section>
  );
};

const ProfilePage = ({ snapshot, may }: ViewOf<typeof profileMachine>) => {
  const { profile, problem } = snapshot.context;
  const logOut = (
    <Button kind="quiet" onPress={may({ type: 'logout.pressed' })}>
      <LogOutIcon size={20} />
      <FormattedMessage id="profile.logOut" />
    </Button>
  );
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <>
          <VisuallyHidden>
            <h1>
              <FormattedMessage id="shell.tabProfile" />
            </h1>
          </VisuallyHidden>
          <Skeleton aria-hidden>
            <Bar line={28} width={40} css={{ marginBlock: '$1 $5' }} />
            <Block height={240} />
          </Skeleton>
        </>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {profile ? (
        <>
          <Who>
            {profile.user.avatarUrl ? <Picture src={profile.user.avatarUrl} alt="" size={64} filling eager /> : null}
            <div>
              <PageHeading css={{ paddingBlock: 0 }}>{profile.user.nickName}</PageHeading>
              <p>{profile.user.userMail ?? profile.user.userMobile}</p>
            </div>
          </Who>
          <Groupings counts={profile.counts} />
          <Ways profile={profile} />
        </>
      ) : null}
      <Foot>{logOut}</Foot>
    </Page>
  );
};

export const page = {
  machine: profileMachine,
  View: ProfilePage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({
    title: intl.formatMessage({ id: 'shell.tabProfile' }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof profileMachine>;
