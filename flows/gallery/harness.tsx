import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import { createActor, type AnyStateMachine } from 'xstate';
import { shopMachine } from '#machines/shop.machine.ts';
import { widgetNames } from '#machines/model/widget.ts';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { putGlobalStyles } from '#src/design/globalStyles.ts';
import type { AppContextValue } from '#src/app/AppContext.ts';
import { places } from '#machines/model/place.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { Shop } from '#src/app/Shop.tsx';
import { ActorView } from '#src/app/ActorView.tsx';
import { ActorSlots } from '#src/runtime/actorSlots.ts';
import type { AnyPage } from '#src/app/pageTypes.ts';
import { roomsWith } from '#src/i18n/messageRooms.ts';
import { crowded } from './crowding.ts';
import { brokenWords, cutTexts, overlaps, overflowsSideways } from './overflow.ts';
import { repeatedHeadings } from './repeatedHeadings.ts';
import { untranslatedWords, knownWords } from './untranslated.ts';
import { Library } from './intl.ts';
import { withLongText } from './longText.ts';
import type { Variant } from './variants.ts';
import type { Scene, Standing } from './scenes.ts';
import { piecesIn } from './texts.ts';

const pages = import.meta.glob<{ page: AnyPage & { machine: AnyStateMachine } }>('../../src/pages/*.page.tsx', { eager: true });
// What the shop fetches when it is first needed is there at once, so that a screen stands in one go.
await Promise.all(
  Object.values(import.meta.glob(['../../src/design/layout/Sheet.tsx', '../../src/design/control/Menu.tsx'])).map((bring) => bring()),
);
await Promise.all(
  Object.values(import.meta.glob('../../src/components/shell/{SearchPanel,LanguageMenu,RegionMenu}.tsx')).map((bring) => bring()),
);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Nothing counts on by itself: a screen is a moment.
window.setInterval = (() => 0) as unknown as typeof window.setInterval;
putGlobalStyles();
const library = await Library.open();
const ids = library.ids();
const root = createRoot(document.getElementById('shop')!);

const pageOf = (name: string): AnyPage & { machine: AnyStateMachine } => {
  const found = pages[`../../src/pages/${name}.page.tsx`];
  if (!found) throw new Error(`No page is called '${name}'.`);
  return found.page;
};

let shown: { scene: Scene; variant: Variant; missed: string[]; drawn: number } | null = null;
let count = 0;

/** Whether it is a part beside a product, which is no dialog. */
const isBeside = (standing: Standing | null): boolean => widgetNames.some((name) => name === standing?.page);

// While a page is on its way, the one before stays, with its sentences.
const roomsOf = ({ place, page, dialog }: Scene): string[] => [
  'shell',
  'refusal',
  ...[places[place.name].page, page?.page, dialog?.page, isBeside(dialog) ? 'product' : undefined].flatMap((room) =>
    room === undefined ? [] : roomsWith(room),
  ),
];

/** Puts a scene on the screen: the real shop with actors that stand still, because they were restored and never started. */
const put = (scene: Scene, variant: Variant): void => {
  const { locale, theme, text } = variant;
  const missed: string[] = [];
  const still = (snapshot: Standing['snapshot']): Standing['snapshot'] => (text === 'longest' ? withLongText(snapshot, locale) : snapshot);
  const here = { ...scene.visitor, locale };
  const slots = new ActorSlots();
  const standing = (part: Standing | null, slot: 'page' | 'dialog'): void => {
    if (!part) return;
    const page = pageOf(part.page);
    slots.set(slot, {
      place: scene.place,
      address: formatPlace(scene.place),
      page,
      wasLeft: true,
      actor: createActor(page.machine, { input: undefined, snapshot: still(part.snapshot) }),
    });
  };
  standing(scene.page, 'page');
  if (isBeside(scene.dialog) && scene.dialog && slots.page) {
    const part = pageOf(scene.dialog.page);
    const partActor = createActor(part.machine, { input: undefined, snapshot: still(scene.dialog.snapshot) });
    const { View } = slots.page.page;
    slots.set('page', {
      ...slots.page,
      page: {
        ...slots.page.page,
        View: (view) => (
          <>
            <View {...view} />
            <ActorView actor={partActor} View={part.View} now={() => scene.at} />
          </>
        ),
      },
    });
  } else standing(scene.dialog, 'dialog');
  const around: AppContextValue = {
    visitor: here,
    brand: 'Serendib',
    region: scene.region,
    isSafe: true,
    addressOf: formatPlace,
    go: () => undefined,
    near: () => undefined,
    now: () => scene.at,
    favourites: new FavouritesStore(false),
  };
  const speaker = library.speaker(locale, roomsOf(scene), here.timeZone, text === 'longest', (what) => missed.push(what));
  document.title = 'Serendib';
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.text = text;
  count += 1;
  shown = { scene, variant, missed, drawn: count };
  const actor = createActor(shopMachine, { input: { place: scene.place, visitor: here, shopper: null }, snapshot: still(scene.shop) });
  flushSync(() =>
    root.render(
      <RawIntlProvider key={count} value={speaker}>
        <Shop actor={actor} slots={slots} around={around} now={around.now} wayOf={() => 'back'} />
      </RawIntlProvider>,
    ),
  );
};

/** The names of days and months: the browser's own words. */
const datesIn = (locale: Locale): string[] => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)));
  return days.flatMap((day) =>
    (['short', 'long'] as const).map((name) =>
      day.toLocaleDateString(languageTag(locale), { weekday: name, month: name, day: 'numeric', hour: 'numeric' }),
    ),
  );
};

const isWaiting = (): boolean => [...document.images].some((image) => image.loading !== 'lazy' && !image.complete);
const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const attributes = (): string[] =>
  [...document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')]
    .flatMap((element) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''))
    .filter((text) => text !== '');

const gallery = {
  /** Shows a screen in a variant (the window's width is the browser's business) and waits until it stands. */
  show: async (scene: Scene, variant: Variant): Promise<void> => {
    put(scene, variant);
    await frame();
    for (let waited = 0; isWaiting() && waited < 120; waited += 1) await frame();
  },
  /**
   * What eyes find wrong with what is shown: overflow, text that is cut or overlaps, a button that words touch, two headings that say the
   * same, a sentence that is missing, a word of another language.
   */
  look: (): string[] => {
    if (!shown) return [];
    const {
      scene,
      variant: { locale },
      missed,
    } = shown;
    const pieces = piecesIn(document.body);
    const findings = [document.title, ...pieces.map(({ text }) => text), ...attributes()];
    const known = knownWords([...library.words(locale)], scene, datesIn(locale));
    const english = library.words('en');
    return [
      ...overflowsSideways(document.body),
      ...cutTexts(pieces),
      ...brokenWords(pieces),
      ...overlaps(pieces),
      ...crowded(document.body, pieces),
      ...repeatedHeadings(document.body, pieces),
      ...[...new Set(missed)].map((what) => `missing: ${what}`),
      ...findings.filter((text) => ids.has(text)).map((id) => `missing: the id '${id}' is shown`),
      ...[...new Set(findings.flatMap((text) => untranslatedWords(text, locale, known, english)))].map(
        (word) => `language: '${word}' is not ${locale} (${findings.find((text) => text.toLowerCase().includes(word))?.slice(0, 80)})`,
      ),
    ];
  },
  /** What a reader who sets text wider loses: what is cut, overlaps, or is wider than the window. */
  lookSpaced: (): string[] => {
    const pieces = piecesIn(document.body);
    return [...overflowsSideways(document.body), ...cutTexts(pieces), ...overlaps(pieces)];
  },
  /** Whether anything scrolls sideways. */
  lookSideways: (): string[] => overflowsSideways(document.body),
  /** What axe finds, contrast included. */
  axe: async (): Promise<string[]> => {
    const { violations } = await axe.run(document, { runOnly: standards, iframes: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `axe ${id}: ${help} at ${target.join(' ')} ${html.slice(0, 140)}`),
    );
  },
};

export type GalleryHarness = typeof gallery;
declare global {
  interface Window {
    gallery: GalleryHarness;
  }
}
window.gallery = gallery;
