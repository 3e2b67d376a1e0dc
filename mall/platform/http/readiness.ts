import { open, mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { errorText } from './errorText.ts';
import type { MallContext } from '../mallContext.ts';

/** With less room than this on its disk, in bytes, a mall is not ready: the database's log and an upload must find place. */
const LEAST_FREE = 64 * 1024 * 1024;
const LONGEST_MS = 3_000;
/** An answer is good for so long: whoever asks in a loop writes no more than this often. */
const LIFE_MS = 1_000;

const freeOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

async function writeDatabase({ db }: MallContext): Promise<void> {
  const value = JSON.stringify(Date.now());
  await db.execute(
    sql`insert into mall_state (name, value) values ('readiness', ${value}::jsonb) on conflict (name) do update set value = excluded.value`,
  );
}

async function writeDisk({ config: { dataDir } }: MallContext, free: (folder: string) => Promise<number>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  if ((await free(dataDir)) < LEAST_FREE) throw new Error('the disk of DATA_DIR is full');
  const name = join(dataDir, `.readiness-${process.pid}`);
  const file = await open(name, 'w');
  try {
    await file.write(Buffer.alloc(4_096));
    await file.sync();
  } finally {
    await file.close();
    await rm(name, { force: true });
  }
}

const inTime = async (work: Promise<unknown>, what: string): Promise<void> => {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (clock = setTimeout(() => reject(new Error('no answer in time')), LONGEST_MS)));
  try {
    await Promise.race([work, late]);
  } catch (failed) {
    throw new Error(`${what} cannot be written`, { cause: failed });
  } finally {
    clearTimeout(clock);
  }
};

/** Whether a change could be kept now, in the database and in DATA_DIR: null, else why not. Answers within three seconds. */
export function openReadiness(context: MallContext, free = freeOn): () => Promise<string | null> {
  let known: { at: number; why: Promise<string | null> } | null = null;
  const look = async (): Promise<string | null> => {
    try {
      await Promise.all([inTime(writeDatabase(context), 'the database'), inTime(writeDisk(context, free), 'DATA_DIR')]);
      return null;
    } catch (failed) {
      context.log(`not ready: ${errorText(failed)}`);
      return (failed as Error).message;
    }
  };
  return () => {
    if (known === null || Date.now() - known.at > LIFE_MS) known = { at: Date.now(), why: look() };
    return known.why;
  };
}
