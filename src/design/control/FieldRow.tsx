import { styled } from '../stitches.config.ts';

/**
 * Fields beside each other: two equal ones from 600 px, or a narrow first one (a country code) wherever the other's label fits beside it,
 * one alone, or one with the button that sends it.
 */
export const FieldRow = styled('div', {
  display: 'grid',
  alignItems: 'start',
  gap: '$4',
  '@four': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    narrowFirst: {
      true: { display: 'flex', flexWrap: 'wrap', gap: '$2', '& > *': { flex: '999 1 200px' }, '& > :first-child': { flex: '1 0 112px' } },
    },
    withButton: { true: { '@four': { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
    alone: { true: { gridTemplateColumns: 'minmax(0, 1fr)', '@four': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});
