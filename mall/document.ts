import { OpenAPIHono, z as zod } from '@hono/zod-openapi';
import { refusalCodes, type RefusalCode } from '#machines/refusal.ts';
import { namedIn, withNullableNames } from './document.names.ts';
import type { Door } from './door.ts';
import { say } from './lang.ts';
import { signInStatusOf, statusOf } from './refusal.ts';
import { z } from './shapes.ts';
import examples from './document.examples.json' with { type: 'json' };

const tags: Record<string, string> = {
  A: 'Regions, configuration, static content', B: 'Sign-in, codes, registration, session', C: 'User, security', D: 'Addresses and areas', E: 'Home and editorial', F: 'Catalogue', G: 'Search',
  H: 'Favourites and footprint', I: 'Cart', J: 'Checkout', K: 'Payment', L: 'Saved cards', M: 'Orders', N: 'Refunds and returns', P: 'Reviews', Q: 'Vouchers', R: 'Group buy',
  S: 'Grocery and wish lists', T: 'Invitation and coins', U: 'Notifications and announcements', V: 'Chat', W: 'Uploads',
};

const errorBody = z
  .object({
    code: z.enum(refusalCodes), desc: z.string(),
    fields: z.array(z.object({ field: z.string(), code: z.string(), desc: z.string() }).openapi('FieldError')).optional(),
    data: z.record(z.string(), z.unknown()).optional(), traceId: z.string(),
  })
  .openapi('Error');

const sentences: Record<number, string> = {
  400: 'The caller must mend something', 401: 'Token missing, expired or revoked', 403: 'Not allowed', 404: 'Unknown, or somebody else\'s', 405: 'Wrong method', 409: 'The state of things says no',
  410: 'Expired', 413: 'Too large', 415: 'Wrong kind of content', 429: 'Too many', 500: 'The mall\'s fault', 503: 'Not now',
};

/** Every code a call may answer with, by status. */
function codesOf(door: Door): Map<number, RefusalCode[]> {
  const general: RefusalCode[] = ['VALIDATION', ...(door.who === 'user' ? (['UNAUTHORIZED'] as const) : []), ...(door.params || door.query ? (['NOT_FOUND'] as const) : []), 'INTERNAL'];
  const once: RefusalCode[] = door.idempotent ? ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] : [];
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set<RefusalCode>([...general, ...(door.refusals ?? []), ...once])) {
    const status = door.always400 ? signInStatusOf(code) : statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

/** A success as the demo once gave it; `npm run contract:examples` takes them anew. */
function exampleOf(door: Door): unknown {
  return door.example ?? (examples as Record<string, unknown>)[door.id];
}

function answersOf(door: Door): Record<string, object> {
  const content = door.answerType ? { [door.answerType]: { schema: door.answer } } : { 'application/json': { schema: door.answer, ...(exampleOf(door) === undefined ? {} : { example: exampleOf(door) }) } };
  const answers: Record<string, object> = { 200: { description: 'Done', content } };
  for (const [status, codes] of codesOf(door)) {
    const code = codes.find((each) => door.refusals?.includes(each)) ?? (codes[0] as RefusalCode);
    answers[status] = {
      description: sentences[status] ?? 'Refused',
      'x-codes': [...codes].sort(),
      content: { 'application/json': { schema: errorBody, example: { code, desc: say('en', `refusal.${code}`, exampleValues), traceId: 'a1b2c3d4e5f60718' } } },
    };
  }
  return answers;
}

const exampleValues = { minutes: 15, seconds: 42, max: 20, amount: 'Rs 100.00', stocks: 3 };

export const CONTRACT_VERSION = '1.0.0';

/** The document as the file `mesh/mall.openapi.json` holds it. */
export function documentText(doors: readonly Door[]): string {
  return `${JSON.stringify(documentOf(doors), null, 2)}\n`;
}

/** The contract as an OpenAPI 3.1 document (contract section 8), in an order that does not depend on who registered first. */
export function documentOf(doors: readonly Door[]): Record<string, unknown> {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', description: 'The access token; required' });
  registry.registerComponent('securitySchemes', 'optionalBearer', { type: 'http', scheme: 'bearer', description: 'The access token, where there is one; an invalid one is ignored' });
  const named = new Map<string, z.ZodType>();
  for (const door of doors) for (const schema of [door.answer, door.body, door.form]) namedIn(schema, named);
  for (const [name, schema] of named) registry.register(name, schema);
  for (const door of doors.filter((each) => each.documented !== false).sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))) {
    const letter = door.id.slice(0, 1);
    const headers = door.idempotent
      ? z.object({ 'Idempotency-Key': door.idempotent === 'required' ? zod.string().max(200) : zod.string().max(200).optional() })
      : undefined;
    const bodyContent = door.form ? { 'multipart/form-data': { schema: door.form } } : door.body ? { 'application/json': { schema: door.body } } : undefined;
    registry.registerPath({
      method: door.method,
      path: door.path,
      operationId: door.operationId,
      summary: door.summary,
      tags: [`${letter}. ${tags[letter] ?? letter}`],
      security: door.who === 'user' ? [{ bearer: [] }] : [{ optionalBearer: [] }, {}],
      request: {
        ...(door.query ? { query: door.query } : {}),
        ...(door.params ? { params: door.params } : {}),
        ...(headers ? { headers } : {}),
        ...(bodyContent ? { body: { required: !door.body?.safeParse(undefined).success, content: bodyContent } } : {}),
      },
      responses: answersOf(door) as never,
      'x-contract-id': door.id,
      ...(door.transitions ? { 'x-transitions': [...door.transitions] } : {}),
      ...(door.idempotent ? { 'x-idempotency': door.idempotent } : {}),
    });
  }
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'The REST mall', version: CONTRACT_VERSION, description: 'What the storefront asks of a mall. Generated from the reference mall; the ids in x-contract-id are those of contract.md.' },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([letter, name]) => ({ name: `${letter}. ${name}` })),
  });
  return withSortedComponents(withNullableNames(document) as Record<string, unknown>);
}

function withSortedComponents(document: Record<string, unknown>): Record<string, unknown> {
  const components = (document['components'] ?? {}) as Record<string, Record<string, unknown>>;
  const sorted = Object.fromEntries(Object.entries(components).map(([kind, entries]) => [kind, Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)))]));
  return { ...document, components: sorted };
}
