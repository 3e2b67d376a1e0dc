import autocannon from 'autocannon';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import { bankless, memoryOf, ops, ports, running, stopped, type Shop } from './shop.ts';
import { atLeast, atMost, figure } from './table.ts';

const connections = 10;
const region = 659006000402;

/** Requests a second; `next` gives each request its own path. */
const rate = async (origin: string, next: () => string, seconds = 5): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  if (non2xx + errors > 0) figure('  of these not answered with 200', String(non2xx + errors), '0', false);
  return requests.average;
};

const hashOf = (name: string): string => Object.entries(documents).find(([, { text }]) => text.includes(`query ${name}(`))?.[0] ?? '';

/** The public list of twelve that the budget speaks of, page by page. */
const listAt = (page: number): string =>
  `/graphql?${new URLSearchParams({ documentId: hashOf('ReadYouMayLike'), variables: JSON.stringify({ regionId: region, current: page }), region: String(region), locale: 'en' })}`;

/** Ids of products on sale, as many as asked for. */
export const someProducts = async (origin: string, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const answer = (await (await fetch(origin + listAt(page))).json()) as { data: { youMayLike: { records: { prodId: number }[] } } };
    const records = answer.data.youMayLike.records;
    if (records.length === 0) break;
    ids.push(...records.map(({ prodId }) => prodId));
  }
  return ids;
};

/** The gateway and the mall under it, ten connections. */
export const benchGateway = async (shop: Shop): Promise<void> => {
  atLeast('gateway, public list of 12, cached', await rate(shop.origin, () => listAt(1)), 1_700, 'req/s');
  // A page that nobody asked for yet, as often as there are pages; then the shelves are emptied.
  let requests = 0;
  const begun = performance.now();
  for (let round = 0; round < 5; round += 1) {
    await ops(shop, '/_ops/clock', {});
    await Promise.all(
      Array.from({ length: connections }, async (_, lane) => {
        for (let page = 1 + lane; page <= 200; page += connections) {
          await (await fetch(shop.origin + listAt(page))).text();
          requests += 1;
        }
      }),
    );
  }
  atLeast('gateway, public list of 12, uncached', requests / ((performance.now() - begun) / 1000), 300, 'req/s');
  const { child } = await running(['--import', 'tsx', 'mall/main.ts'], `http://localhost:${ports.MALL_PORT}/healthz`, bankless);
  atLeast(
    'REST mall alone, the same list',
    await rate(`http://localhost:${ports.MALL_PORT}`, () => `/indexTag/moreGoodStuff?current=1&size=12&regionId=${region}`),
    1_500,
    'req/s',
  );
  await stopped(child);
};

/** Documents of guests: kept, drawn anew over a warm gateway, and with everything cold. */
export const benchDocuments = async (shop: Shop, products: number[]): Promise<void> => {
  const first = products[0] ?? 0;
  atLeast('document, guest, home, cached', await rate(shop.origin, () => '/'), 1_000, 'req/s');
  let turn = 0;
  atLeast(
    'document, product, uncached, warm gateway',
    await rate(shop.origin, () => `/products/${first}?turn=${(turn += 1)}`),
    150,
    'req/s',
  );
  atLeast('document, home, uncached, warm gateway', await rate(shop.origin, () => `/?turn=${(turn += 1)}`), 60, 'req/s');
  await ops(shop, '/_ops/clock', {});
  let next = 0;
  const cold = products.slice(0, 2_000);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < cold.length && performance.now() - begun < 8_000)
        await (await fetch(`${shop.origin}/products/${cold[(next += 1) - 1]}`)).text();
    }),
  );
  atLeast('document, product, all cold', next / ((performance.now() - begun) / 1000), 80, 'req/s');
  let drawn = 0;
  let spent = 0;
  for (let round = 0; round < 3; round += 1) {
    await ops(shop, '/_ops/clock', {});
    const since = performance.now();
    // Twenty-four different homes: none shares an answer of the gateway with another.
    await Promise.all(
      [402, 403, 404, 405].flatMap((id) =>
        ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn'].map(async (lang) => {
          await (await fetch(shop.origin, { headers: { cookie: `region=659006000${id}; lang=${lang}` } })).text();
          drawn += 1;
        }),
      ),
    );
    spent += performance.now() - since;
  }
  atLeast('document, home, all cold', drawn / (spent / 1000), 25, 'req/s');
};

/** How often the shelves answer, over many addresses of uneven fame; and how long a changed price stays unseen. */
export const benchShelves = async (shop: Shop, products: number[]): Promise<void> => {
  await ops(shop, '/_ops/clock', {});
  const outcomes: Record<string, number> = {};
  const addresses = products.slice(0, 600).map((id) => `/products/${id}`);
  // By rank, as Zipf found it.
  const weights = addresses.map((_, rank) => 1 / (rank + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let seed = 7;
  const chance = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const pick = (): string => {
    let left = chance() * sum;
    const index = weights.findIndex((weight) => (left -= weight) <= 0);
    return addresses[Math.max(0, index)] ?? '/';
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let turn = 0; turn < 500; turn += 1) {
        const response = await fetch(shop.origin + pick());
        await response.text();
        const outcome = /desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? 'none';
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }),
  );
  const total = Object.values(outcomes).reduce((all, one) => all + one, 0);
  figure(
    `hit ratio, documents, ${addresses.length} addresses, ${total} visits by Zipf`,
    Object.entries(outcomes)
      .map(([name, count]) => `${name} ${((100 * count) / total).toFixed(1)} %`)
      .join(', '),
  );
};

/** Memory after ten thousand documents, and after ten thousand more. */
export const benchMemory = async (shop: Shop, products: number[]): Promise<void> => {
  let turn = 0;
  const tenThousand = (): Promise<unknown> =>
    autocannon({
      url: shop.origin,
      connections,
      amount: 10_000,
      requests: [{ setupRequest: (request) => ({ ...request, path: `/products/${products[(turn += 1) % products.length]}` }) }],
    });
  await tenThousand();
  const first = memoryOf(shop.pid);
  atMost('memory of the Node process after 10,000 documents', first, 400, 'MB');
  await tenThousand();
  atMost('  more after the next 10,000', Math.max(0, (100 * (memoryOf(shop.pid) - first)) / first), 5, '%');
};
