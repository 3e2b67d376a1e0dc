import { readFileSync } from 'node:fs';
import { Kind, parse, valueFromASTUntyped, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import { metaOf, unpack, type Execute, type GatewayAnswer } from '#src/data/gateway.ts';
import type { Calls } from '#mesh/contractToMesh.ts';
import type { App } from '#mesh/app.ts';
import type { Mall } from '#mall/mall.ts';
import { languageTags } from '#mesh/http/requestVisitor.ts';
import type { Locale } from '#machines/model/locale.ts';
import { canonical } from '#flows/canonical.ts';
import type { Visitor } from './stack.ts';

type Exchange = { method: string; url: URL; headers: Headers; sent: unknown; status: number; body: unknown };
type Operation = { operationId: string; method: string; path: RegExp; names: string[] };

/** What documents asked of the mall, and which of them it allowed. */
export type Recording = { app: App; exchanges: Exchange[]; allowed: Set<string> };

const mesh = new URL('../../mesh/', import.meta.url);
const contract = JSON.parse(readFileSync(new URL('mall.openapi.json', mesh), 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string }>>;
};
const calls = JSON.parse(readFileSync(new URL('.mesh/calls.json', mesh), 'utf8')) as Calls;
const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    operationId,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  })),
);

const json = (text: string): unknown => (text === '' ? null : JSON.parse(text));

/** A gateway of its own before a mall, with every word between both. */
export async function recordMall(mall: Mall, open: (mall: Mall) => Promise<App>): Promise<Recording> {
  const exchanges: Exchange[] = [];
  const app = await open({
    ...mall,
    fetch: async (request, ip) => {
      const copy = request.clone();
      const response = await mall.fetch(request, ip);
      const { method, headers } = copy;
      const [sent, body] = [json(await copy.text()), json(await response.clone().text())];
      exchanges.push({ method, url: new URL(copy.url), headers, sent, status: response.status, body });
      return response;
    },
  });
  return { app, exchanges, allowed: new Set() };
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fields of these selections and of their fragments, by their names in the answer. */
const fieldsIn = (sets: readonly SelectionSetNode[], fragments: Fragments): Map<string, FieldNode[]> => {
  const fields = new Map<string, FieldNode[]>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      const inside = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (inside) collect(inside.selectionSet);
    }
  };
  sets.forEach(collect);
  return fields;
};

/** Where an answer does not say what the mall said, in its order; null is what the mall leaves out. `sets` is what was asked for. */
const differences = (answer: unknown, said: unknown, way: string, sets: readonly SelectionSetNode[], fragments: Fragments): string[] => {
  if (Array.isArray(answer)) {
    const rows = Array.isArray(said) ? said : [];
    if (rows.length !== answer.length) return [`${way} has ${answer.length} entries, the mall's has ${rows.length}`];
    return answer.flatMap((each, nth) => differences(each, rows[nth], `${way}[${nth}]`, sets, fragments));
  }
  if (typeof answer === 'object' && answer !== null && typeof said === 'object' && said !== null) {
    const fields = fieldsIn(sets, fragments);
    return Object.entries(answer).flatMap(([key, value]) => {
      if (key === '__typename') return [];
      const asked = fields.get(key) ?? [];
      const word = (said as Record<string, unknown>)[asked[0]?.name.value ?? key];
      const inside = asked.flatMap(({ selectionSet }) => selectionSet ?? []);
      return differences(value, word, `${way}.${key}`, inside, fragments);
    });
  }
  return (answer ?? null) === (said ?? null) ? [] : [`${way} is ${JSON.stringify(answer)}, the mall said ${JSON.stringify(said)}`];
};

/** What the mall's body is in GraphQL: a union holds objects only. */
const packed = (field: string, body: unknown): unknown => {
  const packing = calls[field]?.packing ?? 'plain';
  if (packing === 'done') return { done: true };
  return packing === 'plain' || !calls[field]?.refusable ? body : { [packing]: body };
};

/** What is wrong with how the mall heard who asks. */
const visitorFaults = ({ cookies: { region, lang } }: Visitor, { headers, url }: Exchange): string[] => [
  ...(headers.get('region-id') === region ? [] : [`${url.pathname} was asked for region ${headers.get('region-id')}, not ${region}`]),
  ...(headers.get('accept-language') === languageTags[lang as Locale]
    ? []
    : [`${url.pathname} was asked in ${headers.get('accept-language')}, not ${languageTags[lang as Locale]}`]),
];

type Asked = {
  visitor: Visitor;
  field: FieldNode;
  fragments: Fragments;
  variables: object;
  data: unknown;
  made: readonly Exchange[];
  key: string | undefined;
};

/** What is wrong between one field of a document and the mall's call that it stands for. */
function faultsOf({ visitor, field, fragments, variables, data, made, key }: Asked): string[] {
  const name = field.name.value;
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) return [`the contract has no call '${name}'`];
  const given = Object.fromEntries(
    (field.arguments ?? []).map((each) => [each.name.value, valueFromASTUntyped(each.value, variables as Record<string, unknown>)]),
  );
  const { input, ...words } = given;
  const asWord = (value: unknown): string => String(value ?? '');
  const fits = ({ method, url, sent }: Exchange): boolean => {
    const [, ...inPath] = operation.path.exec(url.pathname) ?? [];
    if (method !== operation.method || !operation.path.test(url.pathname)) return false;
    const heard: Record<string, string> = {
      ...Object.fromEntries(url.searchParams),
      ...Object.fromEntries(operation.names.map((each, nth) => [each, decodeURIComponent(inPath[nth] ?? '')])),
    };
    const all = new Set([...Object.keys(words), ...Object.keys(heard)]);
    return (
      [...all].every((each) => asWord(words[each]) === asWord(heard[each])) && (input === undefined || canonical(sent) === canonical(input))
    );
  };
  const exchange = made.findLast(fits);
  if (!exchange)
    return [
      `the mall was not asked ${name}(${canonical(given)}), but ${made.map(({ method, url }) => `${method} ${url.pathname}${url.search}`).join(', ')}`,
    ];
  const keyHeard = exchange.headers.get('idempotency-key') ?? undefined;
  const isMarkup = (calls[name]?.html.length ?? 0) > 0;
  const sets = field.selectionSet ? [field.selectionSet] : [];
  return [
    ...visitorFaults(visitor, exchange),
    ...(keyHeard === key ? [] : [`${name} came to the mall under the key ${keyHeard}, not ${key}`]),
    ...(exchange.status >= 400 || isMarkup ? [] : differences(data, packed(name, exchange.body), name, sets, fragments)),
  ];
}

/** The shop's own way to the gateway for a visitor; what differs between a document and the mall's words fails. */
export const askAs =
  (visitor: Visitor, { exchanges, allowed }: Recording): Execute =>
  async (document, input, options = {}) => {
    const { name, hash } = metaOf(document);
    const variables = (input ?? {}) as object;
    const before = exchanges.length;
    const answer = (await visitor.ask(name, variables, options.key ? { key: options.key } : {})) as GatewayAnswer;
    const made = exchanges.slice(before);
    const isRefused = answer.errors !== undefined || JSON.stringify(answer.data).includes('"__typename":"Refusal"');
    if (!isRefused) allowed.add(name);
    const { definitions } = parse((documents as Record<string, { text: string }>)[hash]?.text ?? '');
    const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    const fragments = new Map(definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));
    const fields = (operation?.selectionSet.selections ?? []).filter((each) => each.kind === Kind.FIELD);
    // What guests share may have been kept: then nobody asked. Where one field fails, the others may not be answered any more.
    const faults =
      made.length === 0 || answer.errors
        ? []
        : fields.flatMap((field) => {
            const data = (answer.data as Record<string, unknown> | null)?.[field.alias?.value ?? field.name.value];
            return faultsOf({ visitor, field, fragments, variables, data, made, key: options.key });
          });
    if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    return unpack(answer, 0);
  };
