import type { ReactNode } from 'react';
import { StarIcon } from './icon/StarIcon.tsx';
import { styled } from './stitches.config.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Line = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3px',
  minInlineSize: 0,
  text: '$13',
  color: '$inkSoft',
  '& b': { marginInlineEnd: '4px', color: '$ink', fontWeight: '$bold' },
});

export type RatingProps = {
  /** Already in the locale's form: "4.7". */
  value: ReactNode;
  /** For assistive technology: "4.7 out of 5". */
  label: string;
  /** Behind it: "1.8k sold". */
  children?: ReactNode;
};

/** A star, the number, and what stands behind it. */
export const Rating = ({ value, label, children }: RatingProps) => (
  <Line>
    <StarIcon />
    <VisuallyHidden>{label}</VisuallyHidden>
    <b aria-hidden>{value}</b>
    {children ? <span>{children}</span> : null}
  </Line>
);
