import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatherMachines } from '#flows/machines.ts';
import { writeScreens } from './writeScreens.ts';
import { folder, requestFolder, requestPages, snapshotPages } from './snapshots.ts';

const words = process.argv.slice(2);
const noun = words.find((word) => !word.startsWith('-'));
/** Of the noun that was named; without one, of all. */
const isMeant = (name: string): boolean => noun === undefined || name.split('.')[0] === noun || name === noun;
const pages = await snapshotPages(isMeant);
if (pages.size === 0) {
  process.stderr.write(`No machine is called '${noun}'. There are: ${[...(await gatherMachines()).keys()].join(', ')}.\n`);
  process.exit(2);
}

/** Compares a folder with what it should hold, and writes it where that is wanted. @returns the names of what differs */
async function compare(where: string, all: Map<string, string>): Promise<string[]> {
  const wanted = [...all];
  await mkdir(where, { recursive: true });
  const files = noun === undefined ? await readdir(where) : [];
  const gone = files.filter((file) => !all.has(file.replace('.txt', '')));
  const written = await Promise.all(wanted.map(([name]) => readFile(join(where, `${name}.txt`), 'utf8').catch(() => '')));
  const changed = wanted.filter(([, page], index) => page !== written[index]);
  if (words.includes('--write')) {
    for (const file of gone) await rm(join(where, file));
    for (const [name, page] of changed) await writeFile(join(where, `${name}.txt`), page);
  }
  return [...changed.map(([name]) => name), ...gone];
}

const charts = await compare(folder, pages);
const requests = await compare(requestFolder, await requestPages(isMeant));
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
