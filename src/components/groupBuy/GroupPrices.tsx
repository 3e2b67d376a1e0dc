import { FormattedMessage } from 'react-intl';
import type { GroupBuy } from '#machines/model/groupBuy.ts';
import { styled } from '../../design/stitches.config.ts';
import { Price } from '../product/Price.tsx';

const Pair = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  // Beside each other while both prices find room.
  '& div': {
    flex: '1 1 0',
    minInlineSize: 'min-content',
    maxInlineSize: '100%',
    padding: '$3',
    borderRadius: '$m',
    backgroundColor: '$paperSunk',
  },
  '& div:last-child': { boxShadow: 'inset 0 0 0 1px $colors$ink' },
  '& dt': { text: '$13', color: '$inkSoft' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd + dd': { text: '$13', color: '$inkSoft' },
});

/** The price of one bought alone beside that of the group, with how its seats stand. */
export const GroupPrices = ({ buy, size }: { buy: GroupBuy; size: 'card' | 'product' }) => {
  const { activityPrice, price, joinNum, held, free, ...priced } = buy;
  return (
    <Pair>
      <div>
        <dt>
          <FormattedMessage id="groupBuy.alone" />
        </dt>
        <dd>
          <Price {...priced} amount={price} size={size} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="groupBuy.together" />
        </dt>
        <dd>
          <Price {...priced} amount={activityPrice} size={size} />
        </dd>
        <dd>
          <FormattedMessage id="groupBuy.seats" values={{ paid: joinNum, held, free }} />
        </dd>
      </div>
    </Pair>
  );
};
