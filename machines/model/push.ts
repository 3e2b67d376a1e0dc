import type { Locale } from './locale.ts';

/**
 * Whether this browser can be told while no page of the shop is open: `none` never, `install` once the shop is on the home screen, `denied`
 * as its shopper has forbidden it, `open` where he is asked.
 */
export type PushWay = 'none' | 'install' | 'denied' | 'open';

/** What is true now: `isOn` where the mall tells this browser. */
export type PushState = { way: PushWay; isOn: boolean };

/** What came of turning it on: the browser asked, and the answer was no, or none; or it could not be had from its push service. */
export type PushOutcome = 'on' | 'denied' | 'dismissed' | 'failed';

/** What a browser is told: shown as it stands; `url` is an address within the shop, `tag` one per notice, `at` in ms. */
export type PushMessage = { title: string; body: string; url: string; tag: string; locale: Locale; at: number };
