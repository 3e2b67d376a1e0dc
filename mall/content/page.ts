import { aboutUs } from './pages/aboutUs.ts';
import { contact } from './pages/contact.ts';
import { help } from './pages/help.ts';
import { policies } from './pages/policies.ts';
import { privacyAgreement } from './pages/privacyAgreement.ts';
import { refundReturn } from './pages/refundReturn.ts';
import { serviceAgreement } from './pages/serviceAgreement.ts';

export const pageLangs = ['en-us', 'zh-cn'] as const;
export type PageLang = (typeof pageLangs)[number];
/** A static page in the two languages it exists in (spec 2); `{brand}` stands for the mall's name. */
export type PageText = Record<PageLang, { title: string; html: string }>;

const pages = new Map<string, PageText>([
  ['service-agreement', serviceAgreement],
  ['privacy-agreement', privacyAgreement],
  ['refund-return', refundReturn],
  ['about-us', aboutUs],
  ['help', help],
  ['policies', policies],
  ['contact', contact],
]);

const UPDATED = '2026-01-15T00:00:00.000Z';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A6; null for a slug that is no page. */
export function pageOf(
  slug: string,
  lang: PageLang,
  brand: string,
): { slug: string; lang: PageLang; title: string; html: string; updateTime: string } | null {
  const text = pages.get(slug)?.[lang];
  if (!text) return null;
  return { slug, lang, title: text.title, html: text.html.trim().replaceAll('{brand}', escaped(brand)), updateTime: UPDATED };
}
