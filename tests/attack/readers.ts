import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller, Field } from './field.ts';
import type { Reader, Sample } from './probe.ts';

/** How long documents took (p95, in ms) in so many seconds, and the first that was no document. */
export type Window = { p95: number; seconds: number; wrong: string | null };

/** A guest and a shopper who read on, at both processes. */
export type Readers = {
  /** What they saw from now until `work` is over, for as long and as often as a figure needs at least. */
  while(work: Promise<unknown>): Promise<Window>;
  close(): Promise<void>;
};

const LOOK_MS = 20;

/** The 95th of a hundred. */
const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0;

/** Begins to read. A window lasts `leastMs` and has `least` documents, at least. */
export async function openReaders(field: Field, least: { ms: number; documents: number }): Promise<Readers> {
  const [guest, shopper] = [field.stranger(), field.stranger()];
  await field.login(shopper);
  const readerOf = ({ address, cookies }: Caller, url: string): Reader => ({
    url,
    headers: { 'x-forwarded-for': address, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
  });
  const readers = field.shops.flatMap(({ origin }) => [readerOf(guest, `${origin}/`), readerOf(shopper, `${origin}/Cart`)]);
  const probe = fork(new URL('./probe.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  probe.send(readers);
  const seen: Sample[] = [];
  probe.on('message', (sample) => seen.push(sample as Sample));
  await once(probe, 'message');
  return {
    async while(work) {
      const begun = Date.now();
      let isOver = false;
      const over = work.finally(() => (isOver = true)).catch(() => undefined);
      const inWindow = (): Sample[] => seen.filter(({ at }) => at >= begun);
      while (!isOver || Date.now() - begun < least.ms || inWindow().length < least.documents) await pause(LOOK_MS);
      await over;
      const samples = inWindow();
      seen.length = 0;
      const wrong = samples.find((sample) => sample.wrong !== null)?.wrong ?? null;
      return { p95: p95(samples.map(({ ms }) => ms)), seconds: (Date.now() - begun) / 1000, wrong };
    },
    async close() {
      const ended = once(probe, 'exit');
      probe.kill();
      await ended;
    },
  };
}
