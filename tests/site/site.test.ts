import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#machines/model/locale.ts';
import { networkProblemCodes } from '#machines/model/problem.ts';
import { refusalCodes } from '#machines/model/refusalCodes.ts';
import { themeMachine } from '#machines/theme.machine.ts';
import { chartOf } from '#flows/chart/chart.ts';
import { fingerprint, writeRecord } from '#flows/coverage/records.ts';
import { readRefusalPage } from '#flows/docs/markdownText.ts';
import { writeSite } from '#flows/docs/site.tsx';
import { allMachines, machineNames } from '#flows/machineRegistry.ts';
import { axeSource } from '../axeSource.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'docs-'));
const site = join(folder, 'site');
const texts = new Map<string, string>();
const pages = new Map<string, Document>();

/** What the tests and the gallery left before: a walk through a part of one machine, one picture of it. */
const made = { records: join(folder, 'records'), pictures: join(folder, 'taken') };
const [slug = ''] = /^theme-[0-9a-f]{8}/m.exec(read('tests/snapshots/gallery.txt')) ?? [];

beforeAll(async () => {
  const [taken] = chartOf(themeMachine).transitions;
  const walked = {
    format: 1,
    kind: 'walks',
    machine: 'theme.machine',
    from: 'tests/model/machines.m-z.walk.tsx',
    states: { '': 1 },
  } as const;
  await writeRecord({ ...walked, chart: fingerprint(themeMachine), items: { [taken?.place ?? '']: 3 } }, made.records);
  mkdirSync(made.pictures);
  writeFileSync(join(made.pictures, `${slug}-390-night-en-normal.webp`), '');
  await writeSite(site, made);
  const { DOMParser } = new JSDOM('').window;
  for (const path of readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.html'))) {
    const text = readFileSync(join(site, path), 'utf8');
    texts.set(path, text);
    pages.set(path, new DOMParser().parseFromString(text, 'text/html'));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = (path: string): Document => {
  const found = pages.get(path);
  if (!found) throw new Error(`The site has no page ${path}.`);
  return found;
};
const textOf = (path: string, of = 'main'): string => page(path).querySelector(of)?.textContent ?? '';
const each = <Found>(look: (document: Document, path: string) => Found[]): Found[] =>
  [...pages].flatMap(([path, document]) => look(document, path));

describe('The site of npm run docs', () => {
  it('has its pages and its style, all reached from the first', () => {
    const reached = new Set<string>();
    const queue = ['index.html'];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (reached.has(path)) continue;
      reached.add(path);
      for (const link of page(path).querySelectorAll('a[href]')) {
        const [to = ''] = (link.getAttribute('href') ?? '').split('#');
        if (to.endsWith('.html')) queue.push(join(dirname(path), to));
      }
    }
    expect([...pages.keys()].filter((path) => !reached.has(path))).toEqual([]);
    expect(readFileSync(join(site, 'site.css'), 'utf8')).toMatch(/prefers-color-scheme: ?dark/);
  });

  it('links only to what is there, files and anchors, without a server', () => {
    const broken = each((document, path) =>
      [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('srcset') ?? '';
        if (/^(https?|data|mailto):/.test(address)) return [];
        const [to = '', anchor] = address.split('#');
        const file = to === '' ? path : join(dirname(path), to);
        if (!existsSync(join(site, file))) return [`${path}: ${address}: no such file`];
        return anchor === undefined || anchor === '' || page(file).getElementById(anchor) ? [] : [`${path}: ${address}: no such anchor`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('is valid: well nested, no id twice, no page empty', () => {
    const plain = (html: string): string =>
      html
        .replaceAll('/>', '>')
        .replaceAll(/&#x27;|&apos;/g, "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<')
        .replaceAll('\u00a0', '&nbsp;')
        .replaceAll(/=""/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        // React writes `charSet`, the parser `charset`.
        .toLowerCase();
    const faults = each((document, path) => {
      const [written, parsed] = [plain(texts.get(path) ?? '').replace(/^<!doctype html> /, ''), plain(document.documentElement.outerHTML)];
      const at = [...written].findIndex((letter, index) => letter !== parsed[index]);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return [
        ...(at < 0 ? [] : [`${path}: badly nested at ${written.slice(Math.max(0, at - 80), at + 40)}`]),
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: the id ${id} twice`),
        ...((document.querySelector('main')?.textContent ?? '').length > 80 ? [] : [`${path}: hardly a word`]),
        ...(document.querySelectorAll('h1').length === 1 ? [] : [`${path}: not one heading of level 1`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('says of which commit it is, on each page', () => {
    expect(
      each((document, path) => (/from commit [0-9a-f]{12} of \d{4}-\d\d-\d\d/.test(document.body.textContent ?? '') ? [] : [path])),
    ).toEqual([]);
  });
});

describe('A machine in the site', () => {
  it('has a page with its chart, every state, every walk and every screen of the committed list', async () => {
    const lacks = (await allMachines()).flatMap(({ noun, name, machine }) => {
      const path = `machines/${noun}.html`;
      const document = page(path);
      const snapshot = read(`tests/snapshots/pages/${name}.txt`);
      const count = (selector: string): number => document.querySelectorAll(selector).length;
      const numbers: [string, number, number][] = [
        ['boxes in its chart', count('#chart svg [data-box]'), chartOf(machine).states.length],
        ['states', count('#states section[id^="state-"]'), chartOf(machine).states.length],
        ['transitions', count('#states section li'), chartOf(machine).transitions.length],
        ['walks', count('#walks > details'), (snapshot.match(/^walk \d+$/gm) ?? []).length],
        ['steps', count('#walks ol > li'), (snapshot.match(/^ {0,3}\d+\. .* -> /gm) ?? []).length],
        [
          'screens',
          count('#screens li[id]'),
          read('tests/snapshots/gallery.txt')
            .split('\n')
            .filter((line) => line.replace(/-[0-9a-f]{8} \|.*/, '') === noun).length,
        ],
      ];
      return numbers
        .filter(([, drawn, owed]) => drawn !== owed)
        .map(([what, drawn, owed]) => `${path}: ${drawn} ${what}, there are ${owed}`);
    });
    expect(lacks).toEqual([]);
  });

  it('tells who does a step, what it is, and what is there then', () => {
    const steps = [...page('machines/login.html').querySelectorAll('#walks li')].map((step) => step.textContent ?? '');
    expect(steps.find((step) => step.includes('readPhoneCodes answers'))).toMatch(
      /^Mall: readPhoneCodes answers: .*The list arrives; number 158 is chosen \(spec 9\)\.Now countries\.known/,
    );
    expect(steps.some((step) => /^Shopper: \S+\.pressed /.test(step))).toBe(true);
    expect(textOf('machines/cart.html', '#walks')).toContain('Network: readCart is refused: UNREACHABLE What this page needs');
    expect(textOf('machines/cart.html', '#walks')).toContain(
      'Mall: saveCartMutation is refused: OUT_OF_STOCK Refused: page and badge roll back',
    );
    expect(textOf('machines/cart.html', '#walks')).toContain('Time: 5 s later Five seconds later: try again.');
    expect(textOf('machines/cart.html', '#walks')).toContain('subscribeToChanges: data.changed {"ref":null} The cart was changed');
  });

  it('says how often tests took a transition, and which none took; without records that', () => {
    expect(textOf('machines/theme.html', '#states')).toMatch(/States walked1 of \d+Transitions walked1 of \d+/);
    const rows = [...page('machines/theme.html').querySelectorAll('#states section li')].map((row) => row.textContent);
    expect(rows.filter((row) => row?.includes('✓ taken 3 times'))).toHaveLength(1);
    expect(rows.filter((row) => row?.includes('✗ not taken by any test'))).toHaveLength(rows.length - 1);
    expect(textOf('machines/cart.html', '#states')).toContain('No records of walks through this chart are here: npm test writes them.');
  });

  it('shows the pictures that the gallery took; where it took none, the command that does', () => {
    const screen = page('machines/theme.html').getElementById(slug);
    expect(screen?.querySelector('img')?.getAttribute('src')).toBe(`../pictures/${slug}-390-night-en-normal.webp`);
    expect(screen?.querySelector('details a')?.textContent).toBe('390 px, night, en');
    expect(textOf('machines/cart.html', '#screens')).toContain('npm run gallery -- cart takes them');
  });

  it('names the calls that its ports ask, and their pages name it', () => {
    const ports = [...page('machines/cart.html').querySelectorAll('#ports li')].map((port) => port.textContent);
    expect(ports).toContain('readCart asks I1 cart, I9 expiredCartItems, I2 cartCount, I3 cartAmount');
    expect(page('calls.html').getElementById('J3')?.textContent).toMatch(/Asked by .*checkout submitOrder/);
  });

  it('links the points of the specification that its descriptions name', () => {
    const links = [...page('machines/login.html').querySelectorAll('#requirements a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['../requirements.html#point-2', '../requirements.html#point-8', '../requirements.html#point-9']),
    );
  });
});

describe('Requirements and refusals in the site', () => {
  it('every numbered point has its place, with every description that names it', async () => {
    const points = [...read('docs/specification.md').matchAll(/^## (\d+)\. (.*)$/gm)].map(([, id = '', title = '']) => [id, title]);
    expect([...page('requirements.html').querySelectorAll('main > section > h2')].map((title) => title.textContent)).toEqual(
      points.map(([id, title]) => `${id}. ${title}`),
    );
    const named = (await machineNames()).flatMap((name) =>
      [...read(`machines/${name}.ts`).matchAll(/description: '((?:[^'\\]|\\.)*\(spec (\d+)[^']*)'/g)].map(([, said = '', point = '']) => ({
        name,
        said,
        point,
      })),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(
      named
        .filter(({ said, point }) => !textOf('requirements.html', `#point-${point}`).includes(said.replaceAll(String.raw`\'`, "'")))
        .map(({ name, said }) => `${name}: ${said}`),
    ).toEqual([]);
  });

  it('names the tests that name a point', () => {
    expect(textOf('requirements.html', '#point-5')).toContain('tests/properties/searchPanel.law.test.ts');
  });

  it('every refusal has a page with what is read in six languages, and a row', () => {
    const faults = [...refusalCodes, ...networkProblemCodes].flatMap((code) => {
      const { messages } = readRefusalPage(code, read(`docs/errors/${code}.md`));
      const sentences = messages.flatMap(({ sentences: spoken }) => spoken.map(([, sentence]) => sentence));
      const text = textOf(`refusals/${code}.html`);
      return [
        ...(sentences.length >= locales.length ? [] : [`${code}: docs/errors has ${sentences.length} sentences`]),
        ...sentences.filter((sentence) => !text.includes(sentence)).map((sentence) => `${code}: its page lacks "${sentence}"`),
        ...(page('refusals.html').getElementById(code) ? [] : [`${code}: no row on refusals.html`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('a refusal says where it is met and shown', () => {
    expect(textOf('refusals/SLOT_UNAVAILABLE.html')).toMatch(/checkout.*submitOrder is refused, then .*Shown in .*checkout-[0-9a-f]{8}/s);
  });
});

describe('The site for who hears it', () => {
  it.each(['index.html', 'machines/theme.html', 'requirements.html', 'refusals/OUT_OF_STOCK.html'])(
    'axe finds nothing on %s',
    async (path) => {
      const { window } = new JSDOM(texts.get(path) ?? '', { runScripts: 'outside-only' });
      window.eval(axeSource);
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Colours are looked at by the tokens' own tests: jsdom draws nothing.
      const { violations } = await axe.run(window.document.documentElement, { rules: { 'color-contrast': { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)).toEqual([]);
      window.close();
    },
    60_000,
  );
});
