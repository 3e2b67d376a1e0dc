import { html, raw } from 'hono/html';
import { languageTag, words, type Locale } from '../fields.words.ts';

export type Theme = 'day' | 'night';

/** JSON that may stand inside a script element. */
export const jsonIsland = (value: unknown) => raw(JSON.stringify(value).replace(/</g, '\\u003c'));

const field = (name: 'number' | 'expiry' | 'cvc' | 'holder', kind: string, locale: Locale, isWide: boolean) =>
  html` <div class="${isWide ? 'wide' : ''}">
    <div class="box" data-box="${name}">
      <label for="${name}" data-word="${name}">${words[locale][name]}</label>
      <div class="value">
        <input id="${name}" name="${name}" ${raw(kind)} required aria-describedby="${name}-why${name === 'cvc' ? ' cvc-hint' : ''}" />
        ${name === 'number' ? html`<span class="brand" data-brand></span>` : ''}
      </div>
    </div>
    <p class="why" id="${name}-why"></p>
  </div>`;

/** The hosted fields: a page of the vault that the shop frames and never reads. */
export const fieldsPage = (given: { sessionId: string; parent: string; locale: Locale; theme: Theme }) =>
  html`<!doctype html>
    <html lang="${languageTag(given.locale)}" data-theme="${given.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words[given.locale].title}</title>
        <link rel="stylesheet" href="/hosted.css" />
      </head>
      <body>
        <main>
          <form novalidate>
            <fieldset class="grid" aria-label="${words[given.locale].title}" data-label="title">
              ${field('number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="1234 5678 9012 3456"', given.locale, true)}
              ${field('expiry', 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="08/29"', given.locale, false)}
              ${field('cvc', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"', given.locale, false)}
              <p class="hint wide" id="cvc-hint" data-word="cvcHint">${words[given.locale].cvcHint}</p>
              ${field('holder', 'autocomplete="cc-name" autocapitalize="words" maxlength="60" spellcheck="false"', given.locale, true)}
              <p class="hint wide" data-word="kept">${words[given.locale].kept}</p>
            </fieldset>
            <button type="submit" hidden></button>
          </form>
        </main>
        <script type="application/json" id="given">
          ${jsonIsland({ sessionId: given.sessionId, parent: given.parent, locale: given.locale, words })}
        </script>
        <script type="module" src="/fields.client.js"></script>
      </body>
    </html>`;
