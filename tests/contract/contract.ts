import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export type Schema = {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  format?: string;
};
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
type Answer = { 'x-codes'?: string[]; content: Record<string, { schema: Schema; example?: unknown }> };
export type Operation = {
  id: string;
  method: string;
  path: string;
  operationId: string;
  needsToken: boolean;
  parameters: Parameter[];
  body: Schema | null;
  isMultipart: boolean;
  responses: Record<string, Answer>;
};

type Raw = {
  operationId: string;
  'x-contract-id': string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
};
type Document = { paths: Record<string, Record<string, Raw>>; components: { schemas: Record<string, Schema> } };

/** The committed contract: what any mall must keep. */
export const document = JSON.parse(readFileSync(new URL('../../mesh/mall.openapi.json', import.meta.url), 'utf8')) as Document;

export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => ({
    id: raw['x-contract-id'],
    method: method.toUpperCase(),
    path,
    operationId: raw.operationId,
    needsToken: raw.security.some((way) => 'bearer' in way),
    parameters: raw.parameters ?? [],
    body: raw.requestBody?.content['application/json']?.schema ?? null,
    isMultipart: raw.requestBody?.content['multipart/form-data'] !== undefined,
    responses: raw.responses,
  })),
);

export function operation(id: string): Operation {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`the contract has no call ${id}`);
  return found;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'mall', ...document });
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with an answer by the contract's schema for this status; '' when nothing is. */
export function faultOf(of: Operation, status: number, body: unknown): string {
  const answer = of.responses[String(status)];
  if (!answer) return `the contract does not know ${status} here`;
  const schema = answer.content['application/json']?.schema;
  if (!schema) return '';
  const key = `${of.id} ${status}`;
  const validate = compiled.get(key) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"mall#/')) as object);
  compiled.set(key, validate);
  if (!validate(body))
    return (validate.errors ?? [])
      .slice(0, 3)
      .map((error) => `${error.instancePath || 'the answer'} ${error.message ?? ''}`)
      .join('; ');
  const code = status >= 400 ? (body as { code: string }).code : null;
  return code !== null && !answer['x-codes']?.includes(code) ? `${code} is not among the codes of ${status}` : '';
}

/** A schema's properties, one reference deep. */
export function propertiesOf(schema: Schema | null): Record<string, Schema> {
  const target = schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return target?.properties ?? {};
}

/** The examples of a call by status. */
export function examplesOf(of: Operation): [number, unknown][] {
  return Object.entries(of.responses).flatMap(([status, { content }]) => {
    const example = content['application/json']?.example;
    return example === undefined ? [] : [[Number(status), example] as [number, unknown]];
  });
}
