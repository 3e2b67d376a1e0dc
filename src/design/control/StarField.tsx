import { useId, type ReactNode } from 'react';
import { StarIcon } from '../icon/StarIcon.tsx';
import { styled } from '../stitches.config.ts';
import { FieldFrame } from './FieldFrame.tsx';

const Stars = styled('div', { display: 'flex', marginInlineStart: '-8px' });
const Star = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  borderRadius: '$m',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink', outlineOffset: '-2px' },
  '&:has(input:disabled)': { cursor: 'not-allowed' },
});

const most = [1, 2, 3, 4, 5] as const;

export type StarFieldProps = {
  /** The group's name: "Your rating of Dilmah tea". */
  label: string;
  /** Names a number of stars: "4 stars". */
  nameOf: (stars: number) => string;
  /** 1 to 5; 0: none is chosen. */
  value: number;
  /** Without it nothing can be chosen. */
  onChange?: ((stars: number) => void) | undefined;
  error?: ReactNode;
};

/** One to five stars, filled up to the chosen one. Native radios: arrows choose, Tab leaves. */
export const StarField = ({ label, nameOf, value, onChange, error }: StarFieldProps) => {
  const id = useId();
  return (
    <FieldFrame error={error} describedBy={`${id}-error`}>
      <Stars
        role="radiogroup"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        tabIndex={error ? -1 : undefined}
      >
        {most.map((stars) => (
          <Star key={stars}>
            <StarIcon size={28} look={stars > value ? 'empty' : 'full'} />
            <input
              type="radio"
              name={id}
              value={stars}
              aria-label={nameOf(stars)}
              checked={stars === value}
              disabled={!onChange}
              onChange={() => onChange?.(stars)}
            />
          </Star>
        ))}
      </Stars>
    </FieldFrame>
  );
};
