import { useId, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';
import { css, styled } from '../stitches.config.ts';
import type { Press } from '../press.ts';

export const buttonStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  inlineSize: '100%',
  minBlockSize: '$control',
  paddingBlock: '$2',
  paddingInline: '20px',
  border: '1.5px solid transparent',
  borderRadius: '$m',
  backgroundColor: 'transparent',
  color: '$ink',
  text: '$16',
  fontWeight: '$bold',
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  cursor: 'pointer',
  transition: 'background-color $quick, border-color $quick, transform $quick',
  '& svg': { flex: 'none' },
  '&:active': { transform: 'scale(.985)' },
  variants: {
    kind: {
      primary: {
        backgroundColor: '$accent',
        color: '$onAccent',
        '&:active': { backgroundColor: '$accentPress' },
        '@hover': { '&:hover': { backgroundColor: '$accentPress' } },
      },
      secondary: {
        borderColor: '$ink',
        backgroundColor: '$paperRaised',
        '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
      },
      quiet: {
        borderColor: '$lineStrong',
        backgroundColor: '$paperRaised',
        '@hover': { '&:hover': { borderColor: '$ink' } },
      },
      solid: { backgroundColor: '$ink', color: '$paper', '@hover': { '&:hover': { opacity: 0.88 } } },
    },
    small: { true: { minBlockSize: '$touch', paddingInline: '14px', text: '$14' } },
    // Three times itself: which kind a page showed first must not decide what a disabled button looks like.
    off: {
      true: {
        '&&&': {
          border: '1.5px dashed $lineStrong',
          backgroundColor: '$paperSunk',
          color: '$inkSoft',
          opacity: 1,
          transform: 'none',
          cursor: 'not-allowed',
        },
      },
    },
    busy: { true: { '&&&': { cursor: 'progress', transform: 'none' } } },
    /** Only as wide as its words: for a link, which has no frame around it. */
    snug: { true: { inlineSize: 'auto' } },
  },
  defaultVariants: { kind: 'secondary' },
});

const Frame = styled('span', {
  display: 'inline-grid',
  alignContent: 'start',
  gap: '$1',
  maxInlineSize: '100%',
  variants: { wide: { true: { display: 'grid', inlineSize: '100%' } } },
});
const Face = styled('button', buttonStyles);
const Reason = styled('span', { text: '$13', color: '$inkSoft', paddingInline: '2px' });

export type ButtonProps = {
  children: ReactNode;
  /** What a press does; nothing to do means the button is disabled, and then it wants a `reason`. */
  onPress?: Press;
  /** Why it cannot be pressed, and from or until when; shown below while it is disabled. */
  reason?: ReactNode;
  kind?: 'primary' | 'secondary' | 'quiet' | 'solid';
  small?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  /** The wish is on its way: keeps its fill, shows a turning ring. */
  busy?: boolean;
  /** A switch: whether it is on. */
  pressed?: boolean;
  /** Sends the `Form` around it; the form carries the handler, `onPress` only says whether it may. */
  submit?: boolean;
  /** The name for assistive technology, where the words alone do not say it. */
  label?: string;
  state?: string;
};

/** A disabled button stays focusable and says why. */
export const Button = ({ children, onPress, reason, kind, small, wide, busy, pressed, submit, label, state }: ButtonProps) => {
  const reasonId = useId();
  const off = !onPress && !busy;
  const why = off && reason ? reason : null;
  const press = (event: MouseEvent) => {
    if (!onPress || busy) event.preventDefault();
    else if (!submit) onPress();
  };
  return (
    <Frame wide={wide}>
      <Face
        type={submit ? 'submit' : 'button'}
        kind={kind}
        small={small}
        off={off}
        busy={busy}
        aria-label={label}
        aria-disabled={off || busy ? true : undefined}
        aria-busy={busy ? true : undefined}
        aria-pressed={pressed}
        aria-describedby={why ? reasonId : undefined}
        data-state={state}
        onClick={press}
      >
        {busy ? <Spinner /> : null}
        {children}
      </Face>
      {why ? <Reason id={reasonId}>{why}</Reason> : null}
    </Frame>
  );
};
