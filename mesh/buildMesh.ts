import { spawn } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { buildASTSchema, Kind, parse, print, printSchema, visit, type DocumentNode, type TypeNode } from 'graphql';
import { LogLevel } from '@graphql-mesh/utils';
import { childEnvironment } from '#mall/platform/environment.ts';
import { contractToMesh, type Calls, type Contract } from './contractToMesh.ts';

const here = (path: string): URL => new URL(path, import.meta.url);

/**
 * The schema that Mesh made, told more exactly: ids are safe integers, no list holds a hole, and a root field that
 * answers at all answers with something (Mesh leaves both nullable).
 */
const tighten = (schema: DocumentNode): DocumentNode => {
  const certain = (type: TypeNode): TypeNode => (type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type });
  return visit(schema, {
    Name: (node) => ({ ...node, value: node.value === 'BigInt' ? 'SafeInt' : node.value.replace(/_Input$/, 'Input') }),
    ListType: { leave: (node) => ({ ...node, type: certain(node.type) }) },
    ObjectTypeDefinition: {
      leave: (node) =>
        node.name.value === 'Query' || node.name.value === 'Mutation'
          ? { ...node, fields: node.fields?.map((field) => ({ ...field, type: certain(field.type) })) }
          : undefined,
    },
    ScalarTypeDefinition: { leave: (node) => (node.name.value === 'SafeInt' ? { ...node, description: undefined } : undefined) },
  });
};

/** The schema as people and codegen read it: without the directives that tell Mesh how to ask the mall. */
const readable = (schema: DocumentNode): string => {
  const bare = visit(schema, {
    Directive: () => null,
    DirectiveDefinition: () => null,
    SchemaDefinition: () => null,
    ScalarTypeDefinition: (node) => (node.name.value === 'ObjMap' ? null : { ...node, description: undefined }),
    EnumTypeDefinition: (node) => (node.name.value === 'HTTPMethod' ? null : undefined),
  });
  return `${printSchema(buildASTSchema(parse(print(bare))))}\n`;
};

/** What Mesh makes of a contract: it takes a GET for a question and all others for changes unless it is told. */
const meshConfig = (calls: Calls): object => ({
  sources: [
    {
      name: 'mall',
      handler: {
        openapi: {
          source: './.cache/mall.openapi.json',
          endpoint: 'http://mall',
          selectQueryOrMutationField: Object.entries(calls).map(([fieldName, { refusable }]) => ({
            type: refusable ? 'Mutation' : 'Query',
            fieldName,
          })),
        },
      },
    },
  ],
  customFetch: './mall.fetch.mjs',
});

const runMesh = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/@graphql-mesh/cli/esm/bin.js', 'build', '--dir', 'mesh', '--fileType', 'js'], {
      cwd: here('../'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: childEnvironment({ MESH_ARTIFACTS_DIRNAME: folder }),
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`mesh build failed:\n${Buffer.concat(output).toString()}`))));
  });

/** What Mesh wrote, told more exactly and silent, under its own name at last. */
const finish = async (folder: string, calls: Calls): Promise<DocumentNode> => {
  const at = (path: string): URL => here(`./${folder}/${path}`);
  const source = at('sources/mall/schemaWithAnnotations.js');
  const text = await readFile(source, 'utf8');
  const [opening, closing] = [text.indexOf('{\n  "kind": "Document"'), text.lastIndexOf('};') + 1];
  const tight = tighten(JSON.parse(text.slice(opening, closing)) as DocumentNode);
  await writeFile(source, `${text.slice(0, opening)}${JSON.stringify(tight)}${text.slice(closing)}`);
  // What goes wrong in Mesh reaches our own log, without the shopper's question in it.
  const artifact = (await readFile(at('index.mjs'), 'utf8'))
    .replaceAll(folder, '.mesh')
    .replace('new DefaultLogger("")', `new DefaultLogger("", ${LogLevel.silent})`);
  await writeFile(at('index.mjs'), artifact);
  await writeFile(at('calls.json'), JSON.stringify(calls));
  return tight;
};

/** Contract in, `mesh/.mesh` (the artifact, the calls) and `mesh/schema.graphql` out; whoever reads meanwhile finds the old or the new. */
export const buildMesh = async (): Promise<void> => {
  const contract = JSON.parse(await readFile(here('./mall.openapi.json'), 'utf8')) as Contract;
  const { document, calls } = contractToMesh(contract);
  await mkdir(here('./.cache/'), { recursive: true });
  await writeFile(here('./.cache/mall.openapi.json'), JSON.stringify(document, null, 1));
  const folder = `.mesh-${process.pid}`;
  try {
    await writeFile(here('./.meshrc.json'), JSON.stringify(meshConfig(calls)));
    await runMesh(folder);
    const schema = readable(await finish(folder, calls));
    await rm(here('./.mesh/'), { recursive: true, force: true });
    await rename(here(`./${folder}/`), here('./.mesh/'));
    await writeFile(here('./schema.graphql'), schema);
  } finally {
    await rm(here(`./${folder}/`), { recursive: true, force: true });
  }
};
