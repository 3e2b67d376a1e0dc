import { FormattedMessage, useIntl } from 'react-intl';
import type { CoinRecord } from '#machines/model/coin.ts';
import { styled } from '../../design/stitches.config.ts';
import { changeText } from '../hooks/changeText.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';

const List = styled('ul', {
  display: 'grid',
  maxInlineSize: '$column',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '$4',
    rowGap: '2px',
    padding: '$4',
    text: '$14',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderBlockStart: '1px solid $line' },
  '& a': { borderRadius: '$xs', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& strong': { fontWeight: '$bold' },
  '& .amount': { text: '$16', fontWeight: '$heading', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& small': { text: '$13', color: '$inkSoft' },
  '& .after': { textAlign: 'end' },
});

/** What changed the coins, each with its sign and the balance after it; an order's leads to it. `label` names the list. */
export const CoinRecordList = ({ records, label }: { records: readonly CoinRecord[]; label: string }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  return (
    <List aria-label={label}>
      {records.map(({ id, title, orderNumber, amount, balanceAfter, time }) => (
        <li key={id}>
          <strong>{orderNumber ? <PlaceLink place={{ name: 'order', orderNumber }}>{title}</PlaceLink> : title}</strong>
          <span className="amount">{changeText(intl, amount)}</span>
          <small>{[momentOf(time), orderNumber].filter(Boolean).join(' · ')}</small>
          <small className="after">
            <FormattedMessage id="coins.after" values={{ count: balanceAfter }} />
          </small>
        </li>
      ))}
    </List>
  );
};
