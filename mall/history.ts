import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { House } from './house.ts';
import { inScene, sceneNow, type Scene, type StepKind } from './scene.ts';
import type { Source } from './source.ts';

/** A step of a scene: which position of the history was reached when it ended, and what somebody outside answered. */
export type Said = { kind: StepKind; after: number; answer?: unknown; failed?: string };

/** What is needed to do it again; a call's request as it came, a timer by kind and thing. */
type What = { url: string; method: string; headers: [string, string][]; body: string; ip: string } | { ref: string };

/** One line of the history: `sealed` is its `What` and what was said outside, opened by the house's secret only. */
export type Entry = {
  position: number; at: number; kind: 'call' | 'plane' | 'ring' | 'reset'; door: string; who: string | null;
  /** The position that was reached when it began: what stands between happened meanwhile. */
  started: number;
  incarnation: number; blocks: number[]; status: number; sealed: string;
};

export type Opened = { what: What; said: Said[] };

/** A timer that rings as a scene: its work goes `within`, and is noted in the transaction that ends it. */
export type Ringing = { within<Result>(work: () => Promise<Result>): Promise<Result>; note(db: Db): Promise<void>; /** That transaction was committed. */ committed(): void };

/** Keeps what the demo's mall did, in the order in which it was done: every changing call, step of the simulation plane and timer. */
export type History = {
  /** Answers a changing request as a scene. Inside another scene, and outside the demo, it only answers. */
  call(kind: 'call' | 'plane', door: string, asked: { request: Request; ip: string }, respond: (request: Request) => Promise<Response>): Promise<Response>;
  ringing(kind: string, ref: string): Ringing;
  /** Notes what began the world anew; everything before is over. */
  reset(at: number, scenario: string, seed: string): Promise<void>;
  /** Everything so far, oldest first. */
  entries(db: Db): Promise<Entry[]>;
  /** Takes over what another mall noted, once it was done again here. */
  adopt(entries: readonly Entry[]): Promise<void>;
};

/** For a mall that keeps none. */
export const noHistory: Pick<History, 'ringing'> = { ringing: () => ({ within: (work) => work(), note: async () => undefined, committed: () => undefined }) };

const passed = ['authorization', 'accept-language', 'time-zone', 'region-id', 'idempotency-key', 'content-type', 'user-agent', 'acquirer-signature'];
const CIPHER = 'aes-256-gcm';
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'history', 32));

/** What is needed to do it again, for the eyes of a mall with this secret only. */
export const sealed = (secret: string, thing: Opened): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(thing), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
};

/** Opens what `sealed` holds. @throws where the house's secret is another one */
export const opened = (secret: string, { sealed }: Pick<Entry, 'sealed'>): Opened => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')) as Opened;
};

/** The same request; what is read of its body is also put into `read`. A body that nobody reads is not touched: the server sees to it. */
const overheard = (request: Request, read: Uint8Array[]): Request => {
  const { url, method, headers, signal } = request;
  const hasLength = headers.has('content-length') || headers.has('transfer-encoding');
  if (!hasLength && !request.body) return request;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    async pull(onward) {
      reader ??= request.body?.getReader();
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return onward.close();
      read.push(chunk.value);
      onward.enqueue(chunk.value);
    },
    cancel: (why) => reader?.cancel(why),
  }, { highWaterMark: 0 });
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
};

type Note = Pick<Entry, 'kind' | 'door'> & { what: () => Promise<What> };

export function openHistory(house: House, source: Source): History {
  const { secret, demo } = house.config;
  let last = 0;

  const write = async (db: Db, line: Omit<Entry, 'position'>): Promise<number> => {
    const { rows } = await db.execute<{ position: number }>(sql`insert into history (at, kind, door, who, started, incarnation, blocks, status, sealed)
      values (${line.at}, ${line.kind}, ${line.door}, ${line.who}, ${line.started}, ${line.incarnation}, ${JSON.stringify(line.blocks)}::jsonb, ${line.status}, ${line.sealed}) returning position`);
    return rows[0]?.position ?? 0;
  };

  /** A scene that is noted once: where its work says so, else by `finish`, unless nothing was begun. */
  const scene = ({ kind, door, what }: Note) => {
    const [at, started, said] = [house.clock.now(), last, [] as Said[]];
    const drawn = { incarnation: source.incarnation(), blocks: [] as number[] };
    let who: string | null = null;
    let stands: 'not begun' | 'begun' | 'noted' = kind === 'call' ? 'not begun' : 'begun';
    let position = 0;
    // Before, nobody else sees what it did.
    const committed = (): void => {
      last = Math.max(last, position);
    };
    const put = async (db: Db, status: number): Promise<void> => {
      stands = 'noted';
      position = await write(db, { at, kind, door, who, started, ...drawn, status, sealed: sealed(secret, { what: await what(), said }) });
    };
    const played: Scene = {
      at, chance: source.chance(drawn),
      // In the order in which they are begun: what is asked side by side is asked so again.
      async step(kindOfStep, work) {
        const step: Said = { kind: kindOfStep, after: last };
        said.push(step);
        let isCommitting = false;
        const reach = (): void => {
          if (!isCommitting) step.after = last;
        };
        try {
          const answer = await work(() => {
            reach();
            isCommitting = true;
          });
          if (kindOfStep === 'outside') step.answer = answer;
          else committed();
          return answer;
        } catch (failed) {
          step.failed = failed instanceof Error ? failed.message : String(failed);
          throw failed;
        } finally {
          reach();
        }
      },
      begin(by) {
        who = by;
        if (stands === 'not begun') stands = 'begun';
      },
      note: (db) => put(db, 200),
      unnote() {
        stands = 'begun';
        position = 0;
      },
    };
    const finish = async (status: number): Promise<void> => {
      if (stands === 'begun') await put(house.db, status);
      committed();
    };
    return { played, put, committed, finish };
  };

  return {
    async call(kind, door, { request, ip }, respond) {
      if (!demo || sceneNow()) return respond(request);
      const read: Uint8Array[] = [];
      const heard = overheard(request, read);
      const what = async (): Promise<What> => {
        const { pathname, search } = new URL(request.url);
        const headers = passed.flatMap((name): [string, string][] => (request.headers.has(name) ? [[name, request.headers.get(name) ?? '']] : []));
        return { url: pathname + search, method: request.method, headers, body: Buffer.concat(read).toString('base64'), ip };
      };
      const { played, finish } = scene({ kind, door, what });
      const response = await inScene(played, () => respond(heard));
      await finish(response.status).catch((failed: Error) => house.log(`history: ${failed.message}`));
      return response;
    },
    ringing(kind, ref) {
      if (!demo || sceneNow()) return noHistory.ringing(kind, ref);
      const { played, put, committed } = scene({ kind: 'ring', door: kind, what: async () => ({ ref }) });
      return { within: (work) => inScene(played, work), note: (db) => put(db, 200), committed };
    },
    async reset(at, scenario, seed) {
      if (!demo || sceneNow()) return;
      last = await write(house.db, { at, kind: 'reset', door: scenario, who: null, started: 0, incarnation: source.incarnation(), blocks: [], status: 200, sealed: sealed(secret, { what: { ref: seed }, said: [] }) });
    },
    async entries(db) {
      const { rows } = await db.execute<Entry>(sql`select position, at, kind, door, who, started, incarnation, blocks, status, sealed from history order by position`);
      return rows;
    },
    async adopt(entries) {
      for (const { position, ...line } of entries) {
        await house.db.execute(sql`insert into history (position, at, kind, door, who, started, incarnation, blocks, status, sealed) overriding system value
          values (${position}, ${line.at}, ${line.kind}, ${line.door}, ${line.who}, ${line.started}, ${line.incarnation}, ${JSON.stringify(line.blocks)}::jsonb, ${line.status}, ${line.sealed})`);
        last = position;
      }
      await house.db.execute(sql`select setval(pg_get_serial_sequence('history', 'position'), ${Math.max(1, last)})`);
    },
  };
}
