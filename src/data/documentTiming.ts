/** How this page's document came; null where the browser does not show it. */
export const documentTiming = (): PerformanceNavigationTiming | null => {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming ? page : null;
};

/** What the headers of this page's document say under this name; null where the browser does not show them. */
export const toldWithDocument = (time: 'mall' | 'stream'): string | null =>
  documentTiming()?.serverTiming.find(({ name }) => name === time)?.description ?? null;
