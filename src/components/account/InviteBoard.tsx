import { FormattedMessage, useIntl } from 'react-intl';
import { boardPeriods, type BoardPeriod, type Leaderboard, type LeaderRow } from '#machines/model/invitation.ts';
import { Tabs } from '../../design/control/Tabs.tsx';
import { styled } from '../../design/stitches.config.ts';

const Table = styled('table', {
  inlineSize: '100%',
  maxInlineSize: '$column',
  borderCollapse: 'collapse',
  text: '$14',
  fontVariantNumeric: 'tabular-nums',
  '& th': { color: '$inkSoft', fontWeight: '$medium', text: '$13', textAlign: 'start', overflowWrap: 'normal' },
  '& th, & td': { paddingBlock: '$2', paddingInline: '$1', borderBlockEnd: '1px solid $line', '@four': { paddingInline: '$2' } },
  '& .number': { textAlign: 'end' },
  '& tr.me td': { fontWeight: '$bold' },
});

const Row = ({ row: { rank, name, referral, confirmed, me } }: { row: LeaderRow }) => {
  const intl = useIntl();
  return (
    <tr className={me ? 'me' : undefined}>
      <td>{intl.formatNumber(rank)}</td>
      <td>{me ? <FormattedMessage id="invitation.you" values={{ name }} /> : name}</td>
      <td className="number">{intl.formatNumber(referral)}</td>
      <td className="number">{intl.formatNumber(confirmed)}</td>
    </tr>
  );
};

type Props = {
  boards: Record<BoardPeriod, Leaderboard>;
  period: BoardPeriod;
  onPeriod: ((period: BoardPeriod) => void) | undefined;
};

/** The best of this month, or of all time; below them the shopper, where he stands further down. */
export const InviteBoard = ({ boards, period, onPeriod }: Props) => {
  const intl = useIntl();
  const { records, me } = boards[period];
  const isBelow = me !== null && records.every((row) => !row.me);
  const tabs = boardPeriods.map((id) => ({ id, label: intl.formatMessage({ id: `invitation.${id}` }) }));
  return (
    <Tabs label={intl.formatMessage({ id: 'invitation.boards' })} tabs={tabs} value={period} onChange={onPeriod}>
      {records.length === 0 ? (
        <p>
          <FormattedMessage id={`invitation.nobody.${period}`} />
        </p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="invitation.rank" />
              </th>
              <th scope="col">
                <FormattedMessage id="invitation.name" />
              </th>
              <th scope="col" className="number">
                <FormattedMessage id="invitation.invited" />
              </th>
              <th scope="col" className="number">
                <FormattedMessage id="invitation.confirmed" />
              </th>
            </tr>
          </thead>
          <tbody>
            {records.map((row) => (
              <Row key={row.rank} row={row} />
            ))}
            {isBelow ? <Row row={me} /> : null}
          </tbody>
        </Table>
      )}
    </Tabs>
  );
};
