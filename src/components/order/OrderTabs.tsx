import { useIntl } from 'react-intl';
import type { OrderCount } from '#machines/model/visitor.ts';
import type { OrderGroup, OrderListName } from '#machines/model/order.ts';
import type { Place } from '#machines/model/place.ts';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';

const Row = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$1',
  marginInline: '-8px',
  '& > a': { flex: '1 0 auto' },
  borderBlockEnd: '1px solid $line',
  marginBlockEnd: '$4',
  // The five stand in one row: where their names are long, one of two words takes two lines. Who spaces his text may need a second row.
  '@media (min-width: 375px)': { '& > a': { flex: '1 1 min-content' } },
  '@desk': { columnGap: '$5', marginInline: 0, '& > a': { flex: 'none' } },
});
const TabLink = styled(PlaceLink, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  minBlockSize: '$control',
  paddingBlockEnd: '$2',
  color: '$inkSoft',
  text: '$12',
  fontWeight: '$medium',
  letterSpacing: '-.02em',
  textAlign: 'center',
  textDecoration: 'none',
  '&[aria-current]': { color: '$ink', fontWeight: '$bold' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-1px',
    blockSize: '3px',
    backgroundColor: '$accent',
    forcedColorAdjust: 'none',
    borderRadius: '$xs',
  },
  '& b': { text: '$16', fontWeight: '$bold' },
  '@desk': {
    flexDirection: 'row',
    justifyContent: 'start',
    gap: '6px',
    minBlockSize: '$touch',
    paddingBlockEnd: 0,
    letterSpacing: 'normal',
    text: '$16',
    '& b': { text: '$12' },
  },
});

type Tab = OrderGroup | 'refund';

export const orderTabs: readonly Tab[] = ['toPay', 'toDeliver', 'toReceive', 'completed', 'refund'];

/** Where a list of orders is. */
export const placeOfTab = (tab: Tab): Place => (tab === 'refund' ? { name: 'refunds', state: null } : { name: 'orders', group: tab });

/** The five lists of orders, each with how many stand in it. */
export const OrderTabs = ({ group, counts }: { group: OrderListName | 'refund'; counts: OrderCount | null }) => {
  const intl = useIntl();
  return (
    <Row aria-label={intl.formatMessage({ id: 'orders.lists' })}>
      {orderTabs.map((each) => (
        <TabLink key={each} place={placeOfTab(each)} aria-current={each === group ? 'page' : undefined}>
          {intl.formatMessage({ id: `shell.${each}` })}
          {counts ? <b>{intl.formatNumber(counts[each])}</b> : null}
        </TabLink>
      ))}
    </Row>
  );
};
