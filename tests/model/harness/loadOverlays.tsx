import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { LazyMenu } from '#src/components/shell/LazyMenu.tsx';
import { LazySheet } from '#src/components/shell/LazySheet.tsx';

/** A chunk may come late where the machine has other work. */
export const longestLoad = { timeout: 30_000 };

/** Brings the menus' code, so that a walk's menus open at the press. */
export const loadMenus = async (): Promise<void> => {
  render(
    <LazyMenu label="Any" items={[]} onChoose={() => undefined}>
      Any
    </LazyMenu>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Any' }));
  await screen.findByRole('menu', {}, longestLoad);
  cleanup();
};

/** Brings the sheets' code, so that a walk's sheets open at once. */
export const loadSheets = async (): Promise<void> => {
  render(
    <LazySheet open title="Any" closeLabel="Close" onClose={() => undefined}>
      Any
    </LazySheet>,
  );
  await screen.findByRole('dialog', {}, longestLoad);
  cleanup();
};

/** Opens a menu, where it is not open, and chooses in it. */
export const chooseInMenu = (menu: string | RegExp, item: string): void => {
  if (!screen.queryByRole('menu')) flushSync(() => screen.getByRole('button', { name: menu }).click());
  // Radix's own trigger, which is there from the second time on, hears the key and no bare click.
  if (!screen.queryByRole('menu')) flushSync(() => void fireEvent.keyDown(screen.getByRole('button', { name: menu }), { key: 'Enter' }));
  flushSync(() => screen.getByRole('menuitemradio', { name: item }).click());
};

/** The pointer comes near a control. */
export const comeNear = (control: string | RegExp): void => void fireEvent.pointerEnter(screen.getByRole('button', { name: control }));
