import type { ReactNode } from 'react';
import { WarningIcon } from '../icon/icons.tsx';
import { styled } from '../stitches.config.ts';

const Frame = styled('div', { display: 'grid', gap: '6px', alignContent: 'start', minInlineSize: 0 });
const Sentence = styled('p', {
  display: 'flex',
  gap: '6px',
  text: '$13',
  color: '$inkSoft',
  '& svg': { flex: 'none' },
  variants: { wrong: { true: { color: '$alarm', fontWeight: '$medium' } } },
});

const Below = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '$3',
  '& > span': { flex: 'none', marginInlineStart: 'auto' },
});

type FieldFrameProps = {
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  describedBy: string;
  /** Below, at the end: how much was typed. */
  end?: ReactNode;
};

/** A control with its sentence below: what is wrong, else what helps. */
export const FieldFrame = ({ children, hint, error, describedBy, end }: FieldFrameProps) => (
  <Frame>
    {children}
    {error || hint || end ? (
      <Below>
        {error || hint ? (
          <Sentence wrong={!!error} id={describedBy}>
            {error ? <WarningIcon size={18} /> : null}
            {error || hint}
          </Sentence>
        ) : null}
        {end ?? null}
      </Below>
    ) : null}
  </Frame>
);
