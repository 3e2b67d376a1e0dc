import { getRefId } from '@asteasolutions/zod-to-openapi';
import type { z } from './schemas.ts';

type Inner = {
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
};

/**
 * Every named schema below `schema`, as it is before somebody makes it nullable or optional, the inner ones first. Registered in this
 * order, a name
 * stands for the thing itself; otherwise its first nullable use would make it nullable everywhere.
 */
export function namedIn(
  schema: z.ZodType | undefined,
  found = new Map<string, z.ZodType>(),
  seen = new Set<z.ZodType>(),
): Map<string, z.ZodType> {
  if (!schema || seen.has(schema)) return found;
  seen.add(schema);
  const {
    type,
    innerType,
    element,
    valueType,
    in: before,
    out,
    options = [],
    items = [],
    shape = {},
  } = schema._zod.def as unknown as Inner & { type: string };
  for (const inner of [innerType, element, valueType, before, out, ...options, ...items, ...Object.values(shape)])
    namedIn(inner, found, seen);
  const name = getRefId(schema);
  if (name !== undefined && !(type === 'nullable' || type === 'optional' || type === 'default') && !found.has(name))
    found.set(name, schema);
  return found;
}

/** `allOf [name, object or null]`, as the generator writes a nullable name, allows no null: here it does. */
export function withNullableNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullableNames);
  if (node === null || typeof node !== 'object') return node;
  const { allOf } = node as { allOf?: { $ref?: string; type?: unknown }[] };
  const [named, nullable, ...more] = allOf ?? [];
  if (named?.$ref !== undefined && Array.isArray(nullable?.type) && nullable.type.includes('null') && more.length === 0)
    return { anyOf: [{ $ref: named.$ref }, { type: 'null' }] };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withNullableNames(value)]));
}
