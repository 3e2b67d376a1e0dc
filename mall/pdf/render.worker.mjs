import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import Printer from 'pdfmake/js/Printer.js';
import subsetFont from 'subset-font';

// On Linux this thread alone gives way to the one that answers requests.
if (process.platform === 'linux') setPriority(10);

const { definition, fonts } = workerData;
const files = new Map();
const families = {};
for (const { family, style, wght, path, letters } of fonts) {
  const name = `${family} ${style}`;
  const whole = await readFile(path);
  files.set(name, await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght } }));
  families[family] = { ...families[family], [style]: name };
}
const virtual = { existsSync: (name) => files.has(name), readFileSync: (name) => files.get(name) };
const nothingFetched = { resolve: () => undefined, resolved: () => Promise.resolve() };
const printer = new Printer.default(families, virtual, nothingFetched, () => false);
const document = await printer.createPdfKitDocument(definition);
const chunks = [];
document.on('data', (chunk) => chunks.push(chunk));
document.on('end', () => parentPort.postMessage(Buffer.concat(chunks)));
document.end();
