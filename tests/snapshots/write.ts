import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gatherMachines } from '#flows/machines.ts';
import { writeScreens } from './writeScreens.ts';
import { folder, requestFolder, requestPages, snapshotPages } from './snapshots.ts';

const words = process.argv.slice(2);
const noun = words.find((word) => !word.startsWith('-'));
const pages = await snapshotPages(noun);
if (pages.size === 0) {
  process.stderr.write(`No machine is called '${noun}'. There are: ${[...(await gatherMachines()).keys()].join(', ')}.\n`);
  process.exit(2);
}

/** Compares a folder with what it should hold, and writes it where that is wanted. @returns the names of what differs */
async function compare(where: URL, all: Map<string, string>): Promise<string[]> {
  const wanted = [...all];
  await mkdir(where, { recursive: true });
  const kept = noun === undefined ? await readdir(where) : [];
  const gone = kept.filter((file) => !all.has(file.replace('.txt', '')));
  const written = await Promise.all(wanted.map(([name]) => readFile(new URL(`${name}.txt`, where), 'utf8').catch(() => '')));
  const changed = wanted.filter(([, page], index) => page !== written[index]);
  if (words.includes('--write')) {
    for (const file of gone) await rm(new URL(file, where));
    for (const [name, page] of changed) await writeFile(new URL(`${name}.txt`, where), page);
  }
  return [...changed.map(([name]) => name), ...gone];
}

const charts = await compare(folder, pages);
const requests = await compare(requestFolder, await requestPages(undefined, noun));
const names = [...charts.map((name) => `pages/${name}`), ...requests.map((name) => `requests/${name}`)].join(', ') || 'nothing';
if (words.includes('--write')) {
  process.stdout.write(`Written to tests/snapshots: ${names}.\n`);
  const isWritten = writeScreens(noun);
  process.stdout.write(
    isWritten ? 'Written to tests/snapshots/screens.\n' : 'A walk failed: mend it first, then its screens can be written.\n',
  );
  process.exitCode = isWritten ? 0 : 1;
} else {
  process.stdout.write(`Changed since the ledger was written: ${names}. Read the difference, then 'npm run ledger -- --write'.\n`);
  process.exitCode = charts.length + requests.length > 0 ? 1 : 0;
}
