/** What happens to this shopper, as the mall tells it (contract C11). */
export type LiveEvent = { id: number; type: string; at: number; ref: string; data: Record<string, unknown> };

/** `opened`: the line stands (again), so whatever was told before may have been missed. */
export type LiveListener = { opened: () => void; heard: (event: LiveEvent) => void };

/** Hears what happens to this shopper until the answer is called. */
export type Listen = (listener: LiveListener) => () => void;

type Word = { kind: 'asked' } | { kind: 'opened' } | { kind: 'heard'; event: LiveEvent };

const reopenAfter = 30_000;
const name = 'live';

const eventIn = (text: string): LiveEvent | null => {
  try {
    const told = JSON.parse(text) as Partial<LiveEvent> | null;
    return typeof told?.type === 'string' && typeof told.ref === 'string' && typeof told.data === 'object' && told.data !== null ? (told as LiveEvent) : null;
  } catch {
    return null;
  }
};

/** Holds the one line of this browser while this tab may; the other tabs hear it through the channel. */
class Line {
  readonly #listeners = new Set<LiveListener>();
  readonly #channel = new BroadcastChannel(name);
  readonly #closing = new AbortController();
  #source: EventSource | null = null;

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind !== 'asked') this.#pass(data);
      else if (this.#isOpen) this.#channel.postMessage({ kind: 'opened' } satisfies Word);
    };
    this.#channel.postMessage({ kind: 'asked' } satisfies Word);
    const { signal } = this.#closing;
    const hold = () => new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      this.#open();
    });
    navigator.locks.request(name, { signal }, hold).catch(() => undefined);
  }

  get #isOpen(): boolean {
    return this.#source?.readyState === EventSource.OPEN;
  }

  get isUnheard(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: LiveListener): void {
    this.#listeners.add(listener);
    if (this.#isOpen) listener.opened();
    else this.#channel.postMessage({ kind: 'asked' } satisfies Word);
  }

  remove(listener: LiveListener): void {
    this.#listeners.delete(listener);
  }

  close(): void {
    this.#closing.abort();
    this.#source?.close();
    this.#channel.close();
  }

  #open(): void {
    if (this.#closing.signal.aborted) return;
    const source = new EventSource('/events');
    this.#source = source;
    source.onopen = () => this.#tell({ kind: 'opened' });
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = eventIn(data);
      if (event) this.#tell({ kind: 'heard', event });
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#open(), reopenAfter);
    };
  }

  #tell(word: Word): void {
    this.#channel.postMessage(word);
    this.#pass(word);
  }

  #pass(word: Word): void {
    for (const listener of this.#listeners) {
      if (word.kind === 'opened') listener.opened();
      else if (word.kind === 'heard') listener.heard(word.event);
    }
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
