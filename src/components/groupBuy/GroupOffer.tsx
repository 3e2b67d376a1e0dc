import { FormattedMessage } from 'react-intl';
import type { ProdInfo } from '#machines/model/product.ts';
import { groupBuyStatuses } from '#machines/rules/groupBuy.ts';
import { styled } from '../../design/stitches.config.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';

const Frame = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  padding: '$2 $3',
  borderRadius: '$m',
  backgroundColor: '$paperSunk',
  '& p': { flex: '1 1 160px', text: '$14' },
});

/** What a product costs in its group buy, beside its own price, and the way to join. */
export const GroupOffer = ({ product, group }: { product: ProdInfo; group: NonNullable<ProdInfo['groupActivity']> }) => {
  const { textOf } = useMoney();
  const { groupActivityId, activityPrice, groupNumber, groupBuyStatus } = group;
  const isUpcoming = groupBuyStatus === groupBuyStatuses.upcoming;
  return (
    <Frame>
      <p>
        <FormattedMessage id="product.groupPrice" values={{ price: <b>{textOf(activityPrice, product)}</b>, count: groupNumber }} />
      </p>
      <PlaceButton kind="secondary" snug place={{ name: 'groupBuy', product: product.prodName, groupActivityId, remind: false }}>
        <FormattedMessage id={isUpcoming ? 'product.groupComing' : 'product.groupJoin'} />
      </PlaceButton>
    </Frame>
  );
};
