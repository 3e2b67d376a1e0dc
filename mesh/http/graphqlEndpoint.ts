import type { GraphQLError } from 'graphql';
import type { RefusalCode } from '#machines/model/refusalCodes.ts';
import type { GatewayAnswer } from '#src/data/gateway.ts';
import type { MallConnection } from './mallConnection.ts';
import { statusOf, type Accepted, type GraphqlExecutor } from './graphqlExecutor.ts';
import { askingPage } from './askingPage.ts';
import { isOwnPage } from './securityHeaders.ts';
import { forgetting } from './session.ts';
import { life } from './responseCache.ts';
import { isLocale, languageTags, type RequestVisitor } from './requestVisitor.ts';

type Asked = { documentId?: unknown; query?: unknown; variables?: unknown };

const json = 'application/json; charset=utf-8';

const refusal = (status: number, code: RefusalCode, message: string): Response =>
  new Response(JSON.stringify({ errors: [{ message, extensions: { code, status, desc: '' } }] } satisfies GatewayAnswer), {
    status,
    headers: { 'content-type': json, 'cache-control': 'no-store' },
  });

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

const readGet = (url: URL): Asked | null => {
  try {
    const variables = url.searchParams.get('variables');
    return { documentId: url.searchParams.get('documentId'), variables: variables ? JSON.parse(variables) : {} };
  } catch {
    return null;
  }
};

const readPost = async (request: Request): Promise<Asked | null> => {
  try {
    const body: unknown = await request.json();
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
};

/**
 * `/graphql`. GET asks what guests share and may be kept by anybody between; POST asks the rest. Only built documents
 * are accepted, by their hash (`documentId`); in development any text as well (`query`).
 */
export const graphqlEndpoint = ({
  interpreter,
  mall,
  development,
}: {
  interpreter: GraphqlExecutor;
  mall: MallConnection;
  development: boolean;
}) => {
  const find = (operation: Asked): Accepted | readonly GraphQLError[] | null => {
    if (typeof operation.documentId === 'string') return interpreter.accepted(operation.documentId);
    return development && typeof operation.query === 'string' ? interpreter.acceptText(operation.query) : null;
  };

  const shared = async (request: Request, accepted: Accepted, variables: unknown, visitor: RequestVisitor): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const [region, locale] = [searchParams.get('region'), searchParams.get('locale') ?? ''];
    const isAddressed = region !== null && /^\d{1,15}$/.test(region) && isLocale(locale);
    const visit = isAddressed ? { ...visitor.visit, regionId: Number(region), acceptLanguage: languageTags[locale] } : visitor.visit;
    const { value, outcome, age } = await interpreter.share(accepted, variables, visit);
    const left = Math.max(0, Math.round((life.fresh - age) / 1000));
    const headers: Record<string, string> = {
      'content-type': json,
      etag: value.etag,
      'server-timing': `graphql;desc=${outcome}`,
      'cache-control': value.isGood ? `public, max-age=${left}, stale-while-revalidate=${life.stale / 1000}` : 'no-store',
    };
    // Without region and language in the address the cookies decide, and nobody between can see that.
    if (!isAddressed) headers['cache-control'] = 'private, no-cache';
    if (value.isGood && request.headers.get('if-none-match') === value.etag) return new Response(null, { status: 304, headers });
    return new Response(value.body, { status: value.status, headers });
  };

  return async (request: Request, visitor: RequestVisitor): Promise<Response> => {
    const isGet = request.method === 'GET';
    if (!isGet && request.method !== 'POST') return refusal(405, 'VALIDATION', 'Use GET or POST');
    if (!isGet && !request.headers.get('content-type')?.startsWith('application/json'))
      return refusal(415, 'VALIDATION', 'Send application/json');
    if (!isGet && !isOwnPage(request)) return refusal(403, 'FORBIDDEN', 'Asked from a foreign page');
    const operation = isGet ? readGet(new URL(request.url)) : await readPost(request);
    const variables = operation?.variables ?? {};
    if (operation === null || !isObject(variables)) return refusal(400, 'VALIDATION', 'The question cannot be read');
    const accepted = find(operation);
    if (accepted === null) return refusal(400, 'VALIDATION', 'The document is not known');
    if (!('hash' in accepted))
      return new Response(JSON.stringify({ errors: accepted.map((error) => error.toJSON()) }), {
        status: 400,
        headers: { 'content-type': json },
      });
    if (isGet && !accepted.shared) return refusal(405, 'VALIDATION', 'Ask this document by POST');
    if (accepted.shared) return shared(request, accepted, variables, visitor);

    const answer = await interpreter.run(accepted, variables, {
      ...visitor.visit,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    });
    const headers = new Headers({ 'content-type': json, 'cache-control': 'no-store', 'x-mall-time': String(mall.now()) });
    if (visitor.session.hasEnded) headers.set(forgetting[0], forgetting[1]);
    for (const line of visitor.session.setCookies(askingPage(request))) headers.append('set-cookie', line);
    return new Response(JSON.stringify(answer), { status: statusOf(answer), headers });
  };
};
