import { ClientError, GraphQLClient, type RequestMiddleware } from 'graphql-request';

/** What graphql-request sends, as the gateway takes it: the document's hash in the place of its text. */
const byHash = (hash: string, shared: boolean): RequestMiddleware => (request) => {
  if (!shared) return { ...request, body: JSON.stringify({ documentId: hash, variables: request.variables ?? {} }) };
  // Region and language stand in the address, so that anybody between may keep what guests share.
  const { region = '', locale = '' } = window.document.documentElement.dataset;
  return { ...request, url: `${request.url}?${new URLSearchParams({ documentId: hash, region, locale })}` };
};

/** A document by its hash; `shared`: guests may share its answer; `key` makes a change happen once; `isLast`: it goes on when the page is left. */
type Question = { hash: string; shared: boolean; variables: object; signal?: AbortSignal; key?: string | undefined; isLast?: boolean };

/** What came back, whatever its status. */
type Sent = { status: number; headers: Headers; data?: unknown; errors?: unknown };

/** Asks the gateway. @throws what `fetch` throws: nobody answered, or the signal gave up. */
export const send = async ({ hash, shared, variables, signal, key, isLast }: Question): Promise<Sent> => {
  const client = new GraphQLClient(`${window.location.origin}/graphql`, {
    method: shared ? 'GET' : 'POST', errorPolicy: 'all', excludeOperationName: true, requestMiddleware: byHash(hash, shared), keepalive: isLast,
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
