import type { FieldPath } from './http/sanitizeHtml.ts';

/** What the gateway has to know of one call, besides its GraphQL field. */
export type Call = {
  /** A change, or a question whose refusal is an answer: it answers a union with `Refusal`. */
  refusable: boolean;
  /** The GraphQL type that a success becomes. */
  typeName: string;
  /** How the mall's body is packed into that type: a union holds objects only. */
  packing: 'plain' | 'done' | 'list' | 'value';
  /** Belongs to one shopper: never kept for others. */
  personal: boolean;
  /** Where the mall's body holds text with markup (`format: html`): it is sanitised before anybody sees it. */
  html: FieldPath[];
};

export type Calls = Record<string, Call>;

type Schema = {
  [key: string]: unknown;
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: unknown[];
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId: string;
  parameters?: { $ref?: string; in?: string; name?: string; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security?: Record<string, string[]>[];
  /** What its method and security do not say (mall/platform/http/route.ts). */
  'x-gateway'?: 'read' | 'change' | 'personal' | 'hidden';
};
export type Contract = {
  openapi: string;
  info: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, { in: string }> };
};

const tokens = ['access_token', 'refresh_token'];
// GraphQL names an enum's values; what is no name ("", "en-us", 0) stays a plain string or number.
const graphqlName = /^[A-Za-z]\w*$/;
// Bounds and patterns are the mall's business: it refuses with a code and a sentence, a scalar could only crash.
const mallsBusiness = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'multipleOf',
  'default',
  'example',
  'examples',
  'x-minor-units',
]);

const jsonOf = (content: Content | undefined): Schema | undefined => content?.['application/json']?.schema;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A schema without its `null`, and whether it had one: in GraphQL a field that may be null is one that is not required. */
const withoutNull = (schema: Schema): { schema: Schema; isNullable: boolean } => {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const types = schema.type.filter((type) => type !== 'null');
    return { schema: { ...schema, type: types.length === 1 ? types[0]! : types }, isNullable: true };
  }
  for (const union of ['anyOf', 'oneOf'] as const) {
    const members = schema[union] as Schema[] | undefined;
    const others = members?.filter((member) => member.type !== 'null');
    if (members && others && others.length < members.length) {
      const { [union]: _members, ...rest } = schema;
      return { schema: others.length === 1 ? { ...rest, ...others[0] } : { ...rest, [union]: others }, isNullable: true };
    }
  }
  return { schema, isNullable: false };
};

/** The schema as GraphQL needs it, everything inside named after `name`. */
const plain = (described: Schema, name: string): Schema => {
  const { schema } = withoutNull(described);
  if (schema.$ref !== undefined) return schema;
  // A map of anything has no GraphQL type: it travels as JSON.
  if (schema.type === 'object' && schema.additionalProperties && !schema.properties)
    return { type: 'object', additionalProperties: true, title: name };
  const copy: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (mallsBusiness.has(key)) continue;
    if (key === 'format' && value !== 'int64') continue;
    if (key === 'enum' && !(value as unknown[]).every((one) => typeof one === 'string' && graphqlName.test(one))) continue;
    copy[key] = value;
  }
  if (schema.const !== undefined) delete copy.const;
  for (const union of ['oneOf', 'anyOf', 'allOf']) {
    if (Array.isArray(schema[union]))
      copy[union] = (schema[union] as Schema[]).map((one, index) => plain(one, index === 0 ? name : `${name}${index + 1}`));
  }
  if (schema.items) copy.items = plain(schema.items, name);
  if (schema.properties && schema.required)
    copy.required = schema.required.filter((key) => !withoutNull(schema.properties?.[key] ?? {}).isNullable);
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, plain(value, `${name}${capital(key)}`)]),
    );
  if (copy.type === undefined && Array.isArray(schema.enum)) copy.type = typeof schema.enum[0] === 'string' ? 'string' : 'number';
  if (copy.enum || copy.properties || Array.isArray(copy.oneOf) || Array.isArray(copy.anyOf)) copy.title = name;
  return copy;
};

/**
 * Where an answer of this schema holds text with markup.
 * @throws where a schema that refers to itself holds any: such places are without end
 */
const htmlPaths = (schema: Schema, schemas: Record<string, Schema>, within: readonly string[] = []): FieldPath[] => {
  const inside = (part: Schema): FieldPath[] => htmlPaths(part, schemas, within);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (within.includes(name)) return [];
    const found = htmlPaths(schemas[name] ?? {}, schemas, [...within, name]);
    const isRecursive = JSON.stringify(schemas[name]).includes(`"${schema.$ref}"`);
    if (found.length > 0 && isRecursive) throw new Error(`${name} refers to itself and holds HTML: it cannot be sanitised`);
    return found;
  }
  if (schema.format === 'html') return [[]];
  const members = (['oneOf', 'anyOf', 'allOf'] as const).flatMap((union) => schema[union] as Schema[] | undefined);
  const parts = [schema.items, ...members].filter((part) => part !== undefined);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => inside(part).map((path): FieldPath => [key, ...path]));
  return [...parts.flatMap(inside), ...fields];
};

const isEmptyObject = (schema: Schema): boolean =>
  schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0 && !schema.additionalProperties;

/**
 * The contract as the gateway tells it to GraphQL Mesh: only what shoppers ask, without tokens, without the mall's
 * bounds, and with `Refusal` as one of the answers of every change.
 */
export const contractToMesh = (contract: Contract): { document: Contract; calls: Calls } => {
  const calls: Calls = {};
  const schemas: Record<string, Schema> = Object.fromEntries(
    Object.entries(contract.components.schemas).map(([name, schema]) => [
      name,
      { ...plain(schema, name), ...(schema.type === 'object' ? { title: name } : {}) },
    ]),
  );
  const session = schemas.Session;
  if (session?.properties) {
    for (const token of tokens) delete session.properties[token];
    session.required = session.required?.filter((key) => !tokens.includes(key));
  }
  schemas.Done = { type: 'object', title: 'Done', required: ['done'], properties: { done: { type: 'boolean' } } };
  schemas.RefusedField = {
    type: 'object',
    title: 'RefusedField',
    required: ['field', 'code', 'desc'],
    properties: { field: { type: 'string' }, code: { type: 'string' }, desc: { type: 'string' } },
  };
  schemas.Refusal = {
    type: 'object',
    title: 'Refusal',
    required: ['code', 'desc'],
    properties: {
      code: { type: 'string' },
      desc: { type: 'string' },
      fields: { type: 'array', items: { $ref: '#/components/schemas/RefusedField' } },
      data: { type: 'object', additionalProperties: true },
    },
  };

  const packed = (id: string, success: Schema): { schema: Schema; typeName: string; packing: Call['packing'] } => {
    const aim = success.$ref === undefined ? success : contract.components.schemas[success.$ref.split('/').at(-1) ?? ''];
    const name = capital(id);
    if (aim === undefined || isEmptyObject(aim))
      return { schema: { $ref: '#/components/schemas/Done' }, typeName: 'Done', packing: 'done' };
    if (aim.type === 'object') {
      const typeName = success.$ref?.split('/').at(-1) ?? `${name}Success`;
      return { schema: success.$ref ? success : plain(success, typeName), typeName, packing: 'plain' };
    }
    const packing = aim.type === 'array' ? 'list' : 'value';
    const typeName = `${name}Success`;
    return {
      schema: { type: 'object', title: typeName, required: [packing], properties: { [packing]: plain(success, name) } },
      typeName,
      packing,
    };
  };

  const paths: Contract['paths'] = {};
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const id = operation.operationId;
      const gatewayRules = operation['x-gateway'];
      if (id === undefined || gatewayRules === 'hidden') continue;
      const refusable = gatewayRules === 'change' || (method !== 'get' && gatewayRules !== 'read');
      const name = capital(id);
      const success = jsonOf(operation.responses['200']?.content) ?? { type: 'object' };
      const { schema, typeName, packing } = refusable
        ? packed(id, success)
        : { schema: plain(success, name), typeName: '', packing: 'plain' as const };
      const personal = refusable || gatewayRules === 'personal' || (operation.security ?? []).every((scheme) => 'bearer' in scheme);
      calls[id] = { refusable, typeName, packing, personal, html: htmlPaths(success, contract.components.schemas) };
      const answer = refusable ? { title: `${name}Answer`, oneOf: [schema, { $ref: '#/components/schemas/Refusal' }] } : schema;
      const input = jsonOf(operation.requestBody?.content);
      paths[path] = {
        ...paths[path],
        [method]: {
          operationId: id,
          parameters: (operation.parameters ?? [])
            .filter((one) => one.in === 'query' || one.in === 'path')
            .map((one) => ({ ...one, ...(one.schema ? { schema: plain(one.schema, `${name}${capital(one.name ?? '')}`) } : {}) })),
          ...(input
            ? {
                requestBody: {
                  required: operation.requestBody?.required ?? true,
                  content: { 'application/json': { schema: plain(input, `${name}Body`) } },
                },
              }
            : {}),
          responses: { 200: { description: 'The answer.', content: { 'application/json': { schema: answer } } } },
        },
      };
    }
  }
  return { document: { openapi: contract.openapi, info: contract.info, paths, components: { schemas } }, calls };
};
