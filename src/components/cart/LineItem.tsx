import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Place } from '#machines/model/place.ts';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words amount"',
  columnGap: '$3',
  alignItems: 'start',
  '& > :first-child': { gridArea: 'picture' },
  '& .words': {
    gridArea: 'words',
    display: 'grid',
    gap: '2px',
    minInlineSize: 0,
    '& a': { borderRadius: '$xs' },
    '& .name': { textDecoration: 'none' },
    '& a.name:hover': { textDecoration: 'underline' },
  },
  '& .name': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  '& small': { text: '$13', color: '$inkSoft' },
  '& .amount': { gridArea: 'amount', fontWeight: '$bold', textAlign: 'end', '& small': { display: 'block', fontWeight: '$body' } },
});

export type LineItemProps = {
  pic: string;
  name: string;
  /** Where the name leads; without it the name is plain words. */
  place?: Place;
  variant?: string;
  /** How many pieces, said behind the variant. */
  count?: number;
  /** What else is said of it, below the variant. */
  note?: ReactNode;
  amount?: ReactNode;
};

/** A bought thing in a checkout, an order or a receipt: picture of 64, name, note, amount. */
export const LineItem = ({ pic, name, place, variant = '', count, note, amount }: LineItemProps) => {
  const intl = useIntl();
  const pieces = count === undefined ? variant : `${variant} × ${intl.formatNumber(count)}`.trimStart();
  return (
    <Line>
      <ProductPicture pic={pic} alt="" size={64} />
      <div className="words">
        {place ? (
          <PlaceLink className="name" place={place}>
            {name}
          </PlaceLink>
        ) : (
          <span className="name">{name}</span>
        )}
        {pieces || note ? (
          <small>
            {pieces}
            {pieces && note ? <br /> : null}
            {note}
          </small>
        ) : null}
      </div>
      {amount ? <div className="amount">{amount}</div> : null}
    </Line>
  );
};

/** Line items under each other. */
export const LineItems = styled('div', { display: 'grid', gap: '$3' });
