import { hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/database.ts';
import { errorText } from '../http/errorText.ts';
import type { MallContext } from '../mallContext.ts';
import { seal, unseal } from '../seal.ts';
import { inReplayScope, currentReplayScope, type ReplayScope, type StepKind } from './replayScope.ts';
import type { IdSource } from '../idSource.ts';

/**
 * A step of a scene, and what somebody outside answered. `tick`: when the question was asked, or when the transaction was about to commit:
 * what was done up to there, with every lock it took, was done by then.
 */
export type ReplayAnswer = { kind: StepKind; tick: number; answer?: unknown; failed?: string };

/** What is needed to do it again; a call's request as it came, a timer by kind and thing. */
type What = { url: string; method: string; headers: [string, string][]; body: string; ip: string } | { ref: string };

/** One line of the history: `sealed` is its `What` and what was said outside, opened by the mall's secret only. */
export type ReplayEntry = {
  position: number;
  at: number;
  kind: 'call' | 'plane' | 'ring' | 'reset';
  name: string;
  who: string | null;
  /** The ticks at which it began and was over: between them others may have happened. */
  started: number;
  ended: number;
  incarnation: number;
  blocks: number[];
  status: number;
  sealed: string;
};

export type Opened = { what: What; answers: ReplayAnswer[] };

/** A timer that rings as a scene: its work goes `within`, and is noted in the transaction that ends it. */
export type Ringing = {
  within<Result>(work: () => Promise<Result>): Promise<Result>;
  note(db: Db): Promise<void>;
};

/** Keeps what the demo's mall did, in the order in which it was done: every changing call, step of the simulation plane and timer. */
export type ReplayHistory = {
  /** Answers a changing request as a scene. Inside another scene, and outside the demo, it only answers. */
  call(
    kind: 'call' | 'plane',
    name: string,
    asked: { request: Request; ip: string },
    respond: (request: Request) => Promise<Response>,
  ): Promise<Response>;
  ringing(kind: string, ref: string): Ringing;
  /** Notes what began the world anew; everything before is over. */
  reset(at: number, scenario: string, seed: string): Promise<void>;
  /**
   * Where everything so far stands, as a multirange of positions; it leaves out what others are noting meanwhile, though that may stand
   * between.
   */
  positions(db: Db): Promise<string>;
  /** What stands at these positions, oldest first, also of a world that is over. */
  entries(db: Db, positions: string): Promise<ReplayEntry[]>;
  /** Takes over what another mall noted, once it was done again here. */
  adopt(entries: readonly ReplayEntry[]): Promise<void>;
};

/** For a mall that keeps none. */
export const noReplayHistory: Pick<ReplayHistory, 'ringing'> = {
  ringing: () => ({ within: (work) => work(), note: async () => undefined }),
};

const passed = [
  'authorization',
  'accept-language',
  'time-zone',
  'region-id',
  'idempotency-key',
  'content-type',
  'user-agent',
  'device-id',
  'acquirer-signature',
];
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'history', 32));

/** What is needed to do it again, for the eyes of a mall with this secret only. */
export const sealed = (secret: string, thing: Opened): string => seal(keyOf(secret), randomBytes(12), JSON.stringify(thing));

/** Opens what `sealed` holds. @throws where the mall's secret is another one */
export const opened = (secret: string, entry: Pick<ReplayEntry, 'sealed'>): Opened =>
  JSON.parse(unseal(keyOf(secret), entry.sealed)) as Opened;

/** The same request; what is read of its body is also put into `read`. A body that nobody reads is not touched: the server sees to it. */
const overheard = (request: Request, read: Uint8Array[]): Request => {
  const { url, method, headers, signal } = request;
  const hasLength = headers.has('content-length') || headers.has('transfer-encoding');
  if (!hasLength && !request.body) return request;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(onward) {
        reader ??= request.body?.getReader();
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return onward.close();
        read.push(chunk.value);
        onward.enqueue(chunk.value);
      },
      cancel: (why) => reader?.cancel(why),
    },
    { highWaterMark: 0 },
  );
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
};

type Note = Pick<ReplayEntry, 'kind' | 'name'> & { what: () => Promise<What> };

/** Lets go of what no report needs of the worlds that are over. */
export async function forgetUnreported(db: Db): Promise<void> {
  await db.execute(sql`delete from history where is_past and not exists (select from report where history.position <@ report.positions)`);
}

/** The world ends: its history is past, and stays as far as reports need it. */
export async function endReplayHistory(db: Db): Promise<void> {
  await db.execute(sql`update history set is_past = true where not is_past`);
  await forgetUnreported(db);
}

let lastTick = 0;

/** A place in the order in which things happen, in all processes: microseconds of real time, no two alike in one process. */
const nextTick = (): number => {
  lastTick = Math.max(lastTick + 1, Math.round((performance.timeOrigin + performance.now()) * 1000));
  return lastTick;
};

/** What happened to the mall, written down so that it can be repeated. */
export function openReplayHistory(context: MallContext, source: IdSource): ReplayHistory {
  const { secret, demo } = context.config;

  const write = async (db: Db, line: Omit<ReplayEntry, 'position'>): Promise<void> => {
    await db.execute(sql`insert into history (at, kind, name, who, started, ended, incarnation, blocks, status, sealed)
      values (${line.at}, ${line.kind}, ${line.name}, ${line.who}, ${line.started}, ${line.ended}, ${line.incarnation},
      ${JSON.stringify(line.blocks)}::jsonb, ${line.status}, ${line.sealed})`);
  };

  /** A scene that is noted once: where its work says so, else by `finish`, unless nothing was begun. */
  const scene = ({ kind, name, what }: Note) => {
    const [at, started, answers] = [context.clock.now(), nextTick(), [] as ReplayAnswer[]];
    const drawn = { incarnation: source.incarnation(), blocks: [] as number[] };
    let who: string | null = null;
    let stands: 'not begun' | 'begun' | 'noted' = kind === 'call' ? 'not begun' : 'begun';
    let leaves = kind !== 'call';
    const put = async (db: Db, status: number): Promise<void> => {
      stands = 'noted';
      // The transaction that notes it is about to commit.
      for (const step of answers) step.tick ||= nextTick();
      await write(db, {
        at,
        kind,
        name,
        who,
        started,
        ended: nextTick(),
        ...drawn,
        status,
        sealed: sealed(secret, { what: await what(), answers }),
      });
    };
    const played: ReplayScope = {
      at,
      chance: source.chance(drawn),
      // In the order in which they are begun: what is asked side by side is asked so again.
      async step(kindOfStep, work) {
        const step: ReplayAnswer = { kind: kindOfStep, tick: kindOfStep === 'outside' ? nextTick() : 0 };
        answers.push(step);
        const stamp = (): void => {
          step.tick ||= nextTick();
        };
        try {
          const answer = await work(stamp);
          if (kindOfStep === 'outside') step.answer = answer;
          return answer;
        } catch (failed) {
          step.failed = failed instanceof Error ? failed.message : String(failed);
          throw failed;
        } finally {
          stamp();
        }
      },
      begin(by) {
        who = by;
        if (stands === 'not begun') stands = 'begun';
      },
      leave() {
        leaves = true;
      },
      note: (db) => put(db, 200),
      unnote() {
        stands = 'begun';
      },
    };
    const finish = async (status: number): Promise<void> => {
      // What was refused and rolled back left nothing to do again, and its body is nobody's to keep.
      if (stands === 'begun' && (status < 400 || leaves)) await put(context.db, status);
    };
    return { played, put, finish };
  };

  return {
    async call(kind, name, { request, ip }, respond) {
      if (!demo || currentReplayScope()) return respond(request);
      const read: Uint8Array[] = [];
      const heard = overheard(request, read);
      const what = async (): Promise<What> => {
        const { pathname, search } = new URL(request.url);
        const headers = passed.flatMap((header): [string, string][] =>
          request.headers.has(header) ? [[header, request.headers.get(header) ?? '']] : [],
        );
        return { url: pathname + search, method: request.method, headers, body: Buffer.concat(read).toString('base64'), ip };
      };
      const { played, finish } = scene({ kind, name, what });
      const response = await inReplayScope(played, () => respond(heard));
      await finish(response.status).catch((failed: unknown) => context.log(`history: ${errorText(failed)}`));
      return response;
    },
    ringing(kind, ref) {
      if (!demo || currentReplayScope()) return noReplayHistory.ringing(kind, ref);
      const { played, put } = scene({ kind: 'ring', name: kind, what: async () => ({ ref }) });
      return { within: (work) => inReplayScope(played, work), note: (db) => put(db, 200) };
    },
    async reset(at, scenario, seed) {
      if (!demo || currentReplayScope()) return;
      await write(context.db, {
        at,
        kind: 'reset',
        name: scenario,
        who: null,
        started: nextTick(),
        ended: nextTick(),
        incarnation: source.incarnation(),
        blocks: [],
        status: 200,
        sealed: sealed(secret, { what: { ref: seed }, answers: [] }),
      });
    },
    async positions(db) {
      const { rows } = await db.execute<{ positions: string }>(sql`
        select coalesce(range_agg(int8range(position, position, '[]')), '{}')::text as positions from history where not is_past`);
      return rows[0]?.positions ?? '{}';
    },
    async entries(db, positions) {
      const { rows } = await db.execute<ReplayEntry>(sql`
        select position, at, kind, name, who, started, ended, incarnation, blocks, status, sealed from history
        where position <@ ${positions}::int8multirange order by position`);
      return rows;
    },
    async adopt(entries) {
      for (const { position, ...line } of entries)
        await context.db.execute(sql`insert into history (position, at, kind, name, who, started, ended, incarnation, blocks, status,
            sealed) overriding system value
          values (${position}, ${line.at}, ${line.kind}, ${line.name}, ${line.who}, ${line.started}, ${line.ended}, ${line.incarnation},
          ${JSON.stringify(line.blocks)}::jsonb, ${line.status}, ${line.sealed})`);
      const last = Math.max(1, ...entries.map(({ position }) => position));
      await context.db.execute(sql`select setval(pg_get_serial_sequence('history', 'position'), ${last})`);
    },
  };
}
