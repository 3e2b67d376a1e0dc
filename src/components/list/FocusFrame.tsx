import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../../design/stitches.config.ts';

const Frame = styled('div', { '&:focus': { outline: 'none' } });

/** The frame of a list out of which things are taken: what went took the focus with it, and the frame gets it. */
export const FocusFrame = ({ count, children }: { count: number; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) frame.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <Frame ref={frame} tabIndex={-1}>
      {children}
    </Frame>
  );
};
