import { locales, type Locale } from '#machines/model/locale.ts';
import type { DocumentHead } from '../document/documentHead.ts';
import { inlineJson } from './inlineJson.ts';

/** Languages as Open Graph writes them. */
const openGraphLocales: Record<Locale, string> = {
  en: 'en_US',
  pt: 'pt_BR',
  ru: 'ru_RU',
  tr: 'tr_TR',
  'zh-TW': 'zh_TW',
  zn: 'zh_CN',
};

/** What finders and sharers read in a document's head: its one address, its other languages, its picture, its structured data. */
export const HeadLinks = ({ title, description, links, brand, type, picture, data, locale }: DocumentHead & { locale: Locale }) => (
  <>
    <link rel="canonical" href={links.canonical} />
    {links.alternates.map(({ hreflang, href }) => (
      <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
    ))}
    {links.isIndexed ? null : <meta name="robots" content="noindex" />}
    <meta property="og:site_name" content={brand} />
    <meta property="og:type" content={type} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={links.canonical} />
    <meta property="og:locale" content={openGraphLocales[locale]} />
    {locales
      .filter((other) => other !== locale)
      .map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
      ))}
    <meta property="og:image" content={picture.address} />
    {picture.width ? <meta property="og:image:width" content={String(picture.width)} /> : null}
    {picture.height ? <meta property="og:image:height" content={String(picture.height)} /> : null}
    <meta property="og:image:alt" content={title} />
    <meta name="twitter:card" content="summary_large_image" />
    {data.map((thing, at) => (
      <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(thing) }} />
    ))}
  </>
);
