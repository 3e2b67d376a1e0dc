import { useIntl } from 'react-intl';
import type { OrderCount, OrderGroup } from '#machines/words.ts';
import { styled } from '../design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

const Row = styled('nav', {
  display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', borderBlockEnd: '1px solid $line', marginBlockEnd: '$4',
  '@desk': { display: 'flex', gap: '$5' },
});
const Tab = styled(PlaceLink, {
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
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&[aria-current]': { color: '$ink', fontWeight: '$bold' },
  '&[aria-current]::after': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: '-1px', blockSize: '3px', backgroundColor: '$accent', borderRadius: '$xs' },
  '& b': { text: '$16', fontWeight: '$bold' },
  '@desk': { flexDirection: 'row', justifyContent: 'start', gap: '6px', minBlockSize: '$touch', paddingBlockEnd: 0, letterSpacing: 'normal', text: '$16', '& b': { text: '$12' } },
});

export const orderGroups: readonly OrderGroup[] = ['toPay', 'toDeliver', 'toReceive', 'completed'];

/** The four lists of orders, each with how many stand in it. */
export const OrderTabs = ({ group, counts }: { group: OrderGroup; counts: OrderCount | null }) => {
  const intl = useIntl();
  return (
    <Row aria-label={intl.formatMessage({ id: 'orders.lists' })}>
      {orderGroups.map((each) => (
        <Tab key={each} place={{ name: 'orders', group: each }} aria-current={each === group ? 'page' : undefined}>
          {intl.formatMessage({ id: `shell.${each}` })}
          {counts ? <b>{intl.formatNumber(counts[each])}</b> : null}
        </Tab>
      ))}
    </Row>
  );
};
