import { FormattedMessage, FormattedDate } from 'react-intl';
import { isValueSoldOut, soldOutSince, type Picks } from '#machines/rules/variants.ts';
import type { Variants } from '#machines/model/product.ts';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { ProductPicture } from './ProductPicture.tsx';

type Props = { product: Variants; picks: Picks; onPick: ((propName: string, value: string) => void) | undefined };

const SoldOut = ({ since }: { since: string | null }) =>
  since === null ? (
    <FormattedMessage id="stock.soldOut" />
  ) : (
    <FormattedMessage id="stock.soldOutSince" values={{ day: <FormattedDate value={since} day="numeric" month="short" /> }} />
  );

/** One radio group per property; a value that is sold out says so and can still be looked at. */
export const VariantPicker = ({ product, picks, onPick }: Props) => (
  <>
    {product.props.map(({ propId, propName, values }) => {
      const hasPictures = values.some(({ pic }) => pic !== null);
      return (
        <RadioCards
          key={propId}
          label={propName}
          legend={
            <>
              {propName} <strong>{picks[propName]}</strong>
            </>
          }
          kind={hasPictures ? 'picture' : 'tile'}
          value={picks[propName] ?? null}
          onChange={onPick ? (value) => onPick(propName, value) : undefined}
          cards={values.map(({ propValue, pic }) => ({
            value: propValue,
            label: propValue,
            ...(pic ? { picture: <ProductPicture pic={pic} alt="" sizes="96px" /> } : {}),
            ...(isValueSoldOut(product, picks, propName, propValue)
              ? { refused: <SoldOut since={soldOutSince(product, picks, propName, propValue)} /> }
              : {}),
          }))}
        />
      );
    })}
  </>
);
