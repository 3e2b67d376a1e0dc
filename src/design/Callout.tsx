import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, InfoIcon, WarningIcon } from './icon/icons.tsx';
import { styled } from './stitches.config.ts';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'start',
  padding: '$3 $4',
  borderRadius: '$m',
  text: '$14',
  '& strong': { display: 'block', fontWeight: '$bold' },
  '& p + p': { color: '$inkSoft' },
  '& ul': { display: 'grid', gap: '$1' },
  // What is to be pressed keeps off the words.
  '& > div > * + :not(p, ul)': { marginBlockStart: '$2' },
  variants: {
    // Below the header, over what is scrolled; a long one would hide the page, on a low screen any would.
    stays: {
      true: {
        position: 'sticky',
        zIndex: '$note',
        insetBlockStart: '$2',
        lift: 'border',
        '@phone': { insetBlockStart: '72px' },
        '&:has(li:nth-child(4))': { position: 'static' },
        '@media (max-height: 479.98px)': { position: 'static' },
      },
    },
    kind: {
      next: { backgroundColor: '$accentSoft' },
      good: { backgroundColor: '$goodSoft', '& svg': { color: '$good' } },
      warn: { backgroundColor: '$warnSoft', '& svg, & strong': { color: '$warn' } },
      alarm: { backgroundColor: '$alarmSoft', '& svg, & strong': { color: '$alarm' } },
      sunk: { backgroundColor: '$paperSunk' },
    },
  },
});

const glyphs = { next: ClockIcon, good: CheckIcon, warn: WarningIcon, alarm: WarningIcon, sunk: InfoIcon };

export type CalloutProps = {
  kind?: keyof typeof glyphs;
  title?: ReactNode;
  /** Paragraphs; the second and later ones are softer. */
  children?: ReactNode;
  /** Announced at once: the sentence above a form, a refusal. */
  urgent?: boolean;
  /** Stays in view where its page is scrolled: an answer to a press anywhere in the list below. Its parent is no grid. */
  stays?: boolean;
  state?: string;
};

/** Some words that matter now: what happens next, what was refused and why, an explanation. */
export const Callout = ({ kind = 'next', title, children, urgent = false, stays = false, state }: CalloutProps) => {
  const Glyph = glyphs[kind];
  return (
    <Frame kind={kind} stays={stays} data-stays={stays || undefined} role={urgent ? 'alert' : undefined} data-state={state}>
      <Glyph size={22} />
      <div>
        {title ? <strong>{title}</strong> : null}
        {children}
      </div>
    </Frame>
  );
};
