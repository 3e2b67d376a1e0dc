import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Moment } from '#machines/ports.ts';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** What the gateway would say in answer to one operation. */
export type Wire = Record<string, unknown>;

export type Operation = { name: string; hash: string; isRefusable: boolean };

type Leaf = (type: GraphQLOutputType, key: string) => unknown;
type Field = { key: string; type: GraphQLOutputType; selection: SelectionSetNode | undefined };

const schemaText = readFile(join(import.meta.dirname, '../../mesh/schema.graphql'), 'utf8');
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
    this.#fragments = new Map(
      definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [])),
    );
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
    return isAbstractType(named) ? (this.#schema.getPossibleTypes(named).find((each) => each.name !== 'Refusal') ?? null) : null;
  }

  #fields(type: GraphQLObjectType, selection: SelectionSetNode): Field[] {
    return selection.selections.flatMap((each): Field[] => {
      if (each.kind === Kind.FIELD) {
        const field = type.getFields()[each.name.value];
        return field ? [{ key: each.alias?.value ?? each.name.value, type: field.type, selection: each.selectionSet }] : [];
      }
      const [inner, on] =
        each.kind === Kind.INLINE_FRAGMENT
          ? [each.selectionSet, each.typeCondition?.name.value]
          : [this.#fragments.get(each.name.value), undefined];
      return inner &&
        (on === undefined || on === type.name) &&
        (each.kind === Kind.INLINE_FRAGMENT || !this.#isAboutRefusals(each.name.value))
        ? this.#fields(type, inner)
        : [];
    });
  }

  #isAboutRefusals(fragment: string): boolean {
    return fragment === 'WhyNot';
  }

  /**
   * The answer whose leaves are what `leaf` says; `from` is what a value is taken from where there is something. Where `isWhole`, what
   * nobody tells is null, or empty.
   */
  #build(type: GraphQLOutputType, selection: SelectionSetNode | undefined, from: unknown, leaf: Leaf, isWhole: boolean, key = ''): unknown {
    const plain = getNullableType(type);
    if (from === null) return null;
    const object = selection ? this.#objectOf(plain) : null;
    if (from === undefined && isWhole && !isNonNullType(type) && (object !== null || leaf(type, key) === emptyLeaf(type))) return null;
    if (isListType(plain)) {
      const inner = plain.ofType as GraphQLOutputType;
      if (Array.isArray(from)) return from.map((each: unknown) => this.#build(inner, selection, each, leaf, isWhole, key));
      return isWhole ? [] : [this.#build(inner, selection, undefined, leaf, isWhole, key)];
    }
    if (!object || !selection) return from === undefined ? leaf(type, key) : from;
    const payload = typeof from === 'object' && from !== null ? (from as Record<string, unknown>) : {};
    return Object.fromEntries(
      this.#fields(object, selection).map((field) => [
        field.key,
        this.#build(field.type, field.selection, payload[field.key], leaf, isWhole, field.key),
      ]),
    );
  }

  /** The calls of the mall that it stands for: its root fields are named by them. */
  get calls(): string[] {
    return this.#root.selection.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
  }

  /**
   * The answer with what is told, in which every leaf that nobody tells is another: where it comes out again shows where it belongs. `yes`
   * is what every yes or no says.
   */
  dyed(dye: () => number, asked: Wire = {}, payload: Wire = {}, yes = true): Wire {
    return this.#whole(
      payload,
      asAsked(asked, (type) => {
        const named = getNamedType(type);
        if (isEnumType(named)) return named.getValues()[0]?.name;
        if (named.name === 'Boolean') return yes;
        return ['String', 'ID'].includes(named.name) ? `${dyeWord}${dye()}` : dyeNumber + dye();
      }),
      false,
    );
  }

  /** The answer with what is told; what nobody tells is as it was asked for, else null or empty. */
  filled(payload: Wire, asked: Wire = {}): Wire {
    return this.#whole(payload, asAsked(asked, emptyLeaf), true);
  }

  /**
   * The answer with what is told; every list has one entry, and what nobody tells says yes or no, as a word of the contract or as a number.
   */
  plain(payload: Wire, asked: Wire, yes: boolean): Wire {
    return this.#whole(
      payload,
      asAsked(asked, (type) => {
        const named = getNamedType(type);
        if (named.name === 'Boolean') return yes;
        return ['Int', 'SafeInt', 'Float'].includes(named.name) ? Number(yes) : emptyLeaf(type);
      }),
      false,
    );
  }

  #whole(from: Wire | undefined, leaf: Leaf, isWhole: boolean): Wire {
    return Object.fromEntries(
      this.#fields(this.#root.type, this.#root.selection).map((field) => [
        field.key,
        this.#build(field.type, field.selection, from?.[field.key], leaf, isWhole, field.key),
      ]),
    );
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

/** Who is asked for something by its name or number answers with that one. */
const asAsked =
  (asked: Wire, leaf: Leaf): Leaf =>
  (type, key) => {
    const isNumber = ['Int', 'SafeInt', 'Float'].includes(getNamedType(type).name);
    return typeof asked[key] === (isNumber ? 'number' : 'string') && !isEnumType(getNamedType(type)) ? asked[key] : leaf(type, key);
  };

const dyeWord = 'dye-';
const dyeNumber = 7_000_000;
const dyes = 100_000;
const isDye = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) ||
  (typeof value === 'string' && value.startsWith(dyeWord)) ||
  (typeof value === 'number' && value > dyeNumber && value < dyeNumber + dyes);

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
  return place.map((key) => (typeof key === 'number' ? (left.shift() ?? key) : key));
};

const at = (thing: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (each, key) => (typeof each === 'object' && each !== null ? (each as Record<string | number, unknown>)[key] : undefined),
    thing,
  );

/** The place that is called so, where no other is. */
const onlyCalled = (name: string, dyed: readonly Wire[]): { wire: number; place: Place } | null => {
  const found = new Map<string, { wire: number; place: Place }>();
  dyed.forEach((answer, wire) =>
    places(answer, (_, place) => {
      const kind = [wire, ...place.filter((key) => typeof key === 'string')].join('.');
      if (place.at(-1) === name && !found.has(kind)) found.set(kind, { wire, place });
      return true;
    }),
  );
  return found.size === 1 ? ([...found.values()][0] ?? null) : null;
};

/**
 * Turns a machine's sample into what must come over the wire for it, beside what is told already: `came` is what the shop's own
 * data function made of dyed answers; where a colour (or a whole piece) of the wire came out, there the sample is poured in. What
 * has no colour of its own (a yes, a word of a few) is known by its name beside one that has, or because only one place is called so.
 * A moment is known by the seconds that are left to it from `now`.
 */
export function pour(dyed: readonly Wire[], came: unknown, sample: unknown, now: Moment, payload: readonly Wire[] = []): Wire[] {
  const origin = new Map<unknown, { wire: number; place: Place }>();
  dyed.forEach((answer, wire) =>
    places(answer, (value, place) => {
      if (isDye(value) && place.length > 0 && !origin.has(value)) origin.set(value, { wire, place });
      return true;
    }),
  );
  const all: Wire[] = dyed.map((_, wire) => structuredClone(payload[wire] ?? {}));
  const fill = (from: { wire: number; place: Place }, place: Place, wired = (value: unknown) => value): void => {
    for (const { value, nths } of allAt(sample, place)) put(all[from.wire] ?? {}, withNths(from.place, nths), wired(value));
  };
  places(came, (value, place) => {
    const from = origin.get(value);
    const secondsFrom = typeof value === 'number' ? origin.get((value - now) / 1000) : undefined;
    if (!from && secondsFrom) fill(secondsFrom, place, (moment) => (Number(moment) - now) / 1000);
    if (from) {
      fill(from, place);
      return false;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
    const [beside] = Object.entries(value).flatMap(([key, inner]) => (origin.get(inner)?.place.at(-1) === key ? [origin.get(inner)] : []));
    for (const [key, inner] of Object.entries(value)) {
      if (isDye(inner)) continue;
      const home =
        beside && at(dyed[beside.wire], [...beside.place.slice(0, -1), key]) === inner
          ? { wire: beside.wire, place: [...beside.place.slice(0, -1), key] }
          : onlyCalled(key, dyed);
      if (home && at(dyed[home.wire], home.place) === inner) fill(home, [...place, key]);
    }
    return true;
  });
  return all;
}
