import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import type en from '#lang/en.json';
import { alongside } from './messageRooms.ts';
import { wordChunks } from 'virtual:words';

type Sentences = Record<keyof typeof en, string>;

/** Sentences read so far, by locale: rooms add theirs as their pages open. */
const read = new Map<Locale, { rooms: Set<string>; sentences: Sentences }>();

const messagesOf = (locale: Locale) => {
  const known = read.get(locale);
  if (known) return known;
  const fresh = { rooms: new Set<string>(), sentences: {} as Sentences };
  read.set(locale, fresh);
  return fresh;
};

/** Reads the compiled sentences of a room (`shell`, or a place's name) once. */
export const loadMessages = async (locale: Locale, room: string): Promise<void> => {
  const { rooms, sentences } = messagesOf(locale);
  if (rooms.has(room)) return;
  const { default: chunks } = await wordChunks[locale]();
  const [own] = await Promise.all([chunks[room]?.(), ...(alongside[room] ?? []).map((other) => loadMessages(locale, other))]);
  if (own) Object.assign(sentences, own.default);
  rooms.add(room);
};

/** Reads every room of a locale. */
export const loadAllMessages = async (locale: Locale): Promise<void> => {
  const { default: chunks } = await wordChunks[locale]();
  await Promise.all(Object.keys(chunks).map((room) => loadMessages(locale, room)));
};

/** Made once for a locale and time zone: the formatters inside are dear, and a server draws many documents with them. */
const tongues = new Map<string, IntlShape>();

/** What speaks a locale's sentences read so far, and those that are read later. */
export const intlLocaleOf = (locale: Locale, timeZone: string): IntlShape => {
  const key = `${locale} ${timeZone}`;
  const tongue =
    tongues.get(key) ?? createIntl({ locale: languageTag(locale), defaultLocale: 'en', messages: messagesOf(locale).sentences, timeZone });
  tongues.set(key, tongue);
  return tongue;
};

/** Gives every part below the sentences of one locale. */
export const Messages = ({ locale, timeZone, children }: { locale: Locale; timeZone: string; children: ReactNode }) => (
  <RawIntlProvider value={intlLocaleOf(locale, timeZone)}>{children}</RawIntlProvider>
);
