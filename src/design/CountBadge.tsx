import { styled } from './stitches.config.ts';

const Disc = styled('span', {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: '$1',
  borderRadius: '$full',
  backgroundColor: '$ink',
  color: '$paper',
  fontSize: '.6875rem',
  lineHeight: '1',
  whiteSpace: 'nowrap',
  fontWeight: '$bold',
  '&::before': { content: 'attr(data-count)' },
});

/** An ink disc with a number, nothing for 0, "99+" above 99. Silent: the control around it says the count in its name. */
export const CountBadge = ({ value }: { value: number }) =>
  value > 0 ? <Disc aria-hidden data-count={value > 99 ? '99+' : value} /> : null;
