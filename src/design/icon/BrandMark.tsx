import { styled } from '../stitches.config.ts';

const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  text: '$22',
  fontWeight: '$heading',
  letterSpacing: '$hero',
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  '& .sun': { fill: '$accent' },
  '& .horizon': { stroke: '$ink' },
});

/** The half sun on its horizon, and the name of the mall beside it. */
export const BrandMark = ({ brand }: { brand: string }) => (
  <Mark>
    <svg viewBox="0 0 26 26" width={26} height={26} aria-hidden>
      <path className="sun" d="M0 15a13 13 0 0 1 26 0Z" />
      <path className="horizon" d="M0 16h26" strokeWidth={2} />
    </svg>
    {brand.toLowerCase()}
  </Mark>
);
