import type { ReactNode } from 'react';

export type MenuItem = {
  id: string;
  label: string;
  /** The language the label is in, where it is not the page's. */
  lang?: string;
  icon?: ReactNode;
};

export type MenuProps = {
  /** The trigger's name: "Region: Sri Lanka". */
  label: string;
  /** What the trigger shows. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** The chosen one, for a menu of choices; without it the items are acts. */
  value?: string;
  /** Without it the trigger is disabled. */
  onChoose?: ((id: string) => void) | undefined;
};
