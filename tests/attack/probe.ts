import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Who reads, and where: cookies and address as headers. */
export type Reader = { url: string; headers: Record<string, string> };

/** One document: when it was asked for, after how many ms it was there, and what was wrong with it. */
export type Sample = { at: number; ms: number; wrong: string | null };

/** Between two rounds of documents, in ms. */
const PACE_MS = 20;

const read = async ({ url, headers }: Reader): Promise<string | null> => {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  await response.arrayBuffer();
  return response.status === 200 ? null : `a document answered ${response.status}`;
};

// A process of its own: what an attack costs the process that attacks is no wait of a reader.
process.once('disconnect', () => process.exit());
const [readers] = (await once(process, 'message')) as [Reader[]];
for (;;) {
  for (const reader of readers) {
    const begun = performance.now();
    const at = Date.now();
    const wrong = await read(reader).catch((failed: Error) => `a document failed: ${failed.message}`);
    process.send?.({ at, ms: performance.now() - begun, wrong } satisfies Sample);
  }
  await pause(PACE_MS);
}
