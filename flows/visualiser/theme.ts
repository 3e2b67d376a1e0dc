export type Theme = 'day' | 'night';

/** The theme that shows now: what was chosen here, else the system's. */
export const themeNow = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'day' || chosen === 'night') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
};

/** Shows a theme from now on, also after a reload. */
export const putTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('theme', theme);
};

/** Shows the theme that was chosen here before, if any. */
export const restoreTheme = (): void => {
  const stored = localStorage.getItem('theme');
  if (stored === 'day' || stored === 'night') document.documentElement.dataset.theme = stored;
};
