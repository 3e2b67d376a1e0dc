import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';
import { styled } from './stitches.config.ts';

const Frame = styled('div', { display: 'grid', gap: '6px', alignContent: 'start', minInlineSize: 0 });
const Sentence = styled('p', {
  display: 'flex',
  gap: '6px',
  text: '$13',
  color: '$inkSoft',
  '& svg': { flex: 'none' },
  variants: { wrong: { true: { color: '$alarm', fontWeight: '$medium' } } },
});

type FieldFrameProps = { children: ReactNode; hint?: ReactNode; error?: ReactNode; describedBy: string };

/** A control with its sentence below: what is wrong, else what helps. */
export const FieldFrame = ({ children, hint, error, describedBy }: FieldFrameProps) => (
  <Frame>
    {children}
    {error ? (
      <Sentence wrong id={describedBy}>
        <WarningIcon size={18} />
        <span>{error}</span>
      </Sentence>
    ) : hint ? (
      <Sentence id={describedBy}>{hint}</Sentence>
    ) : null}
  </Frame>
);
