import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GroceryListSummary } from '#machines/model/groceryList.ts';
import { Button } from '../../design/control/Button.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { Price } from '../product/Price.tsx';
import type { Press } from '../../design/press.ts';

const Card = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$2',
  alignItems: 'start',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& h2': { text: '$16', fontWeight: '$bold', overflowWrap: 'anywhere', '& a': { borderRadius: '$xs' } },
  '& small': { text: '$13', color: '$inkSoft' },
  '& .acts': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '$2' },
});

/** A grocery list among the others: its name, how much stands in it, what it comes to, and the ways to rename or delete it. */
export const WishListCard = ({ list, onRename, onDelete }: { list: GroceryListSummary; onRename: Press; onDelete: Press }) => {
  const intl = useIntl();
  const nameId = useId();
  const { listName: name, itemCount, totalQuantity, total, currency, priceSymbol } = list;
  return (
    <Card aria-labelledby={nameId}>
      <div>
        <h2 id={nameId}>
          <PlaceLink place={{ name: 'wishList', listName: name }}>{name}</PlaceLink>
        </h2>
        <small>
          <FormattedMessage id="wishLists.items" values={{ count: itemCount }} /> ·{' '}
          <FormattedMessage id="wishLists.pieces" values={{ count: totalQuantity }} />
        </small>
      </div>
      <Price currency={currency} priceSymbol={priceSymbol} amount={total} size="small" />
      <div className="acts">
        <Button kind="quiet" small onPress={onRename} label={intl.formatMessage({ id: 'wishLists.renameThis' }, { name })}>
          <FormattedMessage id="wishLists.rename" />
        </Button>
        <Button kind="quiet" small onPress={onDelete} label={intl.formatMessage({ id: 'wishLists.deleteThis' }, { name })}>
          <FormattedMessage id="wishLists.delete" />
        </Button>
      </div>
    </Card>
  );
};
