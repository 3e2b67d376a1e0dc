import type { Locale } from './locale.ts';

/**
 * Whether this browser can be told while no page of the shop is open: `none` never, `install` once the shop is on the home screen, `denied`
 * as its shopper has forbidden it, `open` where he is asked.
 */
export type PushWay = 'none' | 'install' | 'denied' | 'open';

/** What is true of this device: the key that its browser subscribes with (base64url), and where the mall tells it; null: nowhere. */
export type DevicePush = { way: PushWay; publicKey: string; endpoint: string | null };

/** What a browser tells of a subscription: where it hears, and the keys by which it alone reads what comes (base64url). */
export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Why a browser has none: its shopper said no, or nothing. */
export type PushRefusal = 'denied' | 'dismissed';

/** What came of asking a browser: where it hears, or why it does not. */
export type BrowserAnswer = { subscription: BrowserSubscription } | { refusal: PushRefusal };

/** What a browser is told: shown as it stands; `url` is an address within the shop, `tag` one per notice, `at` in ms. */
export type PushMessage = { title: string; body: string; url: string; tag: string; locale: Locale; at: number };
