/** Faults to put on a page, by name; each runs in the browser. */
export const injectedFaults = {
  overflow: (root: HTMLElement): void => {
    const wide = root.querySelector<HTMLElement>('main p, main h1')!;
    wide.style.inlineSize = '2000px';
  },
  cut: (root: HTMLElement): void => {
    const heading = root.querySelector<HTMLElement>('main h1, main h2')!;
    Object.assign(heading.style, { inlineSize: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
  },
  letters: (root: HTMLElement): void => {
    const heading = root.querySelector<HTMLElement>('main h1, main h2')!;
    heading.textContent = 'Агру';
    Object.assign(heading.style, { overflow: 'hidden', lineHeight: '1', paddingBlock: '0' });
  },
  broken: (root: HTMLElement): void => {
    const heading = root.querySelector<HTMLElement>('main h1, main h2')!;
    heading.textContent = 'Страница';
    Object.assign(heading.style, { inlineSize: '60px', overflowWrap: 'anywhere', hyphens: 'manual' });
  },
  tight: (root: HTMLElement): void => {
    const words = root.querySelector<HTMLElement>('main p')!;
    const { text } = document.documentElement.dataset;
    document.documentElement.dataset.text = 'normal';
    const { height } = words.getBoundingClientRect();
    document.documentElement.dataset.text = text;
    Object.assign(words.style, { blockSize: `${height}px`, overflow: 'hidden' });
  },
  overlap: (root: HTMLElement): void => {
    const words = root.querySelector<HTMLElement>('main p')!;
    const above = root.querySelector<HTMLElement>('main h1')!.getBoundingClientRect().top - words.getBoundingClientRect().top;
    words.style.transform = `translateY(${above}px)`;
  },
  crowded: (root: HTMLElement): void => {
    const words = root.querySelector<HTMLElement>('main p')!;
    const button = root.querySelector<HTMLElement>('main button, main a[href]')!;
    button.style.backgroundColor = '#f9b021';
    button.style.translate = `0 ${words.getBoundingClientRect().bottom - button.getBoundingClientRect().top}px`;
  },
  repeated: (root: HTMLElement): void => {
    const heading = root.querySelector<HTMLElement>('main h1')!;
    heading.after(Object.assign(document.createElement('h2'), { textContent: heading.textContent }));
  },
  contrast: (root: HTMLElement): void => {
    const words = root.querySelector<HTMLElement>('main p')!;
    Object.assign(words.style, { color: '#c8c8c8', backgroundColor: '#ffffff' });
  },
  missing: (root: HTMLElement): void => {
    root.querySelector('main h1, main h2')!.textContent = 'notFound.code';
  },
  language: (root: HTMLElement): void => {
    root.querySelector('main p')!.textContent = 'Delivery address';
  },
};
