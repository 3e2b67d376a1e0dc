import type { ReactNode } from 'react';
import { styled } from './stitches.config.ts';

const Frame = styled('details', {
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    minBlockSize: '$touch',
    cursor: 'pointer',
    text: '$14',
    fontWeight: '$medium',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    borderRadius: '$xs',
  },
});

export type DisclosureProps = {
  /** What is always shown, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it begins open. */
  open?: boolean;
};

/** Something that most can do without, one press away. */
export const Disclosure = ({ summary, children, open = false }: DisclosureProps) => (
  <Frame open={open}>
    <summary>{summary}</summary>
    {children}
  </Frame>
);
