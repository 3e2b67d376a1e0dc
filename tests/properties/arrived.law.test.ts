import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { updateHead } from '#src/seo/updateHead.ts';
import { parsePlace } from '#src/navigation/parsePlace.ts';

const drawnForHome =
  '<title>Home</title><link rel="canonical" href="https://shop.example/"><link rel="alternate" hreflang="ru" href="https://shop.example/?lang=ru"><link rel="stylesheet" href="/a.css">' +
  '<meta name="viewport" content="width=device-width"><meta name="description" content="Home"><meta name="robots" content="noindex"><meta property="og:url" content="https://shop.example/"><script type="application/ld+json">{}</script>';

/** The head of home's document, after the window went on to a path. */
const after = (path: string): Document => {
  const { document, location } = new JSDOM(`<head>${drawnForHome}</head>`, { url: `https://shop.example${path}` }).window;
  updateHead(document, parsePlace(location.pathname, location.search), 'en');
  return document;
};
const canonicalAfter = (path: string): string | undefined =>
  after(path).querySelector('link[rel="canonical"]')?.getAttribute('href')?.replace('https://shop.example', '');

test.each([
  ['/products/7?skuId=3', '/products/7'],
  ['/fashion/1002', '/fashion/1002'],
  ['/fashion/1002/prods/dresses-3016', '/dresses/3016'],
  ['/services/tea-time?tagId=4011', '/services/tea-time?tagId=4011'],
  ['/SearchResults/teapot?key=teapot', '/SearchResults/teapot'],
  ['/trending?page=2', '/trending?page=2'],
])("A window that went on to %s says that page's one address", (path, canonical) => expect(canonicalAfter(path)).toBe(canonical));

test('A window that went on says nothing more of the page whose document it was', () => {
  const tags = [...after('/products/7').head.children].map(
    (each) => each.getAttribute('rel') ?? each.getAttribute('name') ?? each.localName,
  );
  expect(tags).toEqual(['title', 'canonical', 'stylesheet', 'viewport']);
});
