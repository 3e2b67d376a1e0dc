import { useIntl } from 'react-intl';
import type { ShopCard } from '#machines/model/seller.ts';
import { styled } from '../../design/stitches.config.ts';
import { FavouriteList } from '../product/FavouriteCard.tsx';
import { FollowButton } from './FollowButton.tsx';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';

const Line = styled('article', {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: '$3',
  rowGap: '$2',
  alignItems: 'center',
  paddingBlock: '$4',
  borderBlockEnd: '1px solid $line',
  '& h2': { text: '$16', fontWeight: '$bold', '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch' } },
  '& > :last-child': { gridColumn: '2' },
});

type Props = { shops: readonly ShopCard[]; onHeart: (shopId: number, isKept: boolean) => void };

/** The shops that a shopper follows; `onHeart` is told which he leaves here, or comes back to. */
export const FollowedShops = ({ shops, onHeart }: Props) => {
  const intl = useIntl();
  return (
    <FavouriteList aria-label={intl.formatMessage({ id: 'favourites.shops' })}>
      {shops.map((shop) => (
        <li key={shop.shopId}>
          <Line>
            <ProductPicture pic={shop.shopLogo} alt="" size={56} />
            <h2>
              <PlaceLink place={{ name: 'store', shop: shop.shopName, storeId: shop.shopId }}>{shop.shopName}</PlaceLink>
            </h2>
            <FollowButton shop={shop} known onHeart={(isKept) => onHeart(shop.shopId, isKept)} />
          </Line>
        </li>
      ))}
    </FavouriteList>
  );
};
