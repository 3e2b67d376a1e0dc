import { addressFor, meetings } from './pageControls.ts';

/** Where `npm start` puts the shop and the simulation plane, unless told otherwise. */
export const shopUrl = 'http://localhost:3000';
export const planeUrl = 'http://127.0.0.1:3001';

/** What holds for every walk through a screen. */
export const ground = [
  `Before: \`npm start\` (the shop at ${shopUrl}, the simulation plane at ${planeUrl}; with another PORT or OPS_PORT put yours).`,
  `Each walk begins in a new private window, DevTools open with "Disable cache", after: curl --json '{}' ${planeUrl}/_ops/reset`,
  'Accounts: demo@serendib.example, password Demo#2026. Codes: /_ops/mailbox. Card: 4242 4242 4242 4242, 12/30, 123, any name.',
  'Names, amounts and dates are those of the samples: expect your own in their place.',
];

const login = 'Log in as demo@serendib.example';

const oneLine = 'put one product into the cart with "Add to cart", open the cart';

/** What must be so before a walk begins; `isDocument`: its last act loads the page, so that the document server asks first. */
export type Beginning = { text: string; isDocument: boolean };

const inShop = (text: string): Beginning => ({ text, isDocument: false });
const asDocument = (text: string): Beginning => ({ text, isDocument: true });

const alone =
  'block */events* in DevTools, “Network request blocking”, there and in each second tab, so that it hears of those only when it looks';

const beginnings: Partial<Record<string, Record<string, Beginning>>> = {
  cart: { 'a guest': inShop('Log nobody in'), 'a shopper': inShop(`${login}; ${oneLine}`) },
  checkout: { 'from the cart': inShop(`${login}; ${oneLine}, leave it chosen alone and press "Checkout"`) },
  login: {
    'a guest': inShop('Log nobody in; open the shop and press "Log in" in the header'),
    'a shopper whose session is lost': inShop(`${login}; in a second tab press "Log out" in the settings, then press "Cart" in the first`),
  },
  payment: {
    'of no order': asDocument(`${login}; open ${shopUrl}/paymentMethod`),
    usual: asDocument(
      `${login}; ${oneLine}, leave it chosen alone, press "Checkout", choose the card, press "Confirm & Pay"; ` +
        `the page of the payment opens, ${alone}, reload it`,
    ),
    'to be paid later': asDocument(
      `${login}; put a product from Rs 5,000 on into the cart with "Add to cart", open the cart, leave it chosen alone, ` +
        `press "Checkout", choose "Pay later with Serendib PayLater", press "Confirm & Pay"; ` +
        `the page of the payment opens, ${alone}, reload it`,
    ),
  },
};

/** How the bank answers next. */
const bankText = (answer: 'approve' | 'decline' | 'pending'): string =>
  `curl --json '{"answers":[{"answer":"${answer}"}]}' ${planeUrl}/_ops/psp/script`;

/** How a variant gets another price, in major units. */
export const priceText = (price: number): string =>
  `curl --json '{"skuId":<its product's number, as the address says it>01,"regionId":659006000402,"price":${price}}' ` +
  `${planeUrl}/_ops/price`;

const waits =
  'The order waits for its payment: where it waits at the bank, press "Cancel and pay another way" in a second tab, where an attempt is ' +
  `under way, curl --json '{"settle":"<payNo, as the last answer of /graphql says it>","code":"OTHER"}' ${planeUrl}/_ops/psp/script`;

/** `now`: what is done right before an answer is asked for; `ahead`: what must have been done before the walk began. */
export type Arrangement = { now: string; ahead?: string };

const ofTwoShops = 'Here take products of two shops, so that two orders are paid at once';

/** How an answer of the mall comes about, by port and sample, where it does not come by itself. */
const answers: Record<string, string | Arrangement> = {
  'confirmOrder: as chosen': '',
  'confirmOrder: too little': `Make the order cost less than Rs 100: ${priceText(1)}`,
  'readPayment: to be paid': `${waits}, and no card is saved: delete those at ${shopUrl}/cards before`,
  'readPayment: to be paid, cards are saved': `${waits}, and a card is saved: ${shopUrl}/cards lists it`,
  'readPayment: less is to be paid': { ahead: ofTwoShops, now: 'Cancel one of the two orders in a second tab' },
  'readPayment: paid by card, another order was cancelled': {
    ahead: ofTwoShops,
    now: 'In a second tab cancel one of the two orders, and pay the other one by card',
  },
  'readPayment: paid by card': 'Pay the order by card in a second tab',
  'readPayment: cash was promised': 'Choose cash on delivery for the order in a second tab',
  'readPayment: to be paid to the provider': 'Choose to pay the order later in a second tab, and press "Approve plan" there',
  'readPayment: at the bank':
    'Pay in a second tab as it is chosen in the first, by card with 4000 0000 0000 3220, and leave the bank or the provider waiting there',
  'readPayment: under way': `${bankText('pending')}, then pay in a second tab`,
  'readPayment: paid': 'Pay the order in a second tab',
  'readPayment: closed': 'Cancel the order in a second tab',
  'payOrder: the bank asks': 'Use the card 4000 0000 0000 3220',
  'payOrder: the provider asks': 'The provider asks by itself: nothing to do',
  'payOrder: declined': 'Use the card 4000 0000 0000 0002',
  'payOrder: the plan is declined': bankText('decline'),
  'payOrder: taken': 'Use the card 4242 4242 4242 4242',
  'payOrder: cash is promised': 'Cash is promised by pressing: nothing to do',
  'finishPayAction: declined': 'In the bank\'s frame press "Decline"',
  'finishPayAction: the plan is declined': 'In the provider\'s frame press "Decline"',
  'finishPayAction: taken': 'In the bank\'s frame press "Approve payment"',
  'finishPayAction: the plan is approved': 'In the provider\'s frame press "Approve plan"',
};

/** What an answer makes of the next one where nobody can act in between: the samples of another port that may follow it at once. */
const consequences: Record<string, { src: string; samples: readonly string[] }> = {
  'payOrder: taken': { src: 'readPayment', samples: ['paid by card'] },
  'payOrder: cash is promised': { src: 'readPayment', samples: ['cash was promised'] },
  'finishPayAction: taken': { src: 'readPayment', samples: ['paid by card'] },
  'finishPayAction: the plan is approved': { src: 'readPayment', samples: ['to be paid to the provider'] },
  'cancelPayment: given up': { src: 'readPayment', samples: ['to be paid', 'to be paid, cards are saved'] },
};

/** An answer of the mall by its port, the question and the sample. */
export type GivenAnswer = { src: string; question: string; sample: string };

/** False where an answer cannot be brought about at once after another one: the same question was just answered, or what was done tells. */
export const canFollow = (before: GivenAnswer, after: GivenAnswer): boolean => {
  if (before.src === after.src) return before.question !== after.question || before.sample === after.sample;
  const known = consequences[`${before.src}: ${before.sample}`];
  return known?.src !== after.src || known.samples.includes(after.sample);
};

const realTexts: Record<string, string> = {
  'nimal@example.lk': 'In the running shop: demo@serendib.example',
  '123456': `In the running shop: the newest code of ${planeUrl}/_ops/mailbox (none there: press "Send code" first)`,
};

/** What is typed in the running shop in the place of a sample that it does not know. */
export const realText = (text: string): string | undefined => realTexts[text];

/** What a tester does before the first step of a walk, by machine and start. */
export function beginningOf(noun: string, start: string, input: unknown): Beginning {
  const known = beginnings[noun]?.[start];
  if (known !== undefined) return known;
  const { visitor, isLoggedIn } = (input ?? {}) as { visitor?: { isLoggedIn?: boolean }; isLoggedIn?: boolean };
  const address = addressFor(meetings[noun] ?? {}, input);
  const who = visitor?.isLoggedIn || isLoggedIn ? login : 'Log nobody in';
  return address === null
    ? inShop(`${who}; open a page on which this stands, so that it is met as “${start}”`)
    : asDocument(`${who}; open ${shopUrl}${address}, with numbers of the running shop in the place of the sample's`);
}

/** What makes the mall answer this and not another of its samples; empty where there is one kind of answer, which comes by itself. */
export function arrangementFor(src: string, sample: string, samples: number): Arrangement {
  const known = answers[`${src}: ${sample}`];
  if (known !== undefined) return typeof known === 'string' ? { now: known } : known;
  return { now: samples > 1 ? `Have it so in the running shop that the answer to '${src}' is “${sample}”` : '' };
}
