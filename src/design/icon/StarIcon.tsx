import { styled } from '../stitches.config.ts';

const Star = styled('svg', { fill: '$accent', stroke: '$accentInk', strokeWidth: 1, strokeLinejoin: 'round', flex: 'none' });

/** The saffron star of a rating; with `empty` only its edge. */
export const StarIcon = ({ size = 14, empty = false }: { size?: number; empty?: boolean }) => (
  <Star viewBox="0 0 16 16" width={size} height={size} aria-hidden {...(empty ? { fillOpacity: 0 } : {})}>
    <path d="m8 1.2 2.1 4.500 4.900.6-3.600 3.400 1 4.900L8 12.2l-4.400 2.400 1-4.900L1 6.300l4.900-.6L8 1.2Z" />
  </Star>
);
