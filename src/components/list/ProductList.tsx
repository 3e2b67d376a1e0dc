import { memo, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InfiniteList } from '#machines/rules/list/infiniteList.ts';
import type { Problem } from '#machines/model/problem.ts';
import type { ProdCard } from '#machines/model/product.ts';
import { Button } from '../../design/control/Button.tsx';
import { Grid } from '../../design/layout/Grid.tsx';
import { afterPaint } from '../../design/layout/DeferredContent.tsx';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import { ProductCard, ProductCardSkeleton } from '../product/ProductCard.tsx';
import { useIntersection } from '../hooks/useIntersection.ts';
import { ListFoot } from './CardList.tsx';
import { MoreProblem } from './MoreProblem.tsx';
import type { Press } from '../../design/press.ts';

type Props = {
  read: InfiniteList;
  label: string;
  problem: Problem | null;
  isReading: boolean;
  onEndNeared: (() => void) | undefined;
  onMore: Press;
  onRetry: Press;
  /** Whether the list is its page's content: then its label is a heading of its own, for those who hear the page. */
  headed?: boolean;
  /** Whether filters stand beside it at the desk. */
  beside?: boolean;
  /** How many cards stand in the first screen. */
  eager?: number;
};

/** Each card is drawn once, and then left alone while the list grows or is come back to. */
const Item = memo(({ card, eager, first }: { card: ProdCard; eager: boolean; first: boolean }) => (
  <li>
    <ProductCard product={card} eager={eager} first={first} />
  </li>
));
const Cards = memo(({ cards, eager }: { cards: readonly ProdCard[]; eager: number }) =>
  cards.map((card, place) => <Item key={card.prodId} card={card} eager={place < eager} first={eager > 0 && place === 0} />),
);

/**
 * Spares the browser the cards far from the screen. Each is laid out once before: its box is as high as it was then, so nothing moves. One
 * in sight would be left out for a frame.
 */
const useSparing = (cards: readonly ProdCard[]) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    () =>
      afterPaint(() => {
        const far = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])].filter((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return top > 2 * innerHeight || bottom < -innerHeight;
        });
        for (const item of far) item.style.contentVisibility = 'auto';
      }),
    [cards],
  );
  return list;
};

const coming = [1, 2, 3, 4, 5, 6];

/** Product cards read page by page: by scrolling while the machine goes on by itself, then by a press. */
export const ProductList = ({
  read,
  label,
  problem,
  isReading,
  onEndNeared,
  onMore,
  onRetry,
  headed = false,
  beside = false,
  eager = 0,
}: Props) => {
  const watches = onEndNeared !== undefined;
  const list = useSparing(read.cards);
  const end = useIntersection(onEndNeared, read.current);
  return (
    <>
      {headed ? <VisuallyHidden as="h2">{label}</VisuallyHidden> : null}
      <Grid ref={list} beside={beside} aria-label={label} aria-busy={isReading}>
        <Cards cards={read.cards} eager={eager} />
        {isReading
          ? coming.map((box) => (
              <li key={`coming-${box}`}>
                <ProductCardSkeleton />
              </li>
            ))
          : null}
      </Grid>
      <div ref={end} />
      <ListFoot>
        {onRetry && problem ? <MoreProblem problem={problem} onRetry={onRetry} /> : null}
        {onMore && !watches ? (
          <Button kind="secondary" onPress={onMore}>
            <FormattedMessage id="shell.loadMore" />
          </Button>
        ) : null}
      </ListFoot>
    </>
  );
};
