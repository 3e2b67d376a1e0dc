import { createHash } from 'node:crypto';
import { GraphQLError, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { refusalOf } from '#machines/model/refusalCodes.ts';
import type { Execute, GatewayAnswer } from '#src/data/gateway.ts';
import { metaOf, unpack } from '#src/data/gateway.ts';
import { callerFor, type Visit } from './mallClient.ts';
import type { MallConnection } from './mallConnection.ts';
import type { Calls } from '../contractToMesh.ts';
import { ResponseCache, type Outcome } from './responseCache.ts';

/** The built Mesh artifact, as far as we use it. */
export type Mesh = {
  schema: GraphQLSchema;
  execute(document: DocumentNode, variables: unknown, context: object): Promise<ExecutionResult> | ExecutionResult;
};

/** A document that the gateway accepts. `shared`: guests of a region and language get the same answer. */
export type Accepted = { hash: string; document: DocumentNode; shared: boolean };

/** An answer as it goes over the wire; `etag` only on what is shared. */
export type Written = { body: string; etag: string; isGood: boolean; status: number };

export type GraphqlExecutor = {
  accepted(hash: string): Accepted | null;
  /** A document of any text, for development. Answers the problems instead where it does not fit the schema. */
  acceptText(text: string): Accepted | readonly GraphQLError[];
  /** Runs a document for one visit, past every cache. */
  run(accepted: Accepted, variables: unknown, visit: Visit): Promise<GatewayAnswer>;
  /** What guests share, from the shelf. The visit's session and personal headers play no part. */
  share(accepted: Accepted, variables: unknown, visit: Visit): Promise<{ value: Written; outcome: Outcome; age: number }>;
  /** The gateway of one visit inside this process, for documents rendered here. */
  askFor(visit: Visit): Execute;
  counts(): Record<Outcome, number>;
  purge(): void;
};

const megabyte = 1024 * 1024;

type Extensions = { code?: unknown; status?: unknown; desc?: unknown; data?: Record<string, unknown> };

/** Nothing internal leaves the shop: code, status, the mall's sentence and its facts, or "something went wrong". */
const clean = ({ data, errors }: ExecutionResult, log: (line: string) => void): GatewayAnswer => {
  if (!errors) return { data };
  return {
    data,
    errors: errors.map((error) => {
      const { code, status, desc, data: facts } = error.extensions as Extensions;
      const isOurs = typeof code === 'string' && typeof status === 'number' && typeof desc === 'string';
      // Of the question itself: what the asker wrote, or variables that do not fit it.
      const isQuestion = !error.path && (error.locations !== undefined || error.message.startsWith('Variable "$'));
      if (!isOurs && !isQuestion) log(`a document failed at ${error.path?.join('.')}: ${error.originalError?.stack ?? error.message}`);
      if (!isOurs)
        return {
          message: isQuestion ? error.message : 'Something went wrong',
          extensions: isQuestion ? { code: 'VALIDATION', status: 400, desc: error.message } : { code: 'INTERNAL', status: 500, desc: '' },
        };
      return {
        message: error.message,
        path: error.path,
        extensions: { code: refusalOf(code, status), status, desc, ...(facts && { data: facts }) },
      };
    }),
  };
};

/** 400 where the question itself is wrong; else 200, also where a part of the answer is a refusal. */
export const statusOf = ({ data, errors }: GatewayAnswer): 200 | 400 =>
  data === undefined && errors?.every(({ extensions }) => extensions?.code === 'VALIDATION') ? 400 : 200;

/** Equal questions are written equally: keys in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? {}, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** Documents in, answers out. `documents` are the accepted texts by hash, `shared` the hashes that guests share. */
export const openGraphqlExecutor = (parts: {
  mesh: Mesh;
  mall: MallConnection;
  calls: Calls;
  documents: Record<string, { text: string; shared: boolean }>;
  log: (line: string) => void;
}): GraphqlExecutor => {
  const { mesh, mall, calls, documents, log } = parts;
  const parsed = new Map<string, Accepted>();
  const texts = new LRUCache<string, Accepted>({ max: 200 });
  const cache = new ResponseCache<Written>(
    32 * megabyte,
    ({ body }) => body.length * 2,
    ({ isGood }) => isGood,
  );

  const accepted = (hash: string): Accepted | null => {
    const known = parsed.get(hash);
    if (known) return known;
    const entry = Object.hasOwn(documents, hash) ? documents[hash] : undefined;
    if (!entry) return null;
    const document = parse(entry.text, { noLocation: true });
    const fresh = { hash, document, shared: entry.shared };
    parsed.set(hash, fresh);
    return fresh;
  };

  const run = async (operation: Accepted, variables: unknown, visit: Visit): Promise<GatewayAnswer> =>
    clean(await mesh.execute(operation.document, variables, { callMall: callerFor(mall, visit, calls) }), log);

  const share = (operation: Accepted, variables: unknown, visit: Visit): ReturnType<GraphqlExecutor['share']> => {
    const guest: Visit = { session: null, regionId: visit.regionId, acceptLanguage: visit.acceptLanguage, timeZone: '', ip: '' };
    return cache.take(`${operation.hash} ${guest.regionId} ${guest.acceptLanguage} ${canonical(variables)}`, async () => {
      const answer = await run(operation, variables, guest);
      const body = JSON.stringify(answer);
      return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, isGood: !answer.errors, status: statusOf(answer) };
    });
  };

  return {
    accepted,
    run,
    share,
    acceptText(text) {
      const known = texts.get(text);
      if (known) return known;
      try {
        const document = parse(text);
        const wrong = validate(mesh.schema, document);
        if (wrong.length > 0) return wrong;
        const fresh = { hash: '', document, shared: false };
        texts.set(text, fresh);
        return fresh;
      } catch (failed) {
        return failed instanceof GraphQLError ? [failed] : [new GraphQLError('The document cannot be read')];
      }
    },
    askFor:
      (visit) =>
      async (document, variables, options = {}) => {
        const operation = accepted(metaOf(document).hash);
        if (!operation) throw new Error(`The document ${metaOf(document).name} is not among the built ones: npm run codegen`);
        const answer = operation.shared
          ? (JSON.parse((await share(operation, variables, visit)).value.body) as GatewayAnswer)
          : await run(operation, variables, options.key ? { ...visit, idempotencyKey: options.key } : visit);
        return unpack(answer, mall.now());
      },
    counts: () => cache.counts,
    purge: () => cache.purge(),
  };
};
