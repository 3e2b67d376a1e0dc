import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { machineAtRest } from './atRest.ts';
import { benchBrowser, benchClick, benchStart } from './browser.bench.ts';
import { benchFlows } from './flows.bench.ts';
import { benchFresh } from './fresh.bench.ts';
import { benchBack, benchScroll } from './list.bench.ts';
import { benchLighthouse } from './lighthouse.bench.ts';
import { benchMap } from './map.bench.ts';
import { benchPurchases } from './purchases.bench.ts';
import { benchDocuments, benchGateway, benchMemory, benchShelves, someProducts } from './rates.bench.ts';
import { dataDir, startShop } from './shop.ts';
import { benchSearch } from './search.bench.ts';
import { atMost, figure, printCalibration, printTable } from './table.ts';
import { benchTyping } from './typing.bench.ts';

// npm run bench [gateway documents shelves memory purchases browser start click typing back scroll flows lighthouse fresh]:
// all of them without a name.
// npm run bench -- search: alone, on the catalogue that stands in DATA_DIR. npm run bench -- calibration: the machine alone.
const wanted = process.argv.slice(2);
const wants = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const root = fileURLToPath(new URL('../../', import.meta.url));

const isAlone = (name: string): boolean => wanted.length === 1 && wanted[0] === name;

const measure = async (): Promise<void> => {
  if (isAlone('calibration')) return;
  if (isAlone('search')) return benchSearch();
  atMost('node_modules', Number(execFileSync('du', ['-smL', 'node_modules'], { cwd: root }).toString().split('\t')[0]), 550, 'MB');
  rmSync(dataDir, { recursive: true, force: true });
  const first = await startShop();
  figure('first start, built, empty DATA_DIR, to readyz', `${(first.readyAfter / 1000).toFixed(1)} s`);
  await first.stop();
  const shop = await startShop();
  try {
    atMost('second start to readyz (aim 2)', shop.readyAfter / 1000, 3, 's');
    const rested = await machineAtRest();
    figure(
      'pictures of the home pages drawn, the machine at rest after',
      rested === null ? 'not in 180 s' : `${(rested / 1000).toFixed(0)} s`,
    );
    const products = await someProducts(shop.origin, 2_400);
    if (wants('memory')) await benchMemory(shop, products);
    if (wants('gateway')) await benchGateway(shop);
    if (wants('documents')) await benchDocuments(shop, products);
    if (wants('shelves')) await benchShelves(shop, products);
    if (wants('purchases')) await benchPurchases();
    if (wants('browser')) await benchBrowser(shop, products);
    if (wants('start')) await benchStart(shop, products);
    if (wants('click')) await benchClick(shop);
    if (wants('typing')) await benchTyping(shop);
    if (wants('back')) await benchBack(shop);
    if (wants('scroll')) await benchScroll(shop);
    if (wants('flows')) await benchFlows(shop, products);
    if (wants('flows')) await benchMap(shop, products);
    if (wants('lighthouse')) await benchLighthouse(shop, products);
  } finally {
    await shop.stop();
  }
  if (wants('fresh')) await benchFresh();
};

await printCalibration('at the start');
await measure();
await printCalibration('at the end');
printTable();
