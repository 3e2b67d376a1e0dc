import { useId, type ReactNode } from 'react';
import type { Place } from '#machines/model/place.ts';
import { styled } from '../../design/stitches.config.ts';
import { cardStyles } from '../product/cardStyles.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';

/** Cards of names: one column on the smallest phone, three at the desk. */
export const NameGrid = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});

const Card = styled('article', cardStyles, {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '$3',
  blockSize: '100%',
  minBlockSize: '88px',
  padding: '$3',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  transition: 'box-shadow $quick',
  '@hover': { '&:hover': { boxShadow: 'inset 0 0 0 1px $colors$ink' } },
  '& h3': { text: '$16', fontWeight: '$bold', overflowWrap: 'anywhere' },
  // Each figure has its dot before it; the one at the beginning of a line is cut off.
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: '-$4',
    clipPath: 'inset(0 0 0 $space$4)',
    text: '$13',
    color: '$inkSoft',
  },
  '& p > *': { position: 'relative', paddingInlineStart: '$4' },
  '& p > ::before': { content: '"·"', position: 'absolute', insetInlineStart: 0, inlineSize: '$space$4', textAlign: 'center' },
});

/** A brand or a shop in a grid: its mark, its name, its figures, an element each. The whole card leads to it. */
export const NameCard = ({ mark, name, place, children }: { mark: string; name: string; place: Place; children: ReactNode }) => {
  const nameId = useId();
  return (
    <Card aria-labelledby={nameId}>
      <ProductPicture pic={mark} alt="" size={56} />
      <div>
        <h3 id={nameId}>
          <PlaceLink place={place}>{name}</PlaceLink>
        </h3>
        <p>{children}</p>
      </div>
    </Card>
  );
};
