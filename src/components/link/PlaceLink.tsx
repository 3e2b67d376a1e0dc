import type { AnchorHTMLAttributes, MouseEvent, PointerEvent, ReactNode } from 'react';
import type { Place } from '#machines/model/place.ts';
import type { ProdCard } from '#machines/model/product.ts';
import { useAppContext } from '../../app/AppContext.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { place: Place; known?: ProdCard; children: ReactNode };

/** A press that does not ask for another tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A finger that only scrolls has left the link by then: what would be begun for it makes the list stutter. */
const restsAfter = 60;
let resting: number | undefined;
const lift = () => clearTimeout(resting);

/** A link to a place of the shop: a real address, opened without a reload, begun ahead when it is neared. */
export const PlaceLink = ({ place, known, children, ...rest }: Props) => {
  const { addressOf, go, near } = useAppContext();
  const open = (event: MouseEvent) => {
    lift();
    if (rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    go(place, known);
  };
  const begin = () => near(place, known);
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return begin();
    lift();
    resting = window.setTimeout(begin, restsAfter);
  };
  return (
    <a {...rest} href={addressOf(place)} onClick={open} onPointerEnter={enter} onPointerMove={lift} onPointerCancel={lift} onFocus={begin}>
      {children}
    </a>
  );
};
