import { css } from '../stitches.config.ts';

/** The 52 px box of every control that is filled in: an edge that can be found, ink when it has the focus, alarm when it is wrong. */
export const boxStyles = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: '$field',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
  // Forced colours drop shadows; this edge shows then.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  transition: 'box-shadow $quick',
  '&:focus-within': { boxShadow: 'inset 0 0 0 2px $colors$ink', outlineWidth: '3px' },
  variants: {
    wrong: { true: { '&, &:focus-within': { boxShadow: 'inset 0 0 0 2px $colors$alarm' } } },
    off: { true: { backgroundColor: '$paperSunk' } },
  },
});

/** What is typed: 16 px, so that no phone zooms into it; the label floats above it. */
export const inputStyles = css({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: '22px 14px 6px',
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  text: '$16',
  outline: 'none',
  appearance: 'none',
  '&::placeholder': { opacity: 0 },
  '&:focus::placeholder': { opacity: 1 },
  variants: {
    /** The label lies in the empty field and rises when it is reached or filled. */
    floats: {
      true: {
        '&:focus + label, &:not(:placeholder-shown) + label': { transform: 'translateY(0)', text: '$12' },
        '&:autofill + label': { transform: 'translateY(0)', text: '$12' },
      },
    },
  },
  '&:autofill': { boxShadow: 'inset 0 0 0 60px $colors$paperRaised', WebkitTextFillColor: '$colors$ink' },
  '&:disabled': { color: '$inkSoft', cursor: 'not-allowed' },
});

export const labelStyles = css({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInline: '15px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$inkSoft',
  text: '$14',
  transform: 'translateY(10px)',
  pointerEvents: 'none',
  transition: 'transform $quick, font-size $quick',
});
