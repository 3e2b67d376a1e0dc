import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, Kind, NoUnusedFragmentsRule, parse, specifiedRules, validate, visit, type DocumentNode } from 'graphql';
import type { Calls } from './contractToMesh.ts';

const here = (path: string): URL => new URL(path, import.meta.url);

// What differs between two shoppers, or ages while it is kept.
const personalFields = new Set([
  'isCollection',
  'usefulByMe',
  'restockNotice',
  'unread',
  'remind',
  'curUserReceiveCount',
  'canReceive',
  'canGoUse',
  'joinGroupTeamId',
  'nowTime',
  'startIn',
  'expiresIn',
]);

/** A document that every guest of a region and language may share: nothing in it is one shopper's, or of this moment. */
const isShared = (document: DocumentNode, calls: Calls): boolean => {
  let shared = true;
  visit(document, {
    OperationDefinition: (node) => {
      if (node.operation !== 'query') shared = false;
      for (const field of node.selectionSet.selections) {
        if (field.kind !== Kind.FIELD || (calls[field.name.value]?.personal ?? true)) shared = false;
      }
    },
    Field: (node) => {
      if (personalFields.has(node.name.value)) shared = false;
    },
  });
  return shared;
};

/** The documents that the gateway accepts, by hash. */
const accepted = (texts: Record<string, string>, calls: Calls): Record<string, { text: string; shared: boolean }> =>
  Object.fromEntries(Object.entries(texts).map(([hash, text]) => [hash, { text, shared: isShared(parse(text), calls) }]));

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

// A document stands between the backticks of graphql(`...`).
const documentTag = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`/g;

/**
 * Writes `src/data/gql/` from the documents in `src/data/*.data.ts` and the gateway's schema: their types, and the
 * list of documents that the gateway accepts, by hash. Throws with every document that does not fit the schema.
 */
export const generate = async (): Promise<void> => {
  const schema = parse(await readFile(here('./schema.graphql'), 'utf8'));
  const calls = JSON.parse(await readFile(here('./.mesh/calls.json'), 'utf8')) as Calls;
  const folder = here('../src/data/');
  const documents: { location: string; rawSDL: string; document: DocumentNode }[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.data.ts')).sort()) {
    for (const [, text = ''] of (await readFile(new URL(name, folder), 'utf8')).matchAll(documentTag)) {
      documents.push({ location: `src/data/${name}`, rawSDL: text, document: parse(text) });
    }
  }
  const wrong = new Map<string, string>();
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: documents.flatMap((one) => one.document.definitions) };
  for (const problem of validate(buildSchema(await readFile(here('./schema.graphql'), 'utf8')), whole, rules)) {
    const at = documents.find((one) => problem.nodes?.some((node) => node.loc?.source.body === one.rawSDL));
    wrong.set(at?.rawSDL ?? '', `${at?.location ?? 'src/data'}: ${problem.message}`);
  }
  // The others are written all the same, so that one wrong document stops one page and not all.
  const fitting = documents.filter((one) => !wrong.has(one.rawSDL));

  const target = new URL('gql/', folder);
  await mkdir(target, { recursive: true });
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: 'src/data/gql/',
    schema,
    documents: fitting,
    plugins: [],
    pluginMap: {},
    config: {
      documentMode: 'string',
      importExtension: '.ts',
      useTypeImports: true,
      enumsAsTypes: true,
      enumType: 'string-literal',
      skipTypename: false,
      scalars: { SafeInt: 'number', JSON: 'Record<string, unknown>' },
      strictScalars: true,
    },
    presetConfig: {
      fragmentMasking: false,
      skipIndexFile: true,
      persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20) },
      onExecutableDocumentNode: (document: DocumentNode) => {
        const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
        return { name: operation?.name?.value, shared: isShared(document, calls) };
      },
    },
  });
  for (const section of sections) {
    const written = await codegen(section);
    const file = section.filename.replace('src/data/gql/', '');
    if (file.endsWith('.ts')) await writeFile(new URL(file, target), written);
    else
      await writeFile(
        new URL('documents.json', target),
        JSON.stringify(accepted(JSON.parse(written) as Record<string, string>, calls), null, 1),
      );
  }
  if (wrong.size > 0) throw new Error([...wrong.values()].join('\n'));
};
