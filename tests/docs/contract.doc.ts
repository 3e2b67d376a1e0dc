import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { idsIn } from '#flows/citations.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { refundLifecycle } from '#machines/refund.lifecycle.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import { root, table, withGenerated } from './markdown.ts';
import { placesOf } from './places.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  'x-minor-units'?: string;
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  'x-contract-id': string;
  'x-idempotency'?: 'optional' | 'required';
  'x-transitions'?: string[];
  parameters?: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; 'x-codes'?: string[] }>;
};
type Contract = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The committed contract, which is written from the mall's own schemas. */
export const readContract = (): Contract => JSON.parse(readFileSync(join(root, 'mesh/mall.openapi.json'), 'utf8')) as Contract;

const isNull = ({ type }: Schema): boolean => type === 'null';

/** A schema in a few characters: `i64`, `Cart[]`, `{code, at?}`. */
const typeOf = (schema: Schema): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join('|');
  if (schema.anyOf) return schema.anyOf.map((each) => (isNull(each) ? 'null' : typeOf(each))).join('|');
  if (Array.isArray(schema.type)) return schema.type.map((type) => (type === 'null' ? type : typeOf({ ...schema, type }))).join('|');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  if (schema.properties) return `{${fieldsOf(schema).join(', ')}}`;
  if (schema.additionalProperties) return 'map';
  if (schema['x-minor-units']) return 'money';
  const named: Record<string, string> = {
    int64: 'i64',
    int32: 'int',
    'date-time': 'ts',
    date: 'date',
    'uri-reference': 'url',
    binary: 'file',
  };
  return named[schema.format ?? ''] ?? { integer: 'int', number: 'num', boolean: 'bool', string: 'str' }[schema.type ?? ''] ?? 'any';
};

const fieldsOf = ({ properties = {}, required = [] }: Schema): string[] =>
  Object.entries(properties).map(([name, schema]) => `${name}${required.includes(name) ? '' : '?'}:${typeOf(schema)}`);

const contentOf = (content: Content | undefined): string => {
  const [kind, body] = Object.entries(content ?? {})[0] ?? [];
  if (kind === undefined) return '-';
  return kind === 'application/json' && body?.schema ? typeOf(body.schema) : kind;
};

/** Refused everywhere the same way; a row names what is its own. */
const general = new Set(['VALIDATION', 'UNAUTHORIZED', 'INTERNAL', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS']);

const requestOf = ({ parameters = [], requestBody }: Operation): string => {
  const parameterRows = parameters
    .filter((each) => each.in === 'query' || each.in === 'path')
    .map(({ name = '', required }) => name + (required ? '' : '?'));
  const body = requestBody ? [`body ${contentOf(requestBody.content)}`] : [];
  return [...(parameterRows.length > 0 ? [parameterRows.join(', ')] : []), ...body].join('; ') || '-';
};

const rowOf = (path: string, method: string, operation: Operation, named: ReadonlySet<string>): string[] => {
  const call = `${method.toUpperCase()} ${path}`;
  const codes = Object.values(operation.responses)
    .flatMap((response) => response['x-codes'] ?? [])
    .filter((code) => !general.has(code));
  const marks = { required: ' (key required)', optional: ' (key)' };
  return [
    operation['x-contract-id'],
    `\`${call}\`${operation['x-idempotency'] ? marks[operation['x-idempotency']] : ''}`,
    'bearer' in (operation.security[0] ?? {}) ? 'U' : 'G',
    operation.summary,
    requestOf(operation),
    contentOf(operation.responses['200']?.content),
    [...new Set(codes)].map((code) => `\`${code}\``).join(' '),
    [...(operation['x-transitions'] ?? []), ...(named.has(call) ? ['S'] : [])].join(' '),
  ];
};

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The calls that the specification names (point 7): `METHOD /path`. */
export const callsOfSpecification = (specification: string): Set<string> =>
  new Set([...specification.matchAll(/`(GET|POST|PUT|DELETE) (\/[^\s`?]+)/g)].map(([, method, path]) => `${method} ${path}`));

const calls = ({ tags, paths }: Contract, specification: string): string => {
  const named = callsOfSpecification(specification);
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ tag: operation.tags[0], row: rowOf(path, method, operation, named) })),
  );
  const sections = tags.map(({ name }) => {
    const own = rows
      .filter(({ tag }) => tag === name)
      .map(({ row }) => row)
      .sort(([one = ''], [other = '']) => inOrder(one, other));
    const heading = `### ${name}\n\n`;
    return (
      heading +
      (own.length === 0
        ? 'No call of this group is built yet.'
        : table(['#', 'Call', 'Who', 'Does', 'Request', 'Answer', 'Own refusals', ''], own))
    );
  });
  return sections.join('\n\n');
};

const schemas = ({ components }: Contract): string =>
  `\`\`\`\n${Object.entries(components.schemas)
    .sort(([one], [other]) => inOrder(one, other))
    .map(([name, schema]) => `${name} ${typeOf(schema)}`)
    .join('\n')}\n\`\`\``;

/** The steps of a lifecycle that have a number in the contract, as the machine has them. */
const steps = (machine: AnyStateMachine): string => {
  const numbered = placesOf(machine).flatMap(({ state, event, target, description }) => {
    const [, id = '', said = ''] = /^([A-Z]{1,2}\d+): (.*)$/.exec(description) ?? [];
    return id ? [[id, state, event, target, said]] : [];
  });
  return table(
    ['#', 'In', 'Event', 'To', 'What happens'],
    numbered.sort(([one = ''], [other = '']) => inOrder(one, other)),
  );
};

/** Which calls each data module asks, as its comments cite them. */
const parameterRows = (): string => {
  const folder = join(root, 'src/data');
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.data.ts'))
    .sort()
    .flatMap((name) => {
      const ids = idsIn(readFileSync(join(folder, name), 'utf8'));
      return ids.length === 0 ? [] : [[`\`src/data/${name}\``, ids.join(' ')]];
    });
  return table(['Data module', 'Calls'], rows);
};

/** `docs/contract.md` with its calls, schemas and steps as the code has them now. */
export const contractPage = (page: string): string => {
  const contract = readContract();
  const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const parts: [string, string][] = [
    ['calls', calls(contract, specification)],
    ['schemas', schemas(contract)],
    ['order steps', steps(orderLifecycle)],
    ['refund steps', steps(refundLifecycle)],
    ['voucher steps', steps(voucherLifecycle)],
    ['data modules', parameterRows()],
  ];
  return parts.reduce((text, [name, body]) => withGenerated(text, name, body), page);
};
