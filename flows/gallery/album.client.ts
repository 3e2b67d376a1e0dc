import type { Variant } from './variants.ts';
import type { AlbumData, AlbumScreen } from './album.ts';

// Runs in the album's own document.
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as AlbumData;
const form = document.querySelector('form')!;
const grid = document.querySelector<HTMLElement>('#pictures')!;
const element = document.querySelector<HTMLElement>('#told')!;
const viewer = document.querySelector('dialog')!;
const large = viewer.querySelector('img')!;
const name = viewer.querySelector<HTMLElement>('#name')!;
const rows = ['machine', 'kind', 'width', 'theme', 'locale', 'text'] as const;
const perPage = 120;
let place = 0;
let shown: AlbumScreen[] = [];

const chosen = (field: string): string => String(new FormData(form).get(field) ?? '');
const variant = (): Variant =>
  ({ width: Number(chosen('width')), theme: chosen('theme'), locale: chosen('locale'), text: chosen('text') }) as Variant;
const fileOf = ({ slug }: AlbumScreen): string => {
  const { width, theme, locale, text } = variant();
  return `pictures/${slug}-${width}-${theme}-${locale}-${text}.webp`;
};
const wordsOf = ({ noun, state, kind, problems }: AlbumScreen): string => [noun, state, kind, ...problems].join(' · ');

const fits = (screen: AlbumScreen): boolean => {
  const wanted = chosen('search').trim().toLowerCase();
  return (
    (chosen('machine') === '' || screen.noun === chosen('machine')) &&
    (chosen('kind') === '' || screen.kind === chosen('kind')) &&
    (wanted === '' || [wordsOf(screen), ...screen.hears].join(' ').toLowerCase().includes(wanted))
  );
};

const open = (index: number): void => {
  const screen = shown[index];
  if (!screen) return;
  place = index;
  large.src = fileOf(screen);
  large.alt = wordsOf(screen);
  const hears = screen.hears.length > 0 ? `  hears ${screen.hears.join(', ')}` : '';
  name.textContent = `${index + 1} / ${shown.length}  ${wordsOf(screen)}${hears}`;
  if (!viewer.open) viewer.showModal();
};

const figureOf = (screen: AlbumScreen, index: number): HTMLElement => {
  const figure = document.createElement('figure');
  const button = document.createElement('button');
  const image = new Image();
  const caption = document.createElement('figcaption');
  Object.assign(image, { loading: 'lazy', src: fileOf(screen), alt: '' });
  caption.textContent = wordsOf(screen);
  button.type = 'button';
  button.append(image, caption);
  button.addEventListener('click', () => open(index));
  figure.append(button);
  return figure;
};

const more = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) append();
  },
  { rootMargin: '1000px' },
);

const append = (): void => {
  const there = grid.children.length;
  grid.append(...shown.slice(there, there + perPage).map((screen, index) => figureOf(screen, there + index)));
  more.disconnect();
  if (grid.children.length < shown.length && grid.lastElementChild) more.observe(grid.lastElementChild);
};

const draw = (): void => {
  shown = data.screens.filter(fits);
  element.textContent = `${shown.length} of ${data.screens.length} screens`;
  grid.replaceChildren();
  grid.dataset.width = chosen('width');
  append();
  history.replaceState(null, '', `#${new URLSearchParams([...new FormData(form)].map(([field, value]) => [field, String(value)]))}`);
};

const turn = (field: (typeof rows)[number]): void => {
  const select = form.elements.namedItem(field) as HTMLSelectElement;
  select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
  draw();
  if (viewer.open) open(Math.min(place, shown.length - 1));
};

const keys: Record<string, () => void> = {
  m: () => turn('machine'),
  k: () => turn('kind'),
  w: () => turn('width'),
  t: () => turn('theme'),
  l: () => turn('locale'),
  x: () => turn('text'),
  '/': () => (form.elements.namedItem('search') as HTMLInputElement).focus(),
  ArrowRight: () => viewer.open && open((place + 1) % shown.length),
  ArrowLeft: () => viewer.open && open((place + shown.length - 1) % shown.length),
};

for (const [field, value] of new URLSearchParams(location.hash.slice(1))) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) control.value = value;
}
form.addEventListener('input', draw);
form.addEventListener('submit', (event) => event.preventDefault());
viewer.addEventListener('click', (event) => {
  if (event.target === viewer) viewer.close();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
  const press = isTyping ? undefined : keys[event.key];
  if (!press) return;
  event.preventDefault();
  press();
});
draw();
