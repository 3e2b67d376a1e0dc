import type { Theme } from '#machines/theme.machine.ts';

/** Puts the theme on the document and where its first script finds it; logout leaves it there. */
export const storeTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // A browser that keeps nothing goes back to the system's theme at the next document.
  }
};
