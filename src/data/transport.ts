import { ClientError, GraphQLClient, type RequestMiddleware } from 'graphql-request';
import { questionParameters } from './sharedQueryAddress.ts';

/** What graphql-request sends, as the gateway takes it: the document's hash in the place of its text. */
const byHash =
  (hash: string, shared: boolean): RequestMiddleware =>
  (request) => {
    if (!shared) return { ...request, body: JSON.stringify({ documentId: hash, variables: request.variables ?? {} }) };
    return { ...request, url: `${request.url}?${questionParameters(hash)}` };
  };

/**
 * A document by its hash; `shared`: guests may share its answer; `key` makes a change happen once; `keepalive`: it goes on when the page is
 * gone.
 */
type Request = {
  hash: string;
  shared: boolean;
  variables: object;
  signal?: AbortSignal;
  key?: string | undefined;
  keepalive?: boolean | undefined;
};

/** What came back, whatever its status. */
type Sent = { status: number; headers: Headers; data?: unknown; errors?: unknown };

/** Asks the gateway. @throws what `fetch` throws: nobody answered, or the signal gave up. */
export const send = async ({ hash, shared, variables, signal, key, keepalive }: Request): Promise<Sent> => {
  const client = new GraphQLClient(`${location.origin}/graphql`, {
    method: shared ? 'GET' : 'POST',
    errorPolicy: 'all',
    excludeOperationName: true,
    requestMiddleware: byHash(hash, shared),
    keepalive,
  });
  const requestHeaders: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  try {
    // The hash stands for the text: graphql-request wants some, the gateway reads `documentId`.
    return (await client.rawRequest({ query: hash, variables, requestHeaders, signal })) as Sent;
  } catch (failed) {
    // Another status than 200: what the gateway says about it stands in the answer all the same.
    if (failed instanceof ClientError) return failed.response as unknown as Sent;
    throw failed;
  }
};
