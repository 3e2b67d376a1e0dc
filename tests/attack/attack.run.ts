import { readdirSync } from 'node:fs';
import { openField, type Field } from './field.ts';
import { openReaders, type Readers, type Window } from './readers.ts';
import type { Scenario } from './scenario.ts';

/** How much slower documents may be while somebody attacks, and once he is gone. */
const MOST = 2;
/** Figures are made of so much; the short form, which judges none, makes do with less. */
const WHOLE = { ms: 6_000, documents: 120 };
const SHORT = { ms: 300, documents: 12 };
/** What a machine's other work disturbed is measured again, up to so many times in all; what did not hold the first time stays so. */
const MEASURED = 3;

const full = !process.argv.includes('--short');

/** Every scenario of the folder, or those whose file was named. */
async function readScenarios(wanted: readonly string[]): Promise<Scenario[]> {
  const folder = new URL('./scenarios/', import.meta.url);
  const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((word) => file.startsWith(word));
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && isWanted(file))
    .sort();
  const read = await Promise.all(files.map(async (file) => ((await import(new URL(file, folder).href)) as { default: Scenario }).default));
  return read.filter((one) => full || !one.wholeOnly);
}

/** What became of one attack, and how documents fared while nothing happened, during it and after it. */
type Outcome = { wrong: string | null; isSlow: boolean; before: Window; during: Window; after: Window };

async function attack(field: Field, readers: Readers, one: Scenario, before: Window): Promise<Outcome> {
  const running = one.run(field).catch((failed: Error) => `it failed: ${failed.message}`);
  const during = await readers.while(running);
  const after = await readers.while(Promise.resolve());
  const isDown = field.shops.some((shop) => !shop.isAlive());
  const fault = isDown ? 'a process of the shop ended' : ((await running) ?? during.wrong ?? after.wrong);
  // How fast documents stay is asked of a machine that does nothing else, by `npm run attack`.
  const slow = full && during.p95 > MOST * before.p95 ? 'documents were more than twice as slow' : null;
  const stillSlow = full && after.p95 > MOST * before.p95 ? 'documents stayed more than twice as slow' : null;
  return { wrong: fault ?? slow ?? stillSlow, isSlow: fault === null && (slow ?? stillSlow) !== null, before, during, after };
}

const line = ({ name, must }: Scenario, { wrong, before, during, after }: Outcome): string => {
  const times = [before, during, after].map(({ p95 }) => p95.toFixed(0).padStart(4)).join(' ->');
  const ratios = [during, after].map(({ p95 }) => `${(p95 / before.p95).toFixed(1)}x`).join(' ');
  const seconds = during.seconds.toFixed(1).padStart(5);
  return `${wrong === null ? 'held  ' : 'FAILED'}  ${name.padEnd(24)} p95 ${times} ms  ${ratios}  ${seconds} s  ${wrong ?? must}`;
};

const scenarios = await readScenarios(process.argv.slice(2).filter((word) => !word.startsWith('--')));
const field = await openField(full);
const outcomes: Outcome[] = [];
try {
  const readers = await openReaders(field, full ? WHOLE : SHORT);
  // The first documents of a process are slower than all others.
  await readers.while(Promise.resolve());
  let calm = await readers.while(Promise.resolve());
  for (const one of scenarios) {
    let outcome = await attack(field, readers, one, calm);
    for (let again = 1; again < MEASURED && outcome.isSlow; again += 1) {
      const repeated = await attack(field, readers, one, await readers.while(Promise.resolve()));
      // The attack itself held: repeated, it meets the limits that it has used up, and only its figures count.
      outcome = { ...repeated, wrong: repeated.isSlow ? repeated.wrong : null };
    }
    outcomes.push(outcome);
    console.log(line(one, outcome));
    // The rest after one attack is the rest before the next.
    calm = outcome.after;
  }
  await readers.close();
} finally {
  await field.close();
}
const failed = outcomes.filter(({ wrong }) => wrong !== null).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && outcomes.length > 0 ? 0 : 1);
