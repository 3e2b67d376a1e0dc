import { Block, Skeleton } from '../../design/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';

/** Cards that take the whole width, one below the other. */
export const CardList = styled('ul', { display: 'grid', gap: '$3', listStyle: 'none', padding: 0, margin: 0 });

/** Below a list: what leads on from it. */
export const ListFoot = styled('div', { display: 'grid', justifyItems: 'center', gap: '$3', paddingBlockStart: '$5' });

const boxes = [1, 2, 3];

/** The boxes of a list's cards that are still coming. */
export const ComingCards = () => (
  <Skeleton aria-hidden css={{ display: 'grid', gap: '$3' }}>
    {boxes.map((box) => (
      <Block key={box} height={240} />
    ))}
  </Skeleton>
);
