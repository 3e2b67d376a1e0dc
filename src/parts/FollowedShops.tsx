import { useIntl } from 'react-intl';
import type { ShopCard } from '#machines/words.ts';
import { styled } from '../design/stitches.config.ts';
import { FavouriteList } from './FavouriteCard.tsx';
import { FollowButton } from './FollowButton.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const Line = styled('article', {
  display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', columnGap: '$3', rowGap: '$2', alignItems: 'center', paddingBlock: '$4', borderBlockEnd: '1px solid $line',
  '& h2': { text: '$16', fontWeight: '$bold', '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch' } }, '& > :last-child': { gridColumn: '2' },
});

/** The shops that a shopper follows; one that he leaves stays in the list until it is read again, so that he can come back to it. */
export const FollowedShops = ({ shops }: { shops: readonly ShopCard[] }) => {
  const intl = useIntl();
  return (
    <FavouriteList aria-label={intl.formatMessage({ id: 'favourites.shops' })}>
      {shops.map((shop) => (
        <li key={shop.shopId}>
          <Line>
            <ProductPicture pic={shop.shopLogo} alt="" size={56} />
            <h2><PlaceLink place={{ name: 'store', shop: shop.shopName, storeId: shop.shopId }}>{shop.shopName}</PlaceLink></h2>
            <FollowButton shop={shop} known />
          </Line>
        </li>
      ))}
    </FavouriteList>
  );
};
