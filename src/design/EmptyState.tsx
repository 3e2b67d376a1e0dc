import type { ReactNode } from 'react';
import { styled } from './stitches.config.ts';

const Frame = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$4',
  maxInlineSize: '440px',
  marginInline: 'auto',
  paddingBlock: '$6',
  textAlign: 'center',
  '& h1, & h2, & p': { textWrap: 'balance' },
});
const Title = styled('h2', { text: '$18', fontWeight: '$bold' });
const Reason = styled('p', { text: '$14', color: '$inkSoft', marginBlockStart: '-8px' });

export type EmptyStateProps = {
  /** What is true: "Your cart is empty", "What this page needs is not reachable". */
  title: ReactNode;
  /** One picture on its shelf, 120. */
  picture?: ReactNode;
  /** Why, and from or until when: for what failed or was refused. */
  reason?: ReactNode;
  /** The one button. */
  action?: ReactNode;
  /** Announced at once: it failed or was refused. */
  urgent?: boolean;
  /** The heading's level; 1 where the page has no other heading. */
  level?: 1 | 2;
  state?: string;
};

/** Empty, failed and refused look the same: a picture, a sentence, the reason, one button. */
export const EmptyState = ({ title, picture, reason, action, urgent = false, level = 2, state }: EmptyStateProps) => (
  <Frame data-state={state} role={urgent ? 'alert' : undefined}>
    {picture ?? null}
    <Title as={level === 1 ? 'h1' : 'h2'}>{title}</Title>
    {reason ? <Reason>{reason}</Reason> : null}
    {action ?? null}
  </Frame>
);
