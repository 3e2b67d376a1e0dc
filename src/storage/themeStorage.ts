import type { Theme } from '#machines/theme.machine.ts';
import { sharedStorage } from './browserStorage.ts';

const system = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Puts the theme on the document and where its first script finds it; logout leaves it there. */
export const storeTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  sharedStorage.put('theme', theme);
};

/** What the document shows: the theme that was chosen, else the system's. */
export const shownTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'day' || chosen === 'night') return chosen;
  return system().matches ? 'night' : 'day';
};

/** Calls back whenever the document may show another theme. Returns how to stop. */
export const followTheme = (changed: () => void): (() => void) => {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const media = system();
  media.addEventListener('change', changed);
  return () => {
    watch.disconnect();
    media.removeEventListener('change', changed);
  };
};
