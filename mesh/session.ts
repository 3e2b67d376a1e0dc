import { LRUCache } from 'lru-cache';
import type { Shopper } from '#machines/words.ts';

/** What login, registration and refresh bring (contract `Session`). */
export type Tokens = { access_token: string; refresh_token: string; expires_in: number; userId: string; nickName: string; pic: string };

/** Asks the mall for new tokens (B11); null where it refuses. */
export type Refresh = (refreshToken: string) => Promise<Tokens | null>;

const sevenDays = 7 * 24 * 60 * 60;
// They survive a logout: the next document must still be right (architecture 8).
const kept = new Set(['region', 'lang', 'timeZone']);

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

// A refresh token is good once. Requests that left with the same old cookie share the new pair for a while.
const renewals = new LRUCache<string, Promise<Tokens | null>>({ max: 10_000, ttl: 60_000 });

/** One request's session: its tokens, and the cookies that the answer must set. */
export class Session {
  readonly #cookies: Record<string, string>;
  readonly #secure: boolean;
  #access: string | null;
  #refresh: string | null;
  #news: Tokens | 'ended' | null = null;

  constructor(cookies: Record<string, string>, secure: boolean) {
    this.#cookies = cookies;
    this.#secure = secure;
    this.#access = cookies.token || null;
    this.#refresh = cookies.refresh || null;
  }

  /** The bearer for the mall; none for guests. */
  get access(): string | null {
    return this.#access;
  }

  /** True where a token was sent or was given since. */
  get isKnown(): boolean {
    return this.#access !== null || this.#refresh !== null;
  }

  /** What the readable cookie says of the shopper; it is only a name on the page, the tokens decide. */
  get shopper(): Shopper | null {
    return this.isKnown ? shopperIn(this.#cookies.session) : null;
  }

  begin(tokens: Tokens): void {
    this.#access = tokens.access_token;
    this.#refresh = tokens.refresh_token;
    this.#news = tokens;
  }

  end(): void {
    this.#access = null;
    this.#refresh = null;
    this.#news = 'ended';
  }

  /** The one silent refresh after a 401 (spec 8). Answers whether the call may be tried again; if not, the session is over. */
  async renew(refresh: Refresh): Promise<boolean> {
    const old = this.#refresh;
    const wasKnown = this.isKnown;
    if (old === null) {
      if (wasKnown) this.end();
      return false;
    }
    const renewal = renewals.get(old) ?? refresh(old);
    renewals.set(old, renewal);
    const tokens = await renewal.catch((failed: unknown) => {
      renewals.delete(old);
      throw failed;
    });
    if (tokens === null) this.end();
    else this.begin(tokens);
    return tokens !== null;
  }

  /** `Set-Cookie` lines: tokens only HttpOnly, the readable cookie without them; nothing where nothing changed. */
  setCookies(): string[] {
    const secure = this.#secure ? '; Secure' : '';
    const line = (name: string, value: string, age: number, more: string): string => `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}${more}`;
    if (this.#news === null) return [];
    if (this.#news === 'ended') {
      const gone = new Set(['token', 'refresh', 'session', ...Object.keys(this.#cookies)].filter((name) => !kept.has(name)));
      return [
        ...[...gone].map((name) => line(name, '', 0, '')),
        ...Object.entries(this.#cookies).filter(([name]) => kept.has(name)).map(([name, value]) => line(name, value, sevenDays, '')),
      ];
    }
    const { access_token, refresh_token, userId, nickName, pic } = this.#news;
    return [
      line('token', access_token, sevenDays, '; HttpOnly'),
      line('refresh', refresh_token, sevenDays, '; HttpOnly'),
      line('session', encodeURIComponent(JSON.stringify({ userId, name: nickName, pic })), sevenDays, ''),
    ];
  }
}
