import { FormattedMessage } from 'react-intl';
import type { ProdInfo } from '#machines/model/product.ts';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';

const List = styled('dl', {
  display: 'grid',
  maxInlineSize: '$reading',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) 2fr',
    gap: '$4',
    paddingBlock: '$2',
    borderBlockStart: '1px solid $line',
  },
  '& dt': { color: '$inkSoft' },
});

/** What a parameter says; the brand's name leads to the brand. */
const Said = ({ brand, value }: { brand: ProdInfo['brand']; value: string }) =>
  brand && brand.brandName === value ? (
    <PlaceLink place={{ name: 'brand', brand: value, brandId: brand.brandId }}>{value}</PlaceLink>
  ) : (
    value
  );

/** Specification, warranty, origin, condition and item code. */
export const SpecTable = ({ product }: { product: ProdInfo }) => (
  <List>
    {product.parameters.map(({ parameterKey, parameterValue }) => (
      <div key={parameterKey}>
        <dt>{parameterKey}</dt>
        <dd>
          <Said brand={product.brand} value={parameterValue} />
        </dd>
      </div>
    ))}
    <div>
      <dt>
        <FormattedMessage id="product.condition" />
      </dt>
      <dd>{product.condition === 'USED' ? <FormattedMessage id="card.used" /> : <FormattedMessage id="product.new" />}</dd>
    </div>
    {product.warrantyMonths ? (
      <div>
        <dt>
          <FormattedMessage id="product.warrantyName" />
        </dt>
        <dd>
          <FormattedMessage id="product.months" values={{ months: product.warrantyMonths }} />
        </dd>
      </div>
    ) : null}
    <div>
      <dt>
        <FormattedMessage id="product.shipFromName" />
      </dt>
      <dd>
        {product.shipFrom}
        {product.overseas ? (
          <>
            , <FormattedMessage id="card.fromAbroad" />
          </>
        ) : null}
      </dd>
    </div>
    <div>
      <dt>
        <FormattedMessage id="product.returns" />
      </dt>
      <dd>
        <FormattedMessage id="product.days" values={{ days: product.returnDays }} />
      </dd>
    </div>
    <div>
      <dt>
        <FormattedMessage id="product.cash" />
      </dt>
      <dd>
        <FormattedMessage id={product.codSupported ? 'product.cashYes' : 'product.cashNo'} />
      </dd>
    </div>
    <div>
      <dt>
        <FormattedMessage id="product.itemCode" />
      </dt>
      <dd>{product.itemCode}</dd>
    </div>
  </List>
);
