import { readFile } from 'node:fs/promises';
import { buildSchema, getNamedType, getNullableType, isAbstractType, isEnumType, isListType, isNonNullType, isObjectType, Kind, parse, type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, type SelectionSetNode } from 'graphql';

/** What the gateway would say in answer to one operation. */
export type Wire = Record<string, unknown>;

export type Operation = { name: string; hash: string; isRefusable: boolean };

type Field = { key: string; type: GraphQLOutputType; selection: SelectionSetNode | undefined };

const schemaText = readFile(new URL('../../mesh/schema.graphql', import.meta.url), 'utf8');
let known: GraphQLSchema | undefined;
const schema = async (): Promise<GraphQLSchema> => (known ??= buildSchema(await schemaText));

/** An operation of the shop as it stands on the wire: how an answer to it is shaped, field by field. */
export class OperationShape {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Map<string, SelectionSetNode>;
  readonly #root: { type: GraphQLObjectType; selection: SelectionSetNode };
  readonly name: string;

  private constructor(inSchema: GraphQLSchema, text: string) {
    const { definitions } = parse(text);
    this.#schema = inSchema;
    this.#fragments = new Map(definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [])));
    const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    const type = operation && inSchema.getRootType(operation.operation);
    if (!operation || !type) throw new Error(`This is no operation: ${text.slice(0, 60)}`);
    this.name = operation.name?.value ?? '';
    this.#root = { type, selection: operation.selectionSet };
  }

  static async of(text: string): Promise<OperationShape> {
    return new OperationShape(await schema(), text);
  }

  /** The object that a union stands for when nothing is refused. */
  #objectOf(type: GraphQLOutputType): GraphQLObjectType | null {
    const named = getNamedType(type);
    if (isObjectType(named)) return named;
    return isAbstractType(named) ? this.#schema.getPossibleTypes(named).find((each) => each.name !== 'Refusal') ?? null : null;
  }

  #fields(type: GraphQLObjectType, selection: SelectionSetNode): Field[] {
    return selection.selections.flatMap((each): Field[] => {
      if (each.kind === Kind.FIELD) {
        const field = type.getFields()[each.name.value];
        return field ? [{ key: each.alias?.value ?? each.name.value, type: field.type, selection: each.selectionSet }] : [];
      }
      const [inner, on] = each.kind === Kind.INLINE_FRAGMENT ? [each.selectionSet, each.typeCondition?.name.value] : [this.#fragments.get(each.name.value), undefined];
      return inner && (on === undefined || on === type.name) && (each.kind === Kind.INLINE_FRAGMENT || !this.#isAboutRefusals(each.name.value)) ? this.#fields(type, inner) : [];
    });
  }

  #isAboutRefusals(fragment: string): boolean {
    return fragment === 'WhyNot';
  }

  /** The answer whose leaves are what `leaf` says; `from` is what a value is taken from where there is something. */
  #build(type: GraphQLOutputType, selection: SelectionSetNode | undefined, from: unknown, leaf: (type: GraphQLOutputType) => unknown): unknown {
    const plain = getNullableType(type);
    if (from === null) return null;
    if (from === undefined && leaf === emptyLeaf && !isNonNullType(type)) return null;
    if (isListType(plain)) {
      const inner = plain.ofType as GraphQLOutputType;
      if (Array.isArray(from)) return from.map((each: unknown) => this.#build(inner, selection, each, leaf));
      return leaf === emptyLeaf ? [] : [this.#build(inner, selection, undefined, leaf)];
    }
    const object = selection ? this.#objectOf(plain) : null;
    if (!object || !selection) return from === undefined ? leaf(type) : from;
    const told = typeof from === 'object' && from !== null ? (from as Record<string, unknown>) : {};
    return Object.fromEntries(this.#fields(object, selection).map((field) => [field.key, this.#build(field.type, field.selection, told[field.key], leaf)]));
  }

  /** The calls of the mall that it stands for: its root fields are named by them. */
  get calls(): string[] {
    return this.#root.selection.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
  }

  /** An answer in which every leaf is another: where it comes out again shows where it belongs. */
  dyed(dye: () => number): Wire {
    return this.#whole(undefined, (type) => {
      const named = getNamedType(type);
      if (isEnumType(named)) return named.getValues()[0]?.name;
      if (named.name === 'Boolean') return true;
      return ['String', 'ID'].includes(named.name) ? `dye-${dye()}` : 7_000_000 + dye();
    });
  }

  /** The answer with what is told; what nobody tells is null, or empty. */
  filled(told: Wire): Wire {
    return this.#whole(told, emptyLeaf);
  }

  #whole(from: Wire | undefined, leaf: (type: GraphQLOutputType) => unknown): Wire {
    return Object.fromEntries(this.#fields(this.#root.type, this.#root.selection).map((field) => [field.key, this.#build(field.type, field.selection, from?.[field.key], leaf)]));
  }

  /** How the mall says no: a `Refusal` where the operation may be refused, else an error. */
  refused(code: string, desc: string, data: unknown): { data: Wire | null; errors?: unknown[] } {
    const refusable = this.#fields(this.#root.type, this.#root.selection).find((field) => {
      const named = getNamedType(field.type);
      return isAbstractType(named) && this.#schema.getPossibleTypes(named).some((each) => each.name === 'Refusal');
    });
    if (refusable) return { data: { [refusable.key]: { __typename: 'Refusal', code, desc, fields: null, data: data ?? null } } };
    return { data: null, errors: [{ message: desc || code, extensions: { code, status: 409, desc } }] };
  }
}

const emptyLeaf = (type: GraphQLOutputType): unknown => {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === 'Boolean') return false;
  return ['String', 'ID'].includes(named.name) ? '' : 0;
};

type Place = readonly (string | number)[];

const places = (thing: unknown, visit: (value: unknown, place: Place) => boolean, place: Place = []): void => {
  if (!visit(thing, place) || typeof thing !== 'object' || thing === null) return;
  for (const [key, inner] of Object.entries(thing)) places(inner, visit, [...place, Array.isArray(thing) ? Number(key) : key]);
};

const put = (into: Record<string | number, unknown>, [key, ...rest]: Place, value: unknown): void => {
  if (key === undefined) return;
  if (rest.length === 0) into[key] = value;
  else put((into[key] ??= typeof rest[0] === 'number' ? [] : {}) as Record<string | number, unknown>, rest, value);
};

/** What stands at a place, and at the same place of every other entry of the lists on the way. */
const allAt = (thing: unknown, [key, ...rest]: Place, nths: readonly number[] = []): { value: unknown; nths: readonly number[] }[] => {
  if (key === undefined) return [{ value: thing, nths }];
  if (typeof thing !== 'object' || thing === null) return [];
  if (Array.isArray(thing) && typeof key === 'number') return thing.flatMap((each: unknown, nth) => allAt(each, rest, [...nths, nth]));
  return allAt((thing as Record<string | number, unknown>)[key], rest, nths);
};

const withNths = (place: Place, nths: readonly number[]): Place => {
  const left = [...nths];
  return place.map((key) => (typeof key === 'number' ? left.shift() ?? key : key));
};

/**
 * Turns a machine's sample into what must come over the wire for it: `came` is what the shop's own data door made of a dyed
 * answer; where a colour (or a whole piece) of the wire came out, there the sample is poured in.
 */
export function pour(dyed: readonly Wire[], came: unknown, sample: unknown): Wire[] {
  const origin = new Map<unknown, { wire: number; place: Place }>();
  dyed.forEach((answer, wire) => places(answer, (value, place) => {
    if (typeof value !== 'boolean' && value !== null && place.length > 0 && !origin.has(value)) origin.set(value, { wire, place });
    return true;
  }));
  const told: Wire[] = dyed.map(() => ({}));
  places(came, (value, place) => {
    const from = origin.get(value);
    if (!from) return true;
    for (const { value: poured, nths } of allAt(sample, place)) put(told[from.wire] ?? {}, withNths(from.place, nths), poured);
    return false;
  });
  return told;
}
