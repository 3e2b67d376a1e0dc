import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopCard } from '#machines/model/seller.ts';
import { Rating } from '../../design/Rating.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import { Sold } from '../product/Sold.tsx';
import { scoreText } from '../hooks/scoreText.ts';

const Row = styled('article', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'center',
  minBlockSize: '88px',
  padding: '$3',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  border: '1px solid $line',
  '& h2': { text: '$16', fontWeight: '$bold' },
  '& h2 a': { textDecoration: 'none' },
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$l' },
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '$3', text: '$13', color: '$inkSoft' },
});

/** A shop in a list: mark, name and figures. */
export const ShopRow = ({ shop }: { shop: ShopCard }) => {
  const intl = useIntl();
  const score = shop.score === null ? null : scoreText(intl, shop.score);
  return (
    <Row>
      <ProductPicture pic={shop.shopLogo} alt="" size={64} />
      <div>
        <h2>
          <PlaceLink place={{ name: 'store', shop: shop.shopName, storeId: shop.shopId }}>{shop.shopName}</PlaceLink>
        </h2>
        <p>
          {score === null ? null : <Rating value={score} label={intl.formatMessage({ id: 'card.rating' }, { value: score })} />}
          <span>
            <FormattedMessage id="list.count" values={{ count: shop.prodCount }} />
          </span>
          <span>
            <Sold count={shop.soldNum} />
          </span>
        </p>
      </div>
    </Row>
  );
};
