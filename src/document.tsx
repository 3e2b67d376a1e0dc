import { renderToStaticMarkup } from 'react-dom/server';
import type { Snapshot } from 'xstate';
import type { Here, Locale, Place, PlaceName, Region, Shopper } from '#machines/words.ts';
import { day, night } from './design/tokens.ts';
import type { DocumentHead } from './head.ts';
import { pageNoun } from './routes.ts';
import { HeadLinks } from './found/HeadLinks.tsx';
import { inlineJson } from './found/inlineJson.ts';
import { tagOf } from './locale.ts';
import { roomsWith } from './words.tsx';

/** Built assets as the document server knows them. `source` is a path from the project's root; `rooms` are those of the sentences. */
export type Assets = { entry: string; shell: string; chunksOf: (source: string, rooms: string[]) => string[] };

/** What the browser takes over: the snapshots of shop and page, and what they were started with. */
export type Inlined = {
  /** None in the empty document, which stands for every place while there is no network. */
  shop: Snapshot<unknown> | null; page: Snapshot<unknown> | null; place: Place; brand: string; region: Region; isSafe: boolean; here: Here; shopper: Shopper | null; rooms: string[];
  /** The demo and development keep the tab's last steps. */
  isTaped: boolean;
  canReport: boolean;
  /** The public questions that were answered for this document, by their document's hash. */
  asked: [hash: string, question: object][];
};

/** Sets the stored theme before the first paint; without one the system decides. */
const themeScript = "try{var t=localStorage.getItem('theme');if(t==='day'||t==='night')document.documentElement.dataset.theme=t}catch(e){}";

/**
 * Begins the page's scripts once its main picture is painted (its first words, where it has none), half a second after the first
 * frame at the latest: what was drawn by the server is seen first. A tab that nobody sees paints nothing, so there they begin at once.
 */
const beginScript = "(function(d){var s=d.currentScript.dataset.scripts.split(' '),m=d.querySelector('img[fetchpriority=high]'),b=0;"
  + "function put(t,r){var e=d.createElement(t);for(var k in r)e[k]=r[k];d.head.append(e)}"
  + "function begin(){if(b++)return;s.forEach(function(h){put('link',{rel:'modulepreload',href:h})});put('script',{type:'module',src:s[0]})}"
  + "if(d.hidden)return begin();requestAnimationFrame(function(){setTimeout(begin,500)});"
  + "new PerformanceObserver(function(l){if(l.getEntries().some(function(e){return!m||e.element==m}))begin()})"
  + ".observe({type:'largest-contentful-paint',buffered:true})})(document)";

/** Keeps the last press of a button that nobody hears yet; `hearEarlyPress` makes it again. Links and forms work by themselves. */
const earlyScript = "(function(d){var l=d.early=function(e){if(e.type=='pointerdown')l.press=[];if(e.target.closest('button'))l.press.push(e)};l.press=[];"
  + "['pointerdown','mousedown','click'].forEach(function(t){d.addEventListener(t,l,true)})})(document)";

/** The scripts inside documents, by whose content the policy lets them run. */
export const inlineScripts = [themeScript, earlyScript, beginScript];

const pageSource = (name: PlaceName): string => `src/pages/${pageNoun[name]}.page.tsx`;

/** One whole HTML document around a rendered body. */
export const documentOf = (parts: { body: string; css: string; head: DocumentHead; inlined: Inlined; assets: Assets; locale: Locale; place: Place }): string => {
  const { body, css, head, inlined, assets, locale, place } = parts;
  const ahead = [...(inlined.shop ? [] : [assets.shell]), assets.entry, ...assets.chunksOf(pageSource(place.name), inlined.rooms.flatMap(roomsWith))];
  const markup = renderToStaticMarkup(
    <html lang={tagOf(locale)} data-region={inlined.here.regionId} data-locale={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <HeadLinks {...head} locale={locale} />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <style id="stitches" dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/oss/app/touch-180.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
        <meta name="theme-color" content={day.colors.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={night.colors.paper} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <div id="shop" dangerouslySetInnerHTML={{ __html: body }} />
        <script id="snapshot" type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(inlined) }} />
        <script data-scripts={ahead.join(' ')} dangerouslySetInnerHTML={{ __html: beginScript }} />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
};
