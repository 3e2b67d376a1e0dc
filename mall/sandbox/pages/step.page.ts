import { html, raw } from 'hono/html';
import type { Charge } from '../charge.ts';
import { tagOf, words, type Locale } from '../fields.words.ts';
import { jsonIsland, type Theme } from './fields.page.ts';

const zeroDigitCurrencies = new Set(['LAK']);

const amountOf = (charge: Charge, locale: Locale): string => {
  const digits = zeroDigitCurrencies.has(charge.currency) ? 0 : 2;
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency: charge.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(charge.amount / 10 ** digits);
};

/** The bank's 3-D Secure page: the shopper approves or refuses one charge, from when its script hears a press. */
export const stepPage = (charge: Charge, given: { parent: string; locale: Locale; theme: Theme }) => {
  const said = words[given.locale];
  const isOpen = charge.state === 'REQUIRES_ACTION';
  return html`<!doctype html>
    <html lang="${tagOf(given.locale)}" data-theme="${given.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${said.stepTitle}</title>
        <link rel="stylesheet" href="/hosted.css" />
      </head>
      <body>
        <main class="step" data-title="stepTitle">
          <p class="bank" data-word="stepBank">${said.stepBank}</p>
          <h1 data-word="stepTitle">${said.stepTitle}</h1>
          <p data-word="stepAsk">${said.stepAsk}</p>
          <dl>
            <dt data-word="stepAmount">${said.stepAmount}</dt>
            <dd>${amountOf(charge, given.locale)}</dd>
            ${
              charge.card
                ? html`<dt data-word="stepCard">${said.stepCard}</dt>
                    <dd>•••• ${charge.card.last4}</dd>`
                : ''
            }
          </dl>
          <div class="actions" ${isOpen ? '' : 'hidden'}>
            <button type="button" class="primary" disabled data-answer="approved" data-word="stepApprove">${said.stepApprove}</button>
            <button type="button" disabled data-answer="refused" data-word="stepRefuse">${said.stepRefuse}</button>
          </div>
          <p role="status" ${isOpen ? '' : raw('data-word="stepOver"')}>${isOpen ? '' : said.stepOver}</p>
        </main>
        <script type="application/json" id="given">
          ${jsonIsland({
            chargeId: charge.chargeId,
            payNo: charge.reference,
            state: charge.state,
            parent: given.parent,
            locale: given.locale,
            words,
          })}
        </script>
        <script type="module" src="/step.client.js"></script>
      </body>
    </html>`;
};
