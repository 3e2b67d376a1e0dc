import { Children, type ReactNode } from 'react';
import { styled } from './stitches.config.ts';

const List = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  paddingBlockEnd: '$2',
  text: '$13',
  color: '$inkSoft',
  // Behind its name, so that no line begins with it.
  '& li:not(:last-child)::after': { content: '"/"', marginInline: '6px' },
  '& a': { position: 'relative', display: 'inline-block', textDecoration: 'none', borderRadius: '$xs', paddingBlock: '$1' },
  // 44 px to touch, in a line of 26.
  '@phone': { '& a::after': { content: '""', position: 'absolute', inset: '-9px -6px' } },
  '& a:hover': { textDecoration: 'underline' },
  '& li:last-child': { color: '$ink' },
});

/** Where this page lies, from the top: links, and the page's own name at the end. */
export const Breadcrumb = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <List>{Children.map(children, (crumb) => (crumb ? <li>{crumb}</li> : null))}</List>
  </nav>
);
