import sanitize from 'sanitize-html';

/** The elements that a mall's texts may be made of; an `h1` becomes an `h2`, since the page has one of its own. */
const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'a',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

const rules: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  // Addresses of this shop have no scheme; pictures from elsewhere come over TLS, as the content security policy asks.
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // What these hold is no text for people: it goes with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'title'],
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(href && { href }), ...(/^\s*https?:/i.test(href) && { rel: 'noopener noreferrer nofollow' }) },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/** Text with markup as far as it may be shown: by the allow-list alone, whoever wrote it (contract 1.2, `html`). */
export const sanitizeHtml = (html: string): string => sanitize(html, rules);

/** A field's place in an answer: its keys from the outside in. Lists on the way are gone through. */
export type FieldPath = readonly string[];

const sanitizedAt = (value: unknown, [key, ...rest]: FieldPath): unknown => {
  if (key === undefined && typeof value === 'string') return sanitizeHtml(value);
  if (Array.isArray(value)) return value.map((item) => sanitizedAt(item, key === undefined ? [] : [key, ...rest]));
  if (key === undefined || value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: sanitizedAt((value as Record<string, unknown>)[key], rest) };
};

/** A mall's answer with every text at `paths` sanitised. */
export const sanitizeFields = (body: unknown, paths: readonly FieldPath[]): unknown => paths.reduce(sanitizedAt, body);
