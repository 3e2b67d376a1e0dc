import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopCard } from '#machines/model/seller.ts';
import { Button } from '../../design/control/Button.tsx';
import { CheckIcon, PlusIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { useFavourite } from '../product/useFavourite.ts';

const Row = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '& small': { text: '$13', color: '$inkSoft', whiteSpace: 'nowrap' },
});

type Props = { shop: Pick<ShopCard, 'shopId' | 'shopName' | 'fansCount'>; known?: boolean; onHeart?: (isKept: boolean) => void };

/** Follows a shop, or no more, with how many do; its words are those of the room `productList`. */
export const FollowButton = ({ shop: { shopId, shopName, fansCount }, known, onHeart }: Props) => {
  const intl = useIntl();
  const { favourites } = useAppContext();
  const { isKept, press } = useFavourite('shop', shopId, known, onHeart);
  return (
    <Row>
      <Button
        kind={isKept ? 'secondary' : 'primary'}
        label={intl.formatMessage({ id: isKept ? 'productList.followingNamed' : 'productList.followNamed' }, { name: shopName })}
        onPress={press}
      >
        {isKept ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        <FormattedMessage id={isKept ? 'productList.following' : 'productList.follow'} />
      </Button>
      <small>
        <FormattedMessage id="productList.followers" values={{ count: favourites.fansOf({ kind: 'shop', id: shopId }, fansCount) }} />
      </small>
    </Row>
  );
};
