import { useId, type ReactNode } from 'react';
import { CountBadge } from '../CountBadge.tsx';
import { css, styled } from '../stitches.config.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { Press } from '../press.ts';

export const iconButtonStyles = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: '$m',
  backgroundColor: 'transparent',
  color: '$ink',
  cursor: 'pointer',
  transition: 'background-color $quick, transform $quick',
  '&[aria-pressed=true] > svg': { fill: 'currentColor' },
  '&:active': { transform: 'scale(.94)' },
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
  '& > [aria-hidden]:not(svg)': { position: 'absolute', insetBlockStart: '2px', insetInlineStart: '24px' },
  variants: {
    edge: { true: { inlineSize: '$control', blockSize: '$control', borderColor: '$lineStrong', backgroundColor: '$paperRaised' } },
    off: {
      true: { '&, &:hover, &:active': { color: '$inkSoft', backgroundColor: 'transparent', transform: 'none', cursor: 'not-allowed' } },
    },
  },
});
const Face = styled('button', iconButtonStyles);

export type IconButtonProps = {
  /** Its name, for assistive technology and as a hint of the pointer. */
  label: string;
  children: ReactNode;
  onPress?: Press;
  /** For a button that stays in: a favourite, an open search. */
  pressed?: boolean;
  count?: number;
  /** With a 48 px edge, as beside "Buy now". */
  edge?: boolean;
  reason?: string;
};

/** An icon of 44 by 44 that does something; without `onPress` it is disabled and says why to assistive technology. */
export const IconButton = ({ label, children, onPress, pressed, count = 0, edge, reason }: IconButtonProps) => {
  const reasonId = useId();
  const off = !onPress;
  return (
    <Face
      type="button"
      edge={edge}
      off={off}
      title={off && reason ? reason : label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={off ? true : undefined}
      aria-describedby={off && reason ? reasonId : undefined}
      onClick={onPress}
    >
      {children}
      <CountBadge value={count} />
      {off && reason ? <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden> : null}
    </Face>
  );
};
