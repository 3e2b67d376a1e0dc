import { FormattedMessage, useIntl } from 'react-intl';
import { groupBuyStatuses } from '#machines/rules/groupBuy.ts';
import type { GroupBuy } from '#machines/model/groupBuy.ts';
import { Countdown } from '../../design/Countdown.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useClock } from '../hooks/useClock.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '$3', rowGap: '$2', text: '$14' });

/** In which state a group buy is, in a word of its messages. */
const phaseOf = ({ groupBuyStatus, result }: Pick<GroupBuy, 'groupBuyStatus' | 'result'>) => {
  if (groupBuyStatus === groupBuyStatuses.ended) return result === 'COMPLETED' ? 'completed' : 'timeOut';
  return groupBuyStatus === groupBuyStatuses.upcoming ? 'upcoming' : 'inProgress';
};

/** When it begins, ends or ended, and the time until then, counted by the mall's clock. */
export const GroupTime = ({ buy, blocks = false }: { buy: GroupBuy; blocks?: boolean }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const phase = phaseOf(buy);
  const time = phase === 'upcoming' ? buy.startTime : buy.endTime;
  const until = Date.parse(time);
  const now = useClock(until);
  const isOver = phase === 'completed' || phase === 'timeOut';
  return (
    <Row>
      <span>
        <FormattedMessage id={`groupBuy.time.${phase}`} values={{ time: momentOf(time) }} />
      </span>
      {isOver ? null : (
        <Countdown
          until={until}
          now={now}
          blocks={blocks}
          dayMark={intl.formatMessage({ id: 'groupBuy.dayMark' })}
          announce={blocks ? (minutes) => intl.formatMessage({ id: `groupBuy.left.${phase}` }, { minutes }) : undefined}
        />
      )}
    </Row>
  );
};
