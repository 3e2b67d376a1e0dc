import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { styled } from '../../design/stitches.config.ts';

const Face = styled('section', {
  position: 'fixed',
  zIndex: '$bar',
  'body:has([role=dialog]) &': { display: 'none' },
  insetInline: '$4',
  insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
  '@phone': { 'body:has(main > :not([style*=none]) [data-bar]) &': { marginBlockEnd: '$sizes$buyBar' } },
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  border: '1px solid $line',
  boxShadow: '$lift',
  '& > p': { text: '$14' },
  // What one presses to go on stands at the other side.
  '@desk': { insetInlineEnd: 'auto', insetInlineStart: '$5', insetBlockEnd: '$5', inlineSize: '400px' },
});

/**
 * A notice at the foot of the window, over the bars that stand there. It takes no focus, is gone while a dialog is open, and
 * leaves the focus that it had to the page.
 */
export const Slip = (props: ComponentProps<typeof Face>) => {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = frame.current;
    return () => {
      if (own?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return <Face {...props} ref={frame} data-slip />;
};
