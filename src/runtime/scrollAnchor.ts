import type { Anchor, Scroll } from './pageCache.ts';

/** The links of the page on the screen; what is kept unseen has no room. */
const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`#main a[href="${CSS.escape(href)}"]`)].filter(({ offsetParent }) => offsetParent);

/** What keeps its place on the screen while the page is scrolled tells none. */
const scrolls = (link: Element): boolean => {
  for (let at: Element | null = link; at && at.id !== 'main'; at = at.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return false;
  return true;
};

/** The first link whose top is in sight. */
const anchorInSight = (): Anchor | undefined => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#main a[href]')) {
    const { top, height } = link.getBoundingClientRect();
    if (height === 0 || top < 0) continue;
    if (top > innerHeight) return undefined;
    if (!scrolls(link)) continue;
    const href = link.getAttribute('href') ?? '';
    return { href, nth: linksTo(href).indexOf(link), offset: top };
  }
  return undefined;
};

/** Where the page on the screen stands. */
export const readScroll = (): Scroll => {
  const anchor = window.scrollY > 0 ? anchorInSight() : undefined;
  return { top: window.scrollY, ...(anchor && { anchor }) };
};

/** How far down a page that stood so has to be scrolled now, in px: to where its link stood, or, while that is not there, its top. */
export const scrollTopOf = ({ top, anchor }: Scroll): number => {
  const link = anchor && linksTo(anchor.href)[anchor.nth];
  return link ? window.scrollY + link.getBoundingClientRect().top - anchor.offset : top;
};
