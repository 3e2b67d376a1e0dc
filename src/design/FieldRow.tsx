import { styled } from './stitches.config.ts';

/** Fields beside each other: two equal ones from 600 px, or a narrow first one (a country code) at every width, or one alone. */
export const FieldRow = styled('div', {
  display: 'grid',
  alignItems: 'start',
  gap: '$4',
  '@four': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    narrowFirst: { true: { gap: '$2', gridTemplateColumns: '112px minmax(0, 1fr)', '@four': { gridTemplateColumns: '112px minmax(0, 1fr)' } } },
    alone: { true: { gridTemplateColumns: 'minmax(0, 1fr)', '@four': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});
