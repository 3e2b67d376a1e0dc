import { FormattedMessage } from 'react-intl';
import type { ProdInfo } from '#machines/words.ts';
import { styled } from '../design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

const List = styled('dl', {
  display: 'grid', maxInlineSize: '$reading',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(96px, 1fr) 2fr', gap: '$4', paddingBlock: '$2', borderBlockStart: '1px solid $line' },
  '& dt': { color: '$inkSoft' },
});

/** Specification, warranty, origin, condition and item code. */
export const SpecTable = ({ product }: { product: ProdInfo }) => (
  <List>
    {product.brand ? <div><dt><FormattedMessage id="product.brand" /></dt><dd><PlaceLink place={{ name: 'brand', brand: product.brand.brandName, brandId: product.brand.brandId }}>{product.brand.brandName}</PlaceLink></dd></div> : null}
    {product.parameters.map(({ parameterKey, parameterValue }) => <div key={parameterKey}><dt>{parameterKey}</dt><dd>{parameterValue}</dd></div>)}
    <div><dt><FormattedMessage id="product.condition" /></dt><dd>{product.condition === 'USED' ? <FormattedMessage id="card.used" /> : <FormattedMessage id="product.new" />}</dd></div>
    {product.warrantyMonths ? <div><dt><FormattedMessage id="product.warrantyName" /></dt><dd><FormattedMessage id="product.months" values={{ months: product.warrantyMonths }} /></dd></div> : null}
    <div><dt><FormattedMessage id="product.shipFromName" /></dt><dd>{product.shipFrom}{product.overseas ? <>, <FormattedMessage id="card.fromAbroad" /></> : null}</dd></div>
    <div><dt><FormattedMessage id="product.returns" /></dt><dd><FormattedMessage id="product.days" values={{ days: product.returnDays }} /></dd></div>
    <div><dt><FormattedMessage id="product.itemCode" /></dt><dd>{product.itemCode}</dd></div>
  </List>
);
