import { renderToStaticMarkup } from 'react-dom/server';
import type { Snapshot } from 'xstate';
import type { VisitorContext, Shopper } from '#machines/model/visitor.ts';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import type { LazyPartName } from '#machines/model/widget.ts';
import { places, type Place, type PlaceName } from '#machines/model/place.ts';
import type { Region } from '#machines/model/region.ts';
import { day, night } from '../design/tokens.ts';
import type { DocumentHead } from './documentHead.ts';
import inlineScript from './inlineScript.ts?script';
import type { DrawnPart } from '../runtime/widgetRunner.ts';
import { HeadLinks } from '../seo/HeadLinks.tsx';
import { inlineJson } from '../seo/inlineJson.ts';
import { roomsWith } from '../i18n/messageRooms.ts';

/** Built assets as the document server knows them. `source` is a path from the project's root; `rooms` are those of the sentences. */
export type Assets = { entry: string; shell: string; chunksOf: (source: string, rooms: string[]) => string[] };

/** What the browser takes over: the snapshots of shop and page, and what they were started with. */
export type Inlined = {
  /** None in the empty document, which stands for every place while there is no network. */
  shop: Snapshot<unknown> | null;
  page: Snapshot<unknown> | null;
  /** The parts of the first screen, as they were drawn. */ parts: DrawnPart[];
  brand: string;
  region: Region;
  isSafe: boolean;
  visitor: VisitorContext;
  shopper: Shopper | null;
  rooms: string[];
  /** The demo and development keep the tab's last steps. */
  isTaped: boolean;
  canReport: boolean;
  /** The public questions that were answered for this document, by their document's hash. */
  asked: [hash: string, variables: object][];
};

const pageSource = (name: PlaceName): string => `src/pages/${places[name].page}.page.tsx`;
const partSource = (name: LazyPartName): string => `src/pages/${name}.page.tsx`;

/** One whole HTML document around a rendered body. */
export const documentOf = (parts: {
  body: string;
  css: string;
  head: DocumentHead;
  inlined: Inlined;
  assets: Assets;
  locale: Locale;
  place: Place;
  /** False where what it shows was still waited for. */
  isWhole: boolean;
}): string => {
  const { body, css, head, inlined, assets, locale, place, isWhole } = parts;
  const sources = [pageSource(place.name), ...inlined.parts.map(({ name }) => partSource(name))];
  const chunks = sources.flatMap((source) => assets.chunksOf(source, inlined.rooms.flatMap(roomsWith)));
  const first = inlined.shop ? assets.entry : assets.shell;
  const ahead = new Set([first, assets.entry, ...chunks]);
  // React would move an asynchronous script into the head; it has to stand behind what it takes over.
  const content =
    `<div id="shop">${body}</div><script id="snapshot" type="application/json">${inlineJson(inlined)}</script>` +
    `<script type="module" async src="${first}" data-entry="${assets.entry}"></script>`;
  const markup = renderToStaticMarkup(
    <html lang={languageTag(locale)} data-region={inlined.visitor.regionId} data-locale={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <HeadLinks {...head} locale={locale} />
        {/* Scripts bring the rest. Without them the document is asked for once more, when its answers are at hand. */}
        {isWhole ? null : (
          <noscript>
            <meta httpEquiv="refresh" content="2" />
          </noscript>
        )}
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        <style id="stitches" dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/oss/app/touch-180.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
        <meta name="theme-color" content={day.colors.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={night.colors.paper} media="(prefers-color-scheme: dark)" />
        {/* Nothing is held back: the browser fetches the scripts at once, and the main picture before them. */}
        {[...ahead].map((chunk) => (
          <link key={chunk} rel="modulepreload" href={chunk} fetchPriority="low" />
        ))}
      </head>
      <body dangerouslySetInnerHTML={{ __html: content }} />
    </html>,
  );
  return `<!doctype html>${markup}`;
};
