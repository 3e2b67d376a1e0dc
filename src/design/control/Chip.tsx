import type { ReactNode } from 'react';
import { css, styled } from '../stitches.config.ts';
import type { Press } from '../press.ts';

export const chipStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$touch',
  maxInlineSize: '100%',
  paddingBlock: '$1',
  paddingInline: '$4',
  border: '1px solid transparent',
  borderRadius: '$full',
  backgroundColor: '$paperRaised',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  color: '$ink',
  text: '$14',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'box-shadow $quick',
  '& svg': { flex: 'none' },
  '@hover': { '&:hover': { boxShadow: 'inset 0 0 0 1px $colors$ink' } },
  variants: {
    chosen: {
      true: {
        '&, &:hover': { boxShadow: 'inset 0 0 0 2px $colors$ink', fontWeight: '$bold' },
        '@forced': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
    set: { true: { backgroundColor: '$paperSunk' } },
    off: { true: { color: '$inkSoft', backgroundColor: '$paperSunk', cursor: 'not-allowed' } },
  },
});
const Face = styled('button', chipStyles);

export type ChipProps = { children: ReactNode; onPress?: Press; chosen?: boolean; label?: string };

/** A pill to choose with: a tab of a list, a sort order. */
export const Chip = ({ children, onPress, chosen = false, label }: ChipProps) => (
  <Face
    type="button"
    chosen={chosen}
    off={!onPress && !chosen}
    aria-pressed={chosen}
    aria-label={label}
    aria-disabled={onPress || chosen ? undefined : true}
    onClick={onPress}
  >
    {children}
  </Face>
);

/** Chips beside each other, wrapping. */
export const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
