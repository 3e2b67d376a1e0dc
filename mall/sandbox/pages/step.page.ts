import { html, raw } from 'hono/html';
import type { Charge } from '../charge.ts';
import { languageTag, words, type Locale } from '../fields.words.ts';
import { jsonIsland, type Theme } from './fields.page.ts';

const zeroDigitCurrencies = new Set(['LAK']);

const amountOf = (amount: number, { currency }: Charge, locale: Locale): string => {
  const digits = zeroDigitCurrencies.has(currency) ? 0 : 2;
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
};

const provider = 'Serendib PayLater';

/** The names of what is said, by who asks: the bank, or the pay-later provider. */
const bankWords = { title: 'stepTitle', ask: 'stepAsk', approve: 'stepApprove' } as const;
const planWords = { title: 'planTitle', ask: 'planAsk', approve: 'planApprove' } as const;

/** The bank's 3-D Secure page, or the provider's of a plan: the shopper approves or refuses one charge, once its script hears a press. */
export const stepPage = (charge: Charge, given: { parent: string; locale: Locale; theme: Theme }) => {
  const texts = words[given.locale];
  const isOpen = charge.state === 'REQUIRES_ACTION';
  const names = charge.plan ? planWords : bankWords;
  return html`<!doctype html>
    <html lang="${languageTag(given.locale)}" data-theme="${given.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts[names.title]}</title>
        <link rel="stylesheet" href="/hosted.css" />
      </head>
      <body>
        <main class="step" data-title="${names.title}">
          ${
            charge.plan
              ? html`<p class="bank" translate="no">${provider}</p>`
              : html`<p class="bank" data-word="stepBank">${texts.stepBank}</p>`
          }
          <h1 data-word="${names.title}">${texts[names.title]}</h1>
          <p data-word="${names.ask}">${texts[names.ask]}</p>
          <dl>
            <dt data-word="stepAmount">${texts.stepAmount}</dt>
            <dd>${amountOf(charge.amount, charge, given.locale)}</dd>
            ${
              charge.card
                ? html`<dt data-word="stepCard">${texts.stepCard}</dt>
                    <dd>•••• ${charge.card.last4}</dd>`
                : ''
            }
            ${
              charge.plan
                ? html`<dt data-word="planMonths">${texts.planMonths}</dt>
                    <dd>${charge.plan.months}</dd>
                    <dt data-word="planTotal">${texts.planTotal}</dt>
                    <dd>${amountOf(charge.plan.total, charge, given.locale)}</dd>`
                : ''
            }
          </dl>
          <div class="actions" ${isOpen ? '' : 'hidden'}>
            <button type="button" class="primary" disabled data-answer="approved" data-word="${names.approve}">
              ${texts[names.approve]}
            </button>
            <button type="button" disabled data-answer="refused" data-word="stepRefuse">${texts.stepRefuse}</button>
          </div>
          <p role="status" ${isOpen ? '' : raw('data-word="stepOver"')}>${isOpen ? '' : texts.stepOver}</p>
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
