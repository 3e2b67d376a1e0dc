import { lazy, Suspense, useState } from 'react';
import type { MenuProps } from './menu.types.ts';
import { triggerLook } from './menuTrigger.look.ts';
import { styled } from './stitches.config.ts';

const fetchMenu = async () => ({ default: (await import('./Menu.tsx')).Menu });
const Menu = lazy(fetchMenu);
const Opener = styled('button', triggerLook);

/** A menu whose code comes when the pointer or the focus reaches its trigger; opens with the first press. */
export const LazyMenu = (props: MenuProps) => {
  const [isWanted, setWanted] = useState(false);
  const opener = (
    <Opener
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-disabled={props.onChoose ? undefined : true}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={props.onChoose ? () => setWanted(true) : undefined}
    >
      {props.children}
    </Opener>
  );
  return isWanted ? (
    <Suspense fallback={opener}>
      <Menu {...props} openAtOnce />
    </Suspense>
  ) : (
    opener
  );
};
