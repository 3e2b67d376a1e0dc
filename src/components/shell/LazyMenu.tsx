import { useState } from 'react';
import type { MenuProps } from '../../design/control/menu.types.ts';
import { triggerStyles } from '../../design/control/menuTrigger.styles.ts';
import { styled } from '../../design/stitches.config.ts';
import { lazyComponent } from '../hooks/lazyComponent.tsx';

const { Part: Menu, near } = lazyComponent(async () => (await import('../../design/control/Menu.tsx')).Menu);
const Opener = styled('button', triggerStyles);

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
      onPointerEnter={near}
      onFocus={near}
      onClick={props.onChoose ? () => setWanted(true) : undefined}
    >
      {props.children}
    </Opener>
  );
  return isWanted ? <Menu {...props} openAtOnce meanwhile={opener} /> : opener;
};
