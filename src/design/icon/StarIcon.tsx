import { styled } from '../stitches.config.ts';

const Star = styled('svg', {
  strokeLinejoin: 'round',
  flex: 'none',
  variants: {
    look: {
      full: { fill: '$accent', stroke: '$accentInk' },
      empty: { fill: 'none', stroke: '$accentInk' },
      line: { fill: 'none', stroke: 'currentColor', strokeWidth: 1.15 },
    },
  },
});

/** The saffron star of a rating, or only its edge; `line`: drawn as the icons beside it. */
export const StarIcon = ({ size = 14, look = 'full' }: { size?: number; look?: 'full' | 'empty' | 'line' }) => (
  <Star viewBox="0 0 16 16" width={size} height={size} look={look} aria-hidden>
    <path d="m8 1.2 2.1 4.500 4.900.6-3.600 3.400 1 4.900L8 12.2l-4.400 2.400 1-4.900L1 6.300l4.900-.6L8 1.2Z" />
  </Star>
);
