import type { RefusalCode } from '#machines/refusal.ts';
import type { Locale } from '#machines/words.ts';
import type { Db } from './database.ts';
import type { House } from './house.ts';
import type { Region } from './region/region.ts';
import type { z } from './shapes.ts';

/** Who is calling, as the bearer token says. */
export type Caller = { userId: string; sessionId: string; nickName: string; regionId: number; locale: Locale };

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: everything validated and resolved (contract 1.1). */
export type Call<User, Query = unknown, Params = unknown, Body = unknown> = {
  house: House;
  /** The call's transaction for everything but GET (and doors with `transaction: false`), else the pool. Use nothing else inside a handler. */
  db: Db;
  user: User;
  query: Query;
  params: Params;
  body: Body;
  region: Region;
  locale: Locale;
  /** IANA time zone of the caller, else of the region: day boundaries. */
  zone: string;
  /** The mall's time when the call came, ms. */
  now: number;
  requestId: string;
  idempotencyKey: string | null;
  ip: string;
  /** The raw request: for multipart uploads and streams. */
  request: Request;
  /** Sets a header of the answer. */
  header(name: string, value: string): void;
};

type Spec<Who extends 'user' | 'guest', Query, Params, Body, Answer extends z.ZodType> = {
  /** The contract's id: `I4`. */
  id: string;
  /** The GraphQL field the gateway shows (notes/operations.md). */
  operationId: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** With `{name}` for parameters. */
  path: string;
  summary: string;
  /** `user`: without a valid token the answer is 401. `guest`: a valid token only personalises. */
  who: Who;
  query?: Query;
  params?: Params;
  /** JSON body; also on DELETE where the contract says so. */
  body?: Body;
  /** A `multipart/form-data` body, documented by this schema and read by the handler from `call.request`. */
  form?: z.ZodType;
  answer: Answer;
  /** What the answer is when it is not JSON: `text/event-stream`, `image/*`. The handler returns a `Response`. */
  answerType?: string;
  /** Codes besides VALIDATION, UNAUTHORIZED, NOT_FOUND, RATE_LIMITED and INTERNAL. */
  refusals?: readonly RefusalCode[];
  /** Transitions of the contract's tables: `['O7', 'O12']`. */
  transitions?: readonly string[];
  /** Honours `Idempotency-Key` (ⓘ). */
  idempotent?: 'optional' | 'required';
  /** `false`: the handler opens its own transactions on `call.db` (it waits for somebody outside, or keeps what it wrote when it refuses). */
  transaction?: boolean;
  /** A GET that writes something all the same, so that it belongs to the demo's history. */
  writes?: true;
  /** Every refusal answers 400 (B1 to B9). */
  always400?: boolean;
  /** `Cache-Control` of the answer, which then also carries an ETag. */
  cache?: string;
  /** `false`: bytes that clients follow links to and nobody calls by name; left out of the document. */
  documented?: false;
  /** A success for the document. */
  example?: unknown;
  handler(call: Call<Who extends 'user' ? Caller : Caller | null, Out<Query>, Out<Params>, Out<Body>>): Promise<z.input<Answer> | Response>;
};

/** A door with its types rubbed off, as the mall and the document see it. */
export type Door = Omit<Spec<'guest', z.ZodObject | undefined, z.ZodObject | undefined, z.ZodType | undefined, z.ZodType>, 'handler' | 'who'> & {
  who: 'user' | 'guest';
  handler(call: Call<Caller | null>): Promise<unknown>;
};

/** Declares one call of the contract; the one way to put a route into the mall and into the document. */
export function door<Who extends 'user' | 'guest', Answer extends z.ZodType, Query extends z.ZodObject | undefined = undefined, Params extends z.ZodObject | undefined = undefined, Body extends z.ZodType | undefined = undefined>(
  spec: Spec<Who, Query, Params, Body, Answer>,
): Door {
  return spec as unknown as Door;
}
