import { styled } from '../stitches.config.ts';

/** What is read one below the other: forms, a list and what there is to say about it. No grid, so that a note can stay in view. */
export const Column = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', maxInlineSize: '$column' });
