import { recordedTypes } from './replayEarlyClick.ts';

// Before the first paint; without a stored theme the system decides.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // The browser keeps nothing for this site.
}

const touched = new Set<HTMLElement>();

/** What a click presses. Links, and forms that ask by their address, work without scripts. */
const pressedBy = (event: Event, target: HTMLElement): HTMLElement | null => {
  const button = target.closest<HTMLButtonElement>('button:not([aria-disabled=true])');
  if (button?.type !== 'submit' || !button.form) return button;
  if (button.form.method === 'get') return null;
  event.preventDefault();
  return button;
};

const record = (event: Event): void => {
  const target = event.target as HTMLElement;
  const element = event.type === 'click' ? pressedBy(event, target) : target;
  if (!element) return;
  touched.delete(element);
  touched.add(element);
};

document.early = { record, touched };
for (const type of recordedTypes) document.addEventListener(type, record, true);
