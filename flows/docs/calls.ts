import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';

const root = join(import.meta.dirname, '../..');

/** A call of the contract, and the refusals that it names. */
export type Call = { id: string; operation: string; method: string; path: string; group: string; summary: string; codes: string[] };

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  'x-contract-id': string;
  responses: Record<string, { 'x-codes'?: string[] }>;
};

/** Every call of the committed contract, by its id. */
export function contractCalls(): Call[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'mesh/mall.openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: operation['x-contract-id'],
        operation: operation.operationId,
        method: method.toUpperCase(),
        path,
        group: operation.tags[0] ?? '',
        summary: operation.summary,
        codes: [...new Set(Object.values(operation.responses).flatMap((response) => response['x-codes'] ?? []))],
      })),
    )
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}

const operationsIn = (document: string): string[] =>
  parse(document).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === 'Field' ? [field.name.value] : []))
      : [],
  );

/** The values of a module at its outer level, with what each is written as. */
const valuesIn = (text: string): [string, string][] =>
  text.split(/^(?=(?:export )?(?:const|function|async function) )/m).flatMap((part): [string, string][] => {
    const name = /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(part)?.[1];
    return name === undefined ? [] : [[name, part]];
  });

/** The operation ids that each data function asks, by its name, which is the name of the port that it fills. */
export function operationsByPort(): Map<string, string[]> {
  // Where an adapter does more than a data function of the same name, it asks that function.
  const modules = ['src/adapters', 'src/data'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => /\.(adapter|data)\.ts$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const values = new Map(modules.flatMap((file) => valuesIn(readFileSync(file, 'utf8'))));
  const known = new Map<string, string[]>();
  const callsOf = (name: string, outer: readonly string[]): string[] => {
    const body = values.get(name) ?? '';
    const document = /graphql\(`([^`]*)`\)/.exec(body)?.[1];
    if (document !== undefined) return operationsIn(document);
    const used = new Set(body.match(/\b\w+\b/g) ?? []);
    const inner = [...used].filter((each) => values.has(each) && each !== name && !outer.includes(each));
    return [...new Set(inner.flatMap((each) => callsOf(each, [...outer, name])))];
  };
  for (const name of values.keys()) known.set(name, callsOf(name, []));
  return known;
}
