import { html } from 'hono/html';
import { languageTag, words, type Locale } from '../fields.words.ts';

/** Somebody who has an account at the sandbox's issuers. */
export type SandboxPerson = { sub: string; email: string; name: string };

export const people: readonly SandboxPerson[] = [
  { sub: 'sandbox-anula', email: 'anula@example.lk', name: 'Anula Jayasuriya' },
  { sub: 'sandbox-deniz', email: 'deniz@example.com', name: 'Deniz Kaya' },
];

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Where an issuer asks who one is; each answer is a link that leads back. `answerOf`: its address, of one of the people or of nobody. */
export const authorizePage = (given: { provider: string; locale: Locale; answerOf: (sub: string | null) => string }) => {
  const { provider, locale, answerOf } = given;
  const texts = words[locale];
  return html`<!doctype html>
    <html lang="${languageTag(locale)}" data-theme="day">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${filled(texts.signInTitle, { provider })}</title>
        <link rel="stylesheet" href="/hosted.css" />
      </head>
      <body>
        <main class="step">
          <h1>${filled(texts.signInTitle, { provider })}</h1>
          <p>${filled(texts.signInAsk, { provider })}</p>
          <div class="actions">
            ${people.map(
              ({ sub, name }) => html`<a class="button primary" href="${answerOf(sub)}">${filled(texts.signInAs, { name })}</a>`,
            )}
            <a class="button" href="${answerOf(null)}">${texts.signInCancel}</a>
          </div>
        </main>
      </body>
    </html>`;
};
