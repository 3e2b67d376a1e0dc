import { createIntl, type IntlShape } from 'react-intl';
import { wordChunks } from 'virtual:words';
import { languageTag, locales, type Locale } from '#machines/model/locale.ts';
import { knownWords, type Known } from './untranslated.ts';

type Sentences = Record<string, unknown>;
type Shelf = { rooms: Record<string, Sentences>; words: Known; size: number };

/** The sentences of all languages, by room as the shop brings them. */
export class Library {
  readonly #shelves: ReadonlyMap<Locale, Shelf>;
  readonly #longest: Locale;

  private constructor(messagesByLocale: ReadonlyMap<Locale, Shelf>) {
    this.#shelves = messagesByLocale;
    this.#longest = [...messagesByLocale].sort(([, a], [, b]) => b.size - a.size)[0]?.[0] ?? 'en';
  }

  static async open(): Promise<Library> {
    const messagesByLocale = new Map<Locale, Shelf>();
    for (const locale of locales) {
      const { default: chunks } = await wordChunks[locale]();
      const rooms: Record<string, Sentences> = {};
      for (const [room, chunk] of Object.entries(chunks)) rooms[room] = { ...(await chunk?.())?.default };
      messagesByLocale.set(locale, { rooms, words: knownWords(rooms), size: JSON.stringify(rooms).length });
    }
    return new Library(messagesByLocale);
  }

  #shelf(locale: Locale): Shelf {
    const shelf = this.#shelves.get(locale);
    if (!shelf) throw new Error(`No sentences in '${locale}'.`);
    return shelf;
  }

  /** The words that a language's sentences use. */
  words(locale: Locale): Known {
    return this.#shelf(locale).words;
  }

  /** The ids of all sentences. */
  ids(): Set<string> {
    return new Set(Object.values(this.#shelf('en').rooms).flatMap(Object.keys));
  }

  /**
   * What speaks only the sentences of these rooms. `isLongest`: in the language with the longest sentences each is longer by
   * a sixth, as the next translation may be.
   */
  speaker(locale: Locale, rooms: readonly string[], timeZone: string, isLongest: boolean, missed: (what: string) => void): IntlShape {
    const own = Object.assign({}, ...rooms.map((room) => this.#shelf(locale).rooms[room])) as Sentences;
    const messages =
      isLongest && locale === this.#longest
        ? Object.fromEntries(Object.entries(own).map(([id, sentence]) => [id, lengthened(sentence)]))
        : own;
    return createIntl({
      locale: languageTag(locale),
      defaultLocale: 'en',
      messages: messages as Record<string, string>,
      timeZone,
      onError: (fault) => missed(fault.message.split('\n')[0] ?? ''),
    });
  }
}

const lengthened = (sentence: unknown): unknown =>
  typeof sentence === 'string' && sentence.length > 8
    ? `${sentence} ${sentence
        .replaceAll(/\s/g, '')
        .slice(0, Math.round(sentence.length / 6))
        .toLowerCase()}`
    : sentence;
