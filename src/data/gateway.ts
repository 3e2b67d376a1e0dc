import { ProblemError, type FieldProblem, type NetworkProblemCode, type Problem } from '#machines/model/problem.ts';
import type { RefusalCode } from '#machines/model/refusalCodes.ts';
import type { Moment } from '#machines/ports.ts';
import type { TypedDocumentString } from './gql/graphql.ts';
import { mallNow, readMallClock } from './mallClock.ts';

/**
 * How something is asked: given up through `signal`; `key` makes a change happen once (`Idempotency-Key`); `keepalive`: it goes on when the
 * page is gone; `isForBrowser`: it is of no use to a document, whose server leaves it to the browser.
 */
export type RequestOptions = {
  signal?: AbortSignal | undefined;
  key?: string | undefined;
  keepalive?: boolean | undefined;
  isForBrowser?: boolean | undefined;
};

/** The one way to the gateway, in the browser and on the server. Fails with `ProblemError` only, or with the signal's own reason. */
export type Execute = <Answer, Variables>(
  document: TypedDocumentString<Answer, Variables>,
  variables: Variables,
  options?: RequestOptions,
) => Promise<Answer>;

/** What the gateway answers over HTTP and in the process. `at` is the mall's time, absent where the answer was kept. */
export type GatewayAnswer = {
  data?: unknown;
  errors?: {
    message: string;
    extensions?: { code?: RefusalCode; status?: number; desc?: string; fields?: FieldProblem[]; data?: Record<string, unknown> };
  }[];
};

/** The spec's time-out (point 7). */
const longestWait = 30_000;

/** The document's name, hash and whether guests may share its answer; written by `npm run codegen`. */
export const metaOf = (document: { __meta__?: unknown }): { hash: string; name: string; shared: boolean } =>
  document.__meta__ as { hash: string; name: string; shared: boolean };

/** The data of an answer. @throws ProblemError where the gateway or the mall refused. */
export const unpack = <Answer>(answered: GatewayAnswer, at: Moment): Answer => {
  const refused = answered.errors?.[0];
  if (refused !== undefined) {
    const { code = 'INTERNAL', desc, fields, data } = refused.extensions ?? {};
    const problem: Problem = { code, at };
    throw new ProblemError({ ...problem, ...(desc ? { desc } : {}), ...(fields ? { fields } : {}), ...(data ? { data } : {}) });
  }
  if (answered.data === undefined || answered.data === null) throw new ProblemError({ code: 'BROKEN_ANSWER', at });
  return answered.data as Answer;
};

const leavers = new Set<() => void>();

/** Tells when the mall no longer knows this session: a 401 that the gateway's silent refresh could not mend (spec 8). */
export const onLoggedOut = (listener: () => void): (() => void) => {
  leavers.add(listener);
  return () => leavers.delete(listener);
};

/** What carries a question, fetched before the first one: a guest's first page asks nothing. */
export const wire = (): Promise<typeof import('./transport.ts')> => import('./transport.ts');

/** Why no answer came. */
export const networkProblemOf = (failed: unknown, isLate: boolean): NetworkProblemCode => {
  if (isLate) return 'TIMED_OUT';
  if (!navigator.onLine) return 'OFFLINE';
  return failed instanceof TypeError ? 'UNREACHABLE' : 'BROKEN_ANSWER';
};

/** The browser's gateway: `/graphql` by the document's hash, GET for what guests share, POST for the rest. */
export const executeRemotely: Execute = async (document, input, options = {}) => {
  const patience = AbortSignal.timeout(longestWait);
  const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
  const variables = (input ?? {}) as object;
  const asked = Date.now();
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  const sent = wire().then(({ send }) => send({ ...metaOf(document), variables, signal, key: options.key, keepalive: options.keepalive }));
  const answered = await Promise.race([sent, givenUp]).catch((failed: unknown) => {
    if (options.signal?.aborted) throw options.signal.reason;
    throw new ProblemError({ code: networkProblemOf(failed, patience.aborted), at: mallNow() });
  });
  const at = Number(answered.headers.get('X-Mall-Time'));
  if (at > 0) readMallClock({ at, asked, answered: Date.now() });
  const answer = answered as GatewayAnswer;
  if (answered.status >= 500 && !answer.errors) throw new ProblemError({ code: 'UNREACHABLE', at: mallNow() });
  if (answer.errors?.some((error) => error.extensions?.code === 'UNAUTHORIZED')) for (const leave of leavers) leave();
  return unpack(answer, mallNow());
};
