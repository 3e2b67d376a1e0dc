import { useId, type ReactNode } from 'react';
import type { MyOrder } from '#machines/model/order.ts';
import type { Place } from '#machines/model/place.ts';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';

const Card = styled('article', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& > header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '$3',
    flexWrap: 'wrap',
    '& h2': { text: '$16', fontWeight: '$bold' },
    '& a': { textDecoration: 'none', borderRadius: '$xs' },
    '& a:hover': { textDecoration: 'underline' },
  },
  '& .stage': { fontWeight: '$strong' },
  '& .things': { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center', minInlineSize: 0 },
  // Where it is narrow the sum stands on a row of its own.
  '& .one': {
    flex: '1 1 136px',
    display: 'grid',
    gap: '2px',
    minInlineSize: 0,
    paddingInlineStart: '$1',
    '& small': { text: '$13', color: '$inkSoft' },
  },
  '& .sum': {
    marginInlineStart: 'auto',
    textAlign: 'end',
    flex: 'none',
    fontWeight: '$bold',
    '& small': { display: 'block', text: '$13', fontWeight: '$body', color: '$inkSoft' },
  },
  '& .note': { text: '$13', color: '$inkSoft' },
  '& .acts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
    gap: '$2',
    alignItems: 'start',
    '@four': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' },
  },
  '@desk': { padding: '20px $5' },
});
const More = styled('span', { flex: 'none', text: '$13', color: '$inkSoft' });

export type OrderCardProps = {
  order: Pick<MyOrder, 'orderItemDtos'>;
  /** Where its heading leads. */
  place: Place;
  heading: ReactNode;
  /** Where it is now, in words. */
  stage: ReactNode;
  /** A deadline or a promise. */
  note?: ReactNode;
  total: ReactNode;
  /** "2 items" under the total. */
  count?: ReactNode;
  /** Its acts as buttons, refused ones with their reason. */
  acts?: ReactNode;
  state?: string;
};

/** An order in a list: shop, stage, up to four pictures, total, acts. */
export const OrderCard = ({ order, place, heading, stage, note, total, count, acts, state }: OrderCardProps) => {
  const id = useId();
  const [first] = order.orderItemDtos;
  const rest = order.orderItemDtos.length - 4;
  return (
    <Card aria-labelledby={id} data-state={state}>
      <header>
        <h2 id={id}>
          <PlaceLink place={place}>{heading}</PlaceLink>
        </h2>
        <span className="stage">{stage}</span>
      </header>
      <div className="things">
        {order.orderItemDtos.slice(0, 4).map((item) => (
          <ProductPicture key={item.orderItemId} pic={item.pic} alt={order.orderItemDtos.length > 1 ? item.prodName : ''} size={64} />
        ))}
        {first && order.orderItemDtos.length === 1 ? (
          <div className="one">
            <span>{first.prodName}</span>
            {first.skuName ? <small>{first.skuName}</small> : null}
          </div>
        ) : null}
        {rest > 0 ? <More>{`+${rest}`}</More> : null}
        <div className="sum">
          {total}
          {count ? <small>{count}</small> : null}
        </div>
      </div>
      {note ? <div className="note">{note}</div> : null}
      {acts ? <div className="acts">{acts}</div> : null}
    </Card>
  );
};
