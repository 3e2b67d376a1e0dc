import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mallAt, type MallConnection } from '#mesh/http/mallConnection.ts';
import { sanitizeHtml } from '#mesh/http/sanitizeHtml.ts';
import { pageLangs, pageOf } from '#mall/content/page.ts';
import { openStack, type Stack, type Visitor } from './stack.ts';

const hostile = [
  '<p onclick="steal()">A <b>good</b> lamp.<script>steal()</script></p>',
  '<img src="x" onerror="steal()"><img src="http://spy.example/pixel.gif"><img src="data:image/svg+xml,steal">',
  '<img src="https://mall.example/lamp.jpg" alt="Lamp" srcset="javascript:steal()">',
  '<a href="javascript:steal()">one</a><a href=" java&#10;script:steal()">two</a>',
  '<a href="//evil.example/x">three</a><a href="data:text/html,steal()">four</a>',
  '<a href="https://mall.example/care" target="_blank" onmouseover="steal()">five</a><a href="/policies/help">six</a>',
  '<iframe src="https://evil.example">steal</iframe><style>body{display:none}</style>',
  '<svg onload="steal()"><script>steal()</script><a xlink:href="javascript:steal()">steal</a></svg>',
  '<math><mtext><style><img src=x onerror=steal()></style></mtext></math>',
  '<form action="https://evil.example"><input name="card"><button>Pay</button></form><base href="https://evil.example">',
  '<h1 id="root" class="x" style="position:fixed">Care</h1><table><tr><td colspan="2">Warm</td></tr></table>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript><ul><li>Oak',
].join('');

const harmless = [
  '<p>A <b>good</b> lamp.</p>',
  '<img src="x" loading="lazy" /><img src="https://mall.example/lamp.jpg" alt="Lamp" loading="lazy" />',
  '<a>one</a><a>two</a><a>three</a><a>four</a>',
  '<a href="https://mall.example/care" rel="noopener noreferrer nofollow">five</a><a href="/policies/help">six</a>',
].join('');

let stack: Stack;
let server: Server;
let foreign: MallConnection;
let guest: Visitor;
const region = 659006000402;

const article = { id: 1, title: 'News', summary: '', content: '', regionIds: [region], isTop: 0, publishTime: '2026-01-15T00:00:00.000Z' };
const announcements = JSON.stringify({ records: [article], total: 1, size: 1, current: 1, pages: 1 });

/** The reference mall behind a wire that puts hostile markup wherever the contract has `html`. */
const poisoned = (body: string): string =>
  JSON.stringify(JSON.parse(body), (key, value: unknown) => (key === 'content' || key === 'html' ? hostile : value));

beforeAll(async () => {
  stack = await openStack();
  server = createServer((request, response) => {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const forwarded = new Request(`http://mall${request.url}`, { method: request.method ?? 'GET', headers });
    void stack.test.mall.fetch(forwarded, '').then(async (answer) => {
      const body = request.url?.startsWith('/notifications/') ? announcements : await answer.text();
      const isTold = /^\/(prod\/prodInfo|content\/page|campaign\/info|notifications)/.test(request.url ?? '');
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(answer.ok && isTold ? poisoned(body) : body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  foreign = await mallAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  guest = stack.visitor(await stack.gateway({ ...stack.test.mall, fetch: foreign.fetch }));
});
afterAll(async () => {
  await foreign.stop();
  server.closeAllConnections();
  server.close();
  await stack.close();
});

const anyProduct = async (): Promise<number> => {
  const query = { regionId: region };
  const { body } = await stack.test.ask<{ records: { prodId: number }[] }>('GET', '/indexTag/moreGoodStuff', { query });
  return body.records[0]?.prodId ?? 0;
};

const banned = ['SCRIPT', 'STYLE', 'IFRAME', 'SVG', 'MATH', 'FORM', 'INPUT', 'BASE', 'OBJECT', 'NOSCRIPT'];
const isBanned = ({ name, value }: Attr): boolean =>
  /^on|^(style|id|class|srcset|target)$/.test(name) || /^\s*(javascript|data|http):|^\/\//i.test(value);

/** What could run, frame, restyle or send anything, as a browser reads the markup. */
const dangers = (html: string): string[] => {
  const { document } = new JSDOM(html).window;
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(banned.includes(element.tagName.toUpperCase()) ? [element.tagName] : []),
    ...[...element.attributes].filter(isBanned).map(({ name, value }) => `${name}=${value}`),
  ]);
};

describe("A foreign mall's HTML", () => {
  it.each([
    ['of a product', 'ReadProduct', async () => ({ prodId: await anyProduct(), regionId: region }), 'content'],
    ['of a policy', 'ReadStaticPage', async () => ({ slug: 'refund-return', lang: 'en-us' }), 'html'],
    ['of announcements', 'ReadGuestAnnouncements', async () => ({ regionId: region, current: 1, size: 1 }), 'content'],
  ])('%s is answered by the allow-list', async (_, name, variables, key) => {
    const { data, errors } = await guest.ask(name, await variables());
    expect(errors).toBeUndefined();
    const html = JSON.parse(new RegExp(`"${key}":("(?:[^"\\\\]|\\\\.)*")`).exec(JSON.stringify(data))?.[1] ?? '""') as string;
    expect(dangers(html)).toEqual([]);
    expect(html).toContain(harmless);
    expect(html).toContain('<h2>Care</h2><table><tr><td colspan="2">Warm</td></tr></table>');
    expect(html).not.toContain('steal');
  });

  it('is drawn so in the documents', async () => {
    for (const path of [`/products/${await anyProduct()}`, '/policies/refund-return']) {
      let html = '';
      const drawn = async (): Promise<string> => (html = await (await guest.fetch(path)).text());
      await expect.poll(drawn, { interval: 100 }).toContain('A <b>good</b> lamp.');
      expect(html, path).not.toContain('steal');
    }
  });

  it('of the reference mall stays as it is written', async () => {
    const query = { prodId: await anyProduct(), regionId: region };
    const { body } = await stack.test.ask<{ content: string }>('GET', '/prod/prodInfo', { query });
    const slugs = ['service-agreement', 'privacy-agreement', 'refund-return', 'about-us', 'help', 'policies', 'contact'];
    const pages = slugs.flatMap((slug) => pageLangs.map((lang) => pageOf(slug, lang, 'Serendib')?.html ?? ''));
    for (const html of [body.content, ...pages]) expect(sanitizeHtml(html)).toBe(html);
  });
});
