import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { folder, ledgerPages } from './ledger.ts';

const words = process.argv.slice(2);
const noun = words.find((word) => !word.startsWith('-'));
const pages = await ledgerPages();
const wanted = noun === undefined ? [...pages] : [...pages].filter(([name]) => name.split('.')[0] === noun || name === noun);
if (wanted.length === 0) {
  process.stderr.write(`No machine is called '${noun}'. There are: ${[...pages.keys()].join(', ')}.\n`);
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const kept = noun === undefined ? await readdir(folder) : [];
const gone = kept.filter((file) => !pages.has(file.replace('.txt', '')));
const written = await Promise.all(wanted.map(([name]) => readFile(new URL(`${name}.txt`, folder), 'utf8').catch(() => '')));
const changed = wanted.filter(([, page], index) => page !== written[index]);
const names = [...changed.map(([name]) => name), ...gone].join(', ') || 'nothing';
if (words.includes('--write')) {
  for (const file of gone) await rm(new URL(file, folder));
  for (const [name, page] of changed) await writeFile(new URL(`${name}.txt`, folder), page);
  process.stdout.write(`Written to tests/ledger/pages: ${names}.\n`);
} else {
  process.stdout.write(`Changed since the ledger was written: ${names}. Read the difference, then 'npm run ledger -- --write'.\n`);
  process.exitCode = changed.length + gone.length > 0 ? 1 : 0;
}
