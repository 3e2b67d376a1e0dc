import type { ReactNode } from 'react';
import { styled } from './stitches.config.ts';

const List = styled('dl', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  text: '$14',
  '& div': { display: 'grid', gap: '2px', '@four': { gridTemplateColumns: '200px minmax(0, 1fr)', gap: '$3' } },
  '& dt': { color: '$inkSoft' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** Names and what stands for them: an order's number, dates, remarks. */
export const Facts = ({ rows }: { rows: readonly { id: string; name: ReactNode; text: ReactNode }[] }) => (
  <List>
    {rows.map(({ id, name, text }) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </List>
);
