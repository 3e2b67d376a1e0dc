import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import type { CategoryForm } from '#machines/categoryMenu.machine.ts';
import { isPlainClick } from '../link/PlaceLink.tsx';
import { useAppContext } from '../../app/AppContext.ts';

export type CategoryMenuMessage = { type: 'pointer.came' | 'pointer.left' | 'button.pressed' };

export type CategoryMenuAnchorProps = {
  form: CategoryForm;
  /** Its name, where it is only a picture. */
  label?: string;
  face: ReactNode;
  isOpen?: boolean | undefined;
  /** Missing where nothing can be opened (documents): then it is only a link. */
  tell?: (event: CategoryMenuMessage) => void;
  onNear?: () => void;
  /** What it opens. */
  children?: ReactNode;
};

/** The link to all categories and what it opens, in one room that the pointer is in or out of. */
export const CategoryMenuAnchor = ({ form, label, face, isOpen, tell, onNear, children }: CategoryMenuAnchorProps) => {
  const { addressOf } = useAppContext();
  const hover = (type: CategoryMenuMessage['type']) => (event: PointerEvent) => {
    if (form === 'menu' && event.pointerType !== 'touch') tell?.({ type });
  };
  const press = (event: MouseEvent) => {
    if (!tell || !isPlainClick(event)) return;
    event.preventDefault();
    tell({ type: 'button.pressed' });
  };
  return (
    <div data-categories={form} onPointerEnter={hover('pointer.came')} onPointerLeave={hover('pointer.left')}>
      <a
        href={addressOf({ name: 'categories' })}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={press}
        onFocus={onNear}
        onPointerDown={onNear}
      >
        {face}
      </a>
      {children}
    </div>
  );
};
