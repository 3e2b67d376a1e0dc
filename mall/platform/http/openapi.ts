import { OpenAPIHono, z as zod } from '@hono/zod-openapi';
import { refusalCodes, type RefusalCode } from '#machines/model/refusalCodes.ts';
import { namedIn, withNullableNames } from './openapi.names.ts';
import type { Route } from './route.ts';
import { messageText } from '../messages.ts';
import { signInStatusOf, statusOf } from './refusal.ts';
import { z } from './schemas.ts';
import examples from './openapi.examples.json' with { type: 'json' };

const tags: Record<string, string> = {
  A: 'Regions, configuration, static content',
  B: 'Sign-in, codes, registration, session',
  C: 'User, security',
  D: 'Addresses and areas',
  E: 'Home and editorial',
  F: 'Catalogue',
  G: 'Search',
  H: 'Favourites and footprint',
  I: 'Cart',
  J: 'Checkout',
  K: 'Payment',
  L: 'Saved cards',
  M: 'Orders',
  N: 'Refunds and returns',
  P: 'Reviews',
  Q: 'Vouchers',
  R: 'Group buy',
  S: 'Grocery and wish lists',
  T: 'Invitation and coins',
  U: 'Notifications and announcements',
  V: 'Chat',
  W: 'Uploads',
};

const errorBody = z
  .object({
    code: z.enum(refusalCodes),
    desc: z.string(),
    fields: z.array(z.object({ field: z.string(), code: z.string(), desc: z.string() }).openapi('FieldError')).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
    traceId: z.string(),
  })
  .openapi('Error');

const sentences: Record<number, string> = {
  400: 'The caller must mend something',
  401: 'Token missing, expired or revoked',
  403: 'Not allowed',
  404: "Unknown, or somebody else's",
  405: 'Wrong method',
  409: 'The state of things says no',
  410: 'Expired',
  413: 'Too large',
  415: 'Wrong kind of content',
  429: 'Too many',
  500: "The mall's fault",
  503: 'Not now',
};

/** Every code a call may answer with, by status. */
function codesOf(route: Route): Map<number, RefusalCode[]> {
  const general: RefusalCode[] = [
    'VALIDATION',
    ...(route.who === 'user' ? (['UNAUTHORIZED'] as const) : []),
    ...(route.params || route.query ? (['NOT_FOUND'] as const) : []),
    'INTERNAL',
  ];
  const once: RefusalCode[] = route.idempotent ? ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] : [];
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set<RefusalCode>([...general, ...(route.refusals ?? []), ...once])) {
    const status = route.always400 ? signInStatusOf(code) : statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

/** A success as the demo once gave it, and nothing that anybody wrote; `npm run contract:examples` takes them anew. */
const exampleOf = (route: Route): unknown => (examples as Record<string, unknown>)[route.id];

function answersOf(route: Route): Record<string, object> {
  const content = route.answerType
    ? { [route.answerType]: { schema: route.answer } }
    : { 'application/json': { schema: route.answer, ...(exampleOf(route) === undefined ? {} : { example: exampleOf(route) }) } };
  const answers: Record<string, object> = { 200: { description: 'Done', content } };
  for (const [status, codes] of codesOf(route)) {
    const code = codes.find((each) => route.refusals?.includes(each)) ?? (codes[0] as RefusalCode);
    answers[status] = {
      description: sentences[status] ?? 'Refused',
      'x-codes': [...codes].sort(),
      content: {
        'application/json': {
          schema: errorBody,
          example: { code, desc: messageText('en', `refusal.${code}`, exampleValues), traceId: 'a1b2c3d4e5f60718' },
        },
      },
    };
  }
  return answers;
}

const exampleValues = { minutes: 15, seconds: 42, max: 20, amount: 'Rs 100.00', stocks: 3 };

export const CONTRACT_VERSION = '1.0.0';

/** The document as the file `mesh/mall.openapi.json` holds it. */
export function openapiText(routes: readonly Route[]): string {
  return `${JSON.stringify(openapiOf(routes), null, 2)}\n`;
}

/** The contract as an OpenAPI 3.1 document (contract section 8), in an order that does not depend on who registered first. */
export function openapiOf(routes: readonly Route[]): Record<string, unknown> {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', description: 'The access token; required' });
  registry.registerComponent('securitySchemes', 'optionalBearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token, where there is one; an invalid one is ignored',
  });
  const named = new Map<string, z.ZodType>();
  for (const route of routes) for (const schema of [route.answer, route.body, route.form]) namedIn(schema, named);
  for (const [name, schema] of named) registry.register(name, schema);
  for (const route of routes
    .filter((each) => each.documented !== false)
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))) {
    const letter = route.id.slice(0, 1);
    const headers = route.idempotent
      ? z.object({ 'Idempotency-Key': route.idempotent === 'required' ? zod.string().max(200) : zod.string().max(200).optional() })
      : undefined;
    const jsonContent = route.body ? { 'application/json': { schema: route.body } } : undefined;
    const bodyContent = route.form ? { 'multipart/form-data': { schema: route.form } } : jsonContent;
    registry.registerPath({
      method: route.method,
      path: route.path,
      operationId: route.operationId,
      summary: route.summary,
      tags: [`${letter}. ${tags[letter] ?? letter}`],
      security: route.who === 'user' ? [{ bearer: [] }] : [{ optionalBearer: [] }, {}],
      request: {
        ...(route.query ? { query: route.query } : {}),
        ...(route.params ? { params: route.params } : {}),
        ...(headers ? { headers } : {}),
        ...(bodyContent ? { body: { required: !route.body?.safeParse(undefined).success, content: bodyContent } } : {}),
      },
      responses: answersOf(route) as never,
      'x-contract-id': route.id,
      ...(route.transitions ? { 'x-transitions': [...route.transitions] } : {}),
      ...(route.idempotent ? { 'x-idempotency': route.idempotent } : {}),
      ...(route.gateway ? { 'x-gateway': route.gateway } : {}),
    });
  }
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'The REST mall',
      version: CONTRACT_VERSION,
      description:
        'What the storefront asks of a mall. Generated from the reference mall; the ids in x-contract-id are those of docs/contract.md.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([letter, name]) => ({ name: `${letter}. ${name}` })),
  });
  return withSortedComponents(withNullableNames(document) as Record<string, unknown>);
}

function withSortedComponents(document: Record<string, unknown>): Record<string, unknown> {
  const components = (document['components'] ?? {}) as Record<string, Record<string, unknown>>;
  const sorted = Object.fromEntries(
    Object.entries(components).map(([kind, entries]) => [
      kind,
      Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1))),
    ]),
  );
  return { ...document, components: sorted };
}
