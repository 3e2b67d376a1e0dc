/** An XML element to be written; an attribute without a value is left out. */
export type XmlElement = { name: string; attributes?: Record<string, string | undefined>; children?: XmlElement[]; text?: string };

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;', '\t': '&#9;' };
// What XML 1.0 cannot hold at all, not even escaped.
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const escaped = (text: string): string => {
  if (unspeakable.test(text)) throw new Error(`XML cannot hold a control character: take it out of ${JSON.stringify(text)}.`);
  return text.replace(/[&<>"\n\r\t]/g, (sign) => signs[sign] ?? sign);
};

/** An element as text, indented. */
export function xmlText({ name, attributes = {}, children = [], text = '' }: XmlElement, depth = 0): string {
  const pad = '  '.repeat(depth);
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(value)}"`]));
  const open = `${pad}<${name}${written.join('')}`;
  if (children.length === 0) return text === '' ? `${open}/>` : `${open}>${escaped(text)}</${name}>`;
  return [`${open}>`, ...children.map((child) => xmlText(child, depth + 1)), `${pad}</${name}>`].join('\n');
}

const code = (sign: string): string => `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
const escapedByUs = /_x[0-9A-F]{4,6}_/g;
const encoded = (text: string, foreign: RegExp): string => text.replace(/_(?=x[0-9A-F]{4,6}_)/g, code('_')).replace(foreign, code);

/** Any text as a word without spaces, as an event's name is. */
export const xmlToken = (text: string): string => encoded(text, /\s/gu);
/** Any text as an XML id. */
export const xmlId = (text: string): string => encoded(text, /^[^\p{L}_]|[^\p{L}\p{N}._-]/gu);
/** The text that `xmlId` or `xmlToken` encoded. */
export const decoded = (id: string): string =>
  id.replace(escapedByUs, (each) => String.fromCodePoint(Number.parseInt(each.slice(2, -1), 16)));
