import { useIntl } from 'react-intl';
import type { OrderCount, OrderGroup } from '#machines/words.ts';
import { styled } from '#src/design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

const Row = styled('nav', { display: 'flex', gap: '$4', overflowX: 'auto', borderBlockEnd: '1px solid $line', marginBlockEnd: '$4', '@desk': { gap: '$5' } });
const Tab = styled(PlaceLink, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  minBlockSize: '$touch',
  color: '$inkSoft',
  text: '$14',
  fontWeight: '$medium',
  textDecoration: 'none',
  '&[aria-current]': { color: '$ink', fontWeight: '$bold' },
  '&[aria-current]::after': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '3px', backgroundColor: '$accent', borderRadius: '$xs' },
  '& b': { text: '$12', fontWeight: '$bold' },
  '@desk': { text: '$16' },
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
