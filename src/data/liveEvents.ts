import { toldWithDocument } from './documentTiming.ts';

/** What happens to this shopper, as the mall tells it (contract C11); `id` is a whole number that grows. */
export type LiveEvent = { id: string; type: string; at: number; ref: string; data: Record<string, unknown> };

/** `missed`: something may have been told that nobody here heard, because the line was down or the page was not looked at. */
export type LiveListener = { missed: () => void; heard: (event: LiveEvent) => void };

/** Hears what happens to this shopper until the answer is called. */
export type Listen = (listener: LiveListener) => () => void;

/** A tab that has begun, and the last id that is in what it shows. */
type Asked = { by: string; after: number | null };
/** `to`: for this tab alone; null for all. */
type Word = ({ kind: 'asked' } & Asked) | { kind: 'opened'; to: string | null } | { kind: 'heard'; event: LiveEvent; to: string | null };

const reopenAfter = 30_000;
/** So many events are kept for tabs that begin later. */
const mostKept = 100;
const name = 'live';

const eventIn = (text: string): LiveEvent | null => {
  try {
    const event = JSON.parse(text) as Partial<LiveEvent> | null;
    const isEvent = /^\d+$/.test(event?.id ?? '') && typeof event?.type === 'string' && typeof event.ref === 'string';
    return isEvent && typeof event.data === 'object' && event.data !== null ? (event as LiveEvent) : null;
  } catch {
    return null;
  }
};

/** Up to where in the stream everything is in this tab's document; null where the mall did not say so. */
const positionOfDocument = (): number | null => {
  const event = toldWithDocument('stream');
  return event === null ? null : Number(event);
};

/**
 * The one stream of this browser: the tab that holds the lock holds the stream, the others hear it through the channel. Where a tab knows
 * up to where in the stream its document was drawn, it is told what came after; else it reads everything anew (`missed`).
 * All of it is let go when the page is left, so that the browser may keep the page for Back, and taken up again with it.
 */
class Line {
  readonly #listeners = new Set<LiveListener>();
  readonly #tab = crypto.randomUUID();
  #channel: BroadcastChannel | null = null;
  #holding: AbortController | null = null;
  #source: EventSource | null = null;
  /** The last id that this tab shows or has heard. */
  #position = positionOfDocument();
  /** What was heard after the id `#keptFrom`; null while nobody can say what is missing before it. */
  #kept: LiveEvent[] = [];
  #keptFrom: number | null = null;
  /** Tabs that asked before the stream was open. */
  #waiting: Asked[] = [];
  #reopening: ReturnType<typeof setTimeout> | undefined;
  /** The stream did not come, or not again, and everybody was told. */
  #isCut = false;

  constructor() {
    this.#connect();
    addEventListener('pagehide', this.#disconnect);
    addEventListener('pageshow', this.#restore);
    addEventListener('online', this.#reopen);
    document.addEventListener('visibilitychange', this.#look);
  }

  get isUnheard(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: LiveListener): void {
    this.#listeners.add(listener);
  }

  remove(listener: LiveListener): void {
    this.#listeners.delete(listener);
  }

  close(): void {
    removeEventListener('pagehide', this.#disconnect);
    removeEventListener('pageshow', this.#restore);
    removeEventListener('online', this.#reopen);
    document.removeEventListener('visibilitychange', this.#look);
    this.#disconnect();
  }

  #connect(): void {
    const channel = new BroadcastChannel(name);
    const holding = new AbortController();
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'asked') this.#answer(data);
      else if (data.to === null || data.to === this.#tab) {
        if (data.kind === 'heard') this.#hear(data.event);
        else this.#miss();
      }
    };
    this.#channel = channel;
    this.#holding = holding;
    channel.postMessage({ kind: 'asked', by: this.#tab, after: this.#position } satisfies Word);
    const hold = () =>
      new Promise<void>((release) => {
        holding.signal.addEventListener('abort', () => release());
        this.#keptFrom = this.#position;
        this.#open('first');
      });
    navigator.locks.request(name, { signal: holding.signal }, hold).catch(() => undefined);
  }

  readonly #disconnect = (): void => {
    clearTimeout(this.#reopening);
    this.#holding?.abort();
    this.#source?.close();
    this.#channel?.close();
    this.#source = this.#holding = this.#channel = null;
    this.#kept = [];
    this.#keptFrom = null;
    this.#waiting = [];
  };

  /** Tells a tab that has begun what it has not heard; where that is not known, that it may have missed something. */
  #answer(asked: Asked): void {
    if (!this.#source) return;
    if (this.#source.readyState !== EventSource.OPEN) this.#waiting.push(asked);
    else {
      const { by, after } = asked;
      if (after === null || this.#keptFrom === null || after < this.#keptFrom) this.#say({ kind: 'opened', to: by });
      else for (const event of this.#kept.filter(({ id }) => Number(id) > after)) this.#say({ kind: 'heard', event, to: by });
    }
  }

  #say(word: Word): void {
    this.#channel?.postMessage(word);
  }

  readonly #restore = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.#connect();
    this.#miss();
  };

  /** The tab that holds the stream opens it anew: after a network was lost the old one may stand without a word. */
  readonly #reopen = (): void => {
    if (this.#source) this.#open('again');
  };

  readonly #look = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#source?.readyState === EventSource.CLOSED) this.#open('again');
    this.#miss();
  };

  /** Opens the stream after what was heard; where that is not known, or the mall was out of reach, everything may be old. */
  #open(time: 'first' | 'again'): void {
    clearTimeout(this.#reopening);
    this.#source?.close();
    const after = this.#position;
    const source = new EventSource(after === null ? '/events' : `/events?after=${after}`);
    this.#source = source;
    let isResumed = time === 'first' && after !== null;
    source.onopen = () => {
      this.#isCut = false;
      const waiting = this.#waiting.splice(0);
      if (isResumed) waiting.forEach((asked) => this.#answer(asked));
      else {
        this.#say({ kind: 'opened', to: null });
        this.#miss();
      }
      isResumed = false;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = eventIn(data);
      if (!event) return;
      this.#keep(event);
      this.#say({ kind: 'heard', event, to: null });
      this.#hear(event);
    };
    source.onerror = () => {
      isResumed = false;
      if (source.readyState !== EventSource.CLOSED) return;
      this.#reopening = setTimeout(() => this.#open('again'), reopenAfter);
      if (this.#isCut) return;
      this.#isCut = true;
      // It may not come again: whoever asks now learns why, be it that the session was ended elsewhere.
      this.#say({ kind: 'opened', to: null });
      this.#miss();
    };
  }

  #keep(event: LiveEvent): void {
    this.#kept.push(event);
    const dropped = this.#kept.length > mostKept ? this.#kept.shift() : undefined;
    if (dropped && this.#keptFrom !== null) this.#keptFrom = Number(dropped.id);
  }

  #hear(event: LiveEvent): void {
    this.#position = Math.max(this.#position ?? 0, Number(event.id));
    for (const listener of this.#listeners) listener.heard(event);
  }

  #miss(): void {
    for (const listener of this.#listeners) listener.missed();
  }
}

let line: Line | null = null;

/**
 * The line of this browser: one tab holds it and shares it (architecture 8). Where a browser has no such lines it stays
 * silent.
 */
export const listenLive: Listen = (listener) => {
  if (typeof EventSource === 'undefined' || typeof navigator.locks === 'undefined') return () => undefined;
  line ??= new Line();
  line.add(listener);
  return () => {
    line?.remove(listener);
    if (!line?.isUnheard) return;
    line.close();
    line = null;
  };
};
