/** An element and what stands around it, from the inside out; the page's body is no place for the focus. */
const pathOf = (element: Element | null): HTMLElement[] => {
  const path: HTMLElement[] = [];
  for (let each = element; each instanceof HTMLElement && each !== document.body; each = each.parentElement) path.push(each);
  return path;
};

/** Focuses in the place of something else, also what takes no focus by itself: that does for as long as it has it. */
const focusAround = (element: HTMLElement): void => {
  const isFocusable = element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  element.dataset.keptFocus = '';
  const leave = (): void => {
    if (!isFocusable) element.removeAttribute('tabindex');
    delete element.dataset.keptFocus;
  };
  element.addEventListener('blur', leave, { once: true });
  element.focus({ preventScroll: true });
};

const isLeft = ({ isConnected }: HTMLElement): boolean => isConnected;

/** True where nothing has the focus, or only something in the place of what is gone. */
export const isFocusAdrift = (): boolean => document.activeElement?.matches('body, [data-kept-focus]') ?? true;

/** What had the focus last, and what stood around it then. */
let lastPath: HTMLElement[] = [];

const isNowhere = (): boolean => document.activeElement === document.body;

/**
 * Notes where the focus is, or was where what had it has just gone; answers how to give it back: to what had it or, where that is gone or
 * takes none any more, to what is left around it, in the end to the page.
 */
export const noteFocus = (): (() => void) => {
  const path = isNowhere() ? lastPath : pathOf(document.activeElement);
  const page = document.querySelector('main');
  return () => {
    const [wanted, ...around] = path;
    wanted?.focus();
    if (wanted && document.activeElement === wanted) return;
    const left = around.find(isLeft) ?? page;
    if (left?.isConnected) focusAround(left);
  };
};

/**
 * Where what has the focus is taken off the page, what is left around it gets it: whoever goes by keys or hears the page goes on
 * from there. Answers how to end it.
 */
export const keepFocus = (): (() => void) => {
  const note = ({ target }: FocusEvent): void => {
    lastPath = pathOf(target as Element);
  };
  // Who presses beside everything leaves on purpose.
  const leave = (): void =>
    queueMicrotask(() => {
      if (isNowhere() && lastPath[0]?.isConnected) lastPath = [];
    });
  const changes = new MutationObserver(() => {
    if (!isNowhere() || lastPath[0]?.isConnected !== false) return;
    const left = lastPath.find(isLeft);
    if (left) focusAround(left);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
    changes.disconnect();
    lastPath = [];
  };
};
