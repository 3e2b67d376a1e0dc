import { css } from '../stitches.config.ts';

/** What opens a menu or a room of the head, as plain properties: a selector takes no look, it would be nothing there. */
export const trigger = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  flex: 'none',
  minBlockSize: '$touch',
  minInlineSize: '$touch',
  paddingBlock: 0,
  paddingInline: '$2',
  border: 0,
  borderRadius: '$m',
  backgroundColor: 'transparent',
  color: '$ink',
  text: '$14',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
  '&[aria-disabled="true"]': { color: '$inkSoft', cursor: 'not-allowed' },
} as const;
export const triggerStyles = css(trigger);
