import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { lostPlaceCookie } from '#machines/model/lostPlace.ts';
import type { Shopper } from '#machines/model/visitor.ts';

/** What login, registration and refresh bring (contract `Session`). */
export type Tokens = { access_token: string; refresh_token: string; expires_in: number; userId: string; nickName: string; pic: string };

/** Asks the mall for new tokens (B11); null where it refuses. */
export type Refresh = (refreshToken: string) => Promise<Tokens | null>;

const sevenDays = 7 * 24 * 60 * 60;
/** How long a browser is known as somebody's own after his last login. */
const halfAYear = 180 * 24 * 60 * 60;
// They survive a logout: the next document must still be right (architecture 8).
const preferenceCookies = new Set(['region', 'lang', 'timeZone']);
// It names a browser and no shopper: whoever logs in again with it is not slowed down by others' guesses.
const deviceNames = new Set(['device', '__Host-device']);

const cookieName = /^[\w!#$%&'*+.^`|~-]+$/;

/** The request's cookies by name; what is no cookie is left out. */
export const cookiesOf = (header: string | null | undefined): Record<string, string> => {
  const cookies: Record<string, string> = {};
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && cookieName.test(name)) cookies[name] = pair.slice(at + 1).trim();
  }
  return cookies;
};

/** A cookie's value as it was before it was written; nothing where it is no such thing. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const shopperIn = (cookie: string | undefined): Shopper | null => {
  try {
    const { userId, name, pic } = JSON.parse(decoded(cookie ?? '')) as Record<string, unknown>;
    return typeof userId === 'string' && typeof name === 'string' && typeof pic === 'string' ? { userId, name, pic } : null;
  } catch {
    return null;
  }
};

/** A refresh token is good once. Requests to one gateway that left with the same old cookie share the new pair for a while. */
export type Renewals = LRUCache<string, { tokens: Tokens | null }, Refresh>;

/** The renewals of one gateway, each kept for a minute. */
export const openRenewals = (): Renewals =>
  new LRUCache({
    max: 10_000,
    ttl: 60_000,
    ignoreFetchAbort: true,
    fetchMethod: async (refreshToken, _old, { context: refresh }) => ({ tokens: await refresh(refreshToken) }),
  });

/** The refresh tokens of those who log out: what they asked before meets the end of their session, and nothing was lost. */
export type Leavers = LRUCache<string, true>;

/** The leavers of one gateway, each known for as long as a question may be on its way. */
export const openLeavers = (): Leavers => new LRUCache({ max: 10_000, ttl: 60_000 });

/** What all sessions of a gateway go by. `isSecure`: the shop is reached over HTTPS, so its cookies travel over nothing else. */
export type SessionSettings = { isSecure: boolean; renewals: Renewals; leavers: Leavers };

/** Cookies that no script reads. Over HTTPS their names bind them to this very host (`__Host-`): no subdomain can plant them. */
type SecretCookie = 'token' | 'refresh' | 'device';

/** The header that goes with the end of a session: the browser drops every page that it kept for Back. */
export const forgetting: [string, string] = ['clear-site-data', '"cache"'];

/** One request's session: its tokens, and the cookies that the answer must set. */
export class Session {
  readonly #cookies: Record<string, string>;
  readonly #settings: SessionSettings;
  #access: string | null;
  #refresh: string | null;
  #news: Tokens | 'ended' | 'lost' | null = null;
  #device: string | null = null;
  #streamPosition: number | null = Infinity;

  constructor(cookies: Record<string, string>, settings: SessionSettings) {
    this.#cookies = cookies;
    this.#settings = settings;
    this.#access = cookies[this.#nameOf('token')] || null;
    this.#refresh = cookies[this.#nameOf('refresh')] || null;
  }

  #nameOf(cookie: SecretCookie): string {
    return this.#settings.isSecure ? `__Host-${cookie}` : cookie;
  }

  /** The bearer for the mall; none for guests. */
  get access(): string | null {
    return this.#access;
  }

  /** The random name of this browser for the mall's `Device-Id`; it is set with the first login. */
  get device(): string {
    this.#device ??= this.#cookies[this.#nameOf('device')] || randomBytes(24).toString('base64url');
    return this.#device;
  }

  /** True where a token was sent or was given since. */
  get isKnown(): boolean {
    return this.#access !== null || this.#refresh !== null;
  }

  /** True where it was lost a moment ago, by another answer: the cookie that says where is still there. */
  get wasLost(): boolean {
    return !this.isKnown && Boolean(this.#cookies[lostPlaceCookie.name]);
  }

  /** What the readable cookie says of the shopper; it is only a name on the page, the tokens decide. */
  get shopper(): Shopper | null {
    return this.isKnown ? shopperIn(this.#cookies.session) : null;
  }

  /**
   * Up to where in the shopper's stream (C11) everything is in what was answered to this request; null where an answer did not say so, or
   * nothing was asked.
   */
  get streamPosition(): number | null {
    return this.#streamPosition === Infinity ? null : this.#streamPosition;
  }

  /** Remembers the oldest position of all answers. `position`: an answer's `Stream-Position`; null where it has none. */
  noteStreamPosition(position: string | null): void {
    const isTold = position !== null && /^\d{1,15}$/.test(position);
    this.#streamPosition = isTold && this.#streamPosition !== null ? Math.min(this.#streamPosition, Number(position)) : null;
  }

  begin(tokens: Tokens): void {
    this.#access = tokens.access_token;
    this.#refresh = tokens.refresh_token;
    this.#news = tokens;
  }

  /** The shopper asks to be logged out. */
  leave(): void {
    if (this.#refresh !== null) this.#settings.leavers.set(this.#refresh, true);
  }

  /** The shopper logged out. */
  end(): void {
    this.#forget('ended');
  }

  #forget(news: 'ended' | 'lost'): void {
    this.#access = null;
    this.#refresh = null;
    this.#news = news;
  }

  /** The one silent refresh after a 401 (spec 8). Answers whether the call may be tried again; if not, the session is over. */
  async renew(refresh: Refresh): Promise<boolean> {
    const old = this.#refresh;
    const wasKnown = this.isKnown;
    if (old === null) {
      if (wasKnown) this.#forget('lost');
      return false;
    }
    const { tokens } = await this.#settings.renewals.forceFetch(old, { context: refresh });
    if (tokens === null) this.#forget(this.#settings.leavers.has(old) ? 'ended' : 'lost');
    else this.begin(tokens);
    return tokens !== null;
  }

  /** Whether this request ended it: by a logout, or since the mall no longer knows it. */
  get hasEnded(): boolean {
    return this.#news === 'ended' || this.#news === 'lost';
  }

  #line(name: string, value: string, age: number, more: string): string {
    const secure = this.#settings.isSecure ? '; Secure' : '';
    return `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}${more}`;
  }

  /** The `Set-Cookie` line that names this browser: before a login at a provider, whose word is good for this browser alone. */
  deviceCookie(): string {
    return this.#line(this.#nameOf('device'), this.device, halfAYear, '; HttpOnly');
  }

  /**
   * `Set-Cookie` lines: tokens only HttpOnly, the readable cookie without them; nothing where nothing changed. A session that the mall
   * no longer knows goes with the word of it, in the same answer: whichever document comes next says so. `page`: where that happened.
   */
  setCookies(page: string): string[] {
    const line = this.#line.bind(this);
    if (this.#news === null) return [];
    if (this.#news === 'ended' || this.#news === 'lost') {
      const gone = new Set(
        [this.#nameOf('token'), this.#nameOf('refresh'), 'session', ...Object.keys(this.#cookies)].filter(
          (name) => !preferenceCookies.has(name) && !deviceNames.has(name),
        ),
      );
      return [
        ...[...gone].map((name) => line(name, '', 0, '')),
        ...Object.entries(this.#cookies)
          .filter(([name]) => preferenceCookies.has(name))
          .map(([name, value]) => line(name, value, sevenDays, '')),
        ...(this.#news === 'lost' ? [line(lostPlaceCookie.name, encodeURIComponent(page), lostPlaceCookie.life, '')] : []),
      ];
    }
    const { access_token, refresh_token, userId, nickName, pic } = this.#news;
    return [
      // Whoever is logged in again has lost nothing: no page of his may say so later.
      ...(lostPlaceCookie.name in this.#cookies ? [line(lostPlaceCookie.name, '', 0, '')] : []),
      line(this.#nameOf('token'), access_token, sevenDays, '; HttpOnly'),
      line(this.#nameOf('refresh'), refresh_token, sevenDays, '; HttpOnly'),
      this.deviceCookie(),
      line('session', encodeURIComponent(JSON.stringify({ userId, name: nickName, pic })), sevenDays, ''),
    ];
  }
}
