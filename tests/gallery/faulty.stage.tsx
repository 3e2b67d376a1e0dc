import '#flows/gallery/stage.tsx';

/** The real stage, on which what `faults` names is put wrong after each drawing. */
const wrongs: Record<string, (root: HTMLElement) => void> = {
  overflow: (root) => {
    const wide = root.querySelector<HTMLElement>('main p, main h1')!;
    wide.style.inlineSize = '2000px';
  },
  cut: (root) => {
    const heading = root.querySelector<HTMLElement>('main h1, main h2')!;
    Object.assign(heading.style, { inlineSize: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
  },
  overlap: (root) => {
    const words = root.querySelector<HTMLElement>('main p')!;
    const above = root.querySelector<HTMLElement>('main h1')!.getBoundingClientRect().top - words.getBoundingClientRect().top;
    words.style.transform = `translateY(${above}px)`;
  },
  contrast: (root) => {
    const words = root.querySelector<HTMLElement>('main p')!;
    Object.assign(words.style, { color: '#c8c8c8', backgroundColor: '#ffffff' });
  },
  missing: (root) => {
    root.querySelector('main h1, main h2')!.textContent = 'notFound.code';
  },
  language: (root) => {
    root.querySelector('main p')!.textContent = 'Delivery address';
  },
};

const { show } = window.gallery;
window.gallery.show = async (scene, manner) => {
  await show(scene, manner);
  const fault = new URLSearchParams(location.search).get('fault');
  if (fault) wrongs[fault]?.(document.getElementById('shop')!);
};
