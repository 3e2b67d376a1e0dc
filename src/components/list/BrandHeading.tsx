import { FormattedMessage } from 'react-intl';
import type { Brand } from '#machines/model/seller.ts';
import { PageHeading } from '../../design/layout/Page.tsx';
import { styled } from '../../design/stitches.config.ts';
import { ProductPicture } from '../product/ProductPicture.tsx';

const Row = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$4',
  alignItems: 'center',
  paddingBlockEnd: '$5',
  '& p': { text: '$13', color: '$inkSoft' },
});

/** A brand's mark, name and how much of it is sold here. */
export const BrandHeading = ({ brand }: { brand: Brand }) => (
  <Row>
    <ProductPicture pic={brand.logo} alt="" size={64} eager />
    <div>
      <PageHeading css={{ paddingBlock: 0 }}>{brand.brandName}</PageHeading>
      <p>
        <FormattedMessage id="productList.products" values={{ count: brand.prodCount }} />
      </p>
    </div>
  </Row>
);
