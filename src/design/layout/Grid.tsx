import { styled } from '../stitches.config.ts';

/** Cards beside each other: 2 columns, 4 from 600, 6 from 1024. `small`: 3 columns, 6 from 768. `beside` filters: 5 at the desk. */
export const Grid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '$3',
  rowGap: '$5',
  // What is not drawn far from the screen keeps its height; a focus ring stands out of its box.
  '& > li': { containIntrinsicBlockSize: 'auto 300px', overflowClipMargin: '6px' },
  '@four': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '$4', rowGap: '28px' },
  variants: {
    small: {
      true: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: '10px',
        rowGap: '$3',
        '@four': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '@md': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
        '@lg': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '$4' },
      },
    },
    beside: { true: { '@lg': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
  },
});
