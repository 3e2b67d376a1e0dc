import type { ReactNode } from 'react';
import { css, styled } from '../stitches.config.ts';
import type { Press } from '../press.ts';

export const textLinkStyles = css({
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$ink',
  fontWeight: '$medium',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  textAlign: 'start',
  borderRadius: '$xs',
  cursor: 'pointer',
  '@hover': { '&:hover': { textDecorationThickness: '2px' } },
  '&[aria-disabled="true"]': { color: '$inkSoft', textDecorationStyle: 'dashed', cursor: 'not-allowed' },
  variants: {
    soft: { true: { color: '$inkSoft', fontWeight: '$body' } },
    plain: { true: { textDecoration: 'none', '@hover': { '&:hover': { textDecoration: 'underline' } } } },
    /** Alone on its line: 44 px to touch. */
    tall: { true: { display: 'inline-flex', alignItems: 'center', gap: '$1', minBlockSize: '$touch', minInlineSize: '$touch' } },
  },
});
const ButtonFace = styled('button', textLinkStyles);

/** Words that lead somewhere: `<TextLink href="/help" soft>Help</TextLink>`. */
export const TextLink = styled('a', textLinkStyles);

export type TextButtonProps = { children: ReactNode; onPress?: Press; soft?: boolean; tall?: boolean; label?: string };

/** Words that do something, looking like a link ("Change", "Clear all", "Forgot password?"). */
export const TextButton = ({ children, onPress, soft, tall, label }: TextButtonProps) => (
  <ButtonFace type="button" soft={soft} tall={tall} aria-label={label} aria-disabled={onPress ? undefined : true} onClick={onPress}>
    {children}
  </ButtonFace>
);
