import type { RefusalCode } from '#machines/model/refusalCodes.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../postgres/database.ts';
import type { MallContext } from '../mallContext.ts';
import type { Limit } from './rateLimit.ts';
import type { Region } from '../../region/region.ts';
import type { z } from './schemas.ts';

/** Who is calling, as the bearer token says. `streamPosition`: the newest id of his stream (C11) before anything was read for him. */
export type Caller = { userId: string; sessionId: string; nickName: string; regionId: number; locale: Locale; streamPosition: string };

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: everything validated and resolved (contract 1.1). */
export type Call<User, Query = unknown, Params = unknown, Body = unknown> = {
  context: MallContext;
  /**
   * The call's transaction for everything but GET (and routes with `transaction: false`), else the pool. Use nothing else inside a handler.
   */
  db: Db;
  user: User;
  query: Query;
  params: Params;
  body: Body;
  /** The form of a route with `form`, the text of one with `text`, as they were sent; read before any transaction begins. */
  form: FormData;
  text: string;
  region: Region;
  locale: Locale;
  /** IANA time zone of the caller, else of the region: day boundaries. */
  zone: string;
  /** The mall's time when the call came, ms. */
  now: number;
  requestId: string;
  idempotencyKey: string | null;
  /**
   * For routes with `transaction: false`: keeps the answer under the call's key in the very transaction `tx` that does what cannot be done
   * twice.
   */
  keepAnswer(tx: Db, answer: unknown): Promise<void>;
  ip: string;
  /** The raw request, for its headers; its body was read already. */
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
  /** A `multipart/form-data` body, documented by this schema, in `call.form`. */
  form?: z.ZodType;
  /** The body is wanted letter by letter, in `call.text`: whoever sent it signed it. */
  text?: true;
  answer: Answer;
  /** What the answer is when it is not JSON: `text/event-stream`, `image/*`. The handler returns a `Response`. */
  answerType?: string;
  /** Codes besides VALIDATION, UNAUTHORIZED, NOT_FOUND, RATE_LIMITED and INTERNAL. */
  refusals?: readonly RefusalCode[];
  /** Transitions of the contract's tables: `['O7', 'O12']`. */
  transitions?: readonly string[];
  /** Honours `Idempotency-Key` (ⓘ). */
  idempotent?: 'optional' | 'required';
  /**
   * `false`: the handler opens its own transactions on `call.db` (it waits for somebody outside, or keeps what it wrote when it refuses).
   */
  transaction?: boolean;
  /** A GET that writes something all the same, so that it belongs to the demo's history. */
  writes?: true;
  /**
   * What the gateway cannot know from method and `who`. `read`: it changes nothing, though it is no GET. `change`: a GET that does.
   * `personal`: a guest's answer is his alone, never kept for others. `hidden`: no shopper asks it.
   */
  gateway?: 'read' | 'change' | 'personal' | 'hidden';
  /** How often it may be called; looked at before any work begins. */
  limits?: readonly Limit[];
  /** Every refusal answers 400 (B1 to B9). */
  always400?: boolean;
  /** `Cache-Control` of the answer, which then also carries an ETag. */
  cache?: string;
  /** `false`: bytes that clients follow links to and nobody calls by name; left out of the document. */
  documented?: false;
  handler(call: Call<Who extends 'user' ? Caller : Caller | null, Out<Query>, Out<Params>, Out<Body>>): Promise<z.input<Answer> | Response>;
};

/** A route with its types rubbed off, as the mall and the document see it. */
export type Route = Omit<
  Spec<'guest', z.ZodObject | undefined, z.ZodObject | undefined, z.ZodType | undefined, z.ZodType>,
  'handler' | 'who'
> & {
  who: 'user' | 'guest';
  handler(call: Call<Caller | null>): Promise<unknown>;
};

/** Declares one call of the contract; the one way to put a route into the mall and into the document. */
export function route<
  Who extends 'user' | 'guest',
  Answer extends z.ZodType,
  Query extends z.ZodObject | undefined = undefined,
  Params extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(spec: Spec<Who, Query, Params, Body, Answer>): Route {
  return spec as unknown as Route;
}
