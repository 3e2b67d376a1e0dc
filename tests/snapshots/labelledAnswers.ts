import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';

/** One field at the top of a document as it was asked: the call of the mall that it stands for, with its arguments. */
export type AskedField = { call: string; parameters: Record<string, unknown> };

/** How an answer is made: what is not said so is yes, and a name of its own for each word and number. */
export type AnswerStyle = {
  /** What every yes or no says. */ yes: boolean;
  /** There is no more of it: every number is 0, and a yes is a no. */ isOver: boolean;
  /** What comes back as it was asked for: the first entry of a list has these. */ asAsked: Record<string, unknown>;
  isRefused: boolean;
  /** Told behind the names of the top, where the same is asked once more. */ mark: string;
};

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../mesh/schema.graphql'), 'utf8'));
/** Above every amount and id of the fixtures' questions, and apart enough to be known again after a division. */
const firstNumber = 1_700_000_000;
const step = 1_000;
/** What the shop works out of a number of an answer: seconds become ms, a total becomes a number of pages. */
const workedOut = [
  { by: 0.001, said: ' in ms' },
  { by: 10, said: ' in pages of 10' },
  { by: 20, said: ' in pages of 20' },
  { by: 30, said: ' in pages of 30' },
];
const parsed = new Map<string, DocumentNode>();
const documentOf = (text: string): DocumentNode => {
  const document = parsed.get(text) ?? parse(text);
  parsed.set(text, document);
  return document;
};

/** Answers documents by the schema alone; of each word and number of its answers it knows where it stood. */
export class LabelledAnswers {
  readonly #numbers = new Map<number, string>();
  /** The objects and lists of its answers by where they stood. */
  readonly places = new Map<object, string>();

  /** Where a word or number stood in an answer; null where it was in none. */
  placeOf(value: unknown): string | null {
    if (typeof value === 'string') return value.startsWith('«') ? value.slice(1) : null;
    if (typeof value === 'number') return this.#numbers.get(value) ?? this.#workedOutOf(value);
    return typeof value === 'object' && value !== null ? (this.places.get(value) ?? null) : null;
  }

  #workedOutOf(value: number): string | null {
    for (const { by, said } of workedOut) {
      const place = this.#numbers.get(Math.round((value * by) / step) * step);
      if (place !== undefined) return place + said;
    }
    return null;
  }

  #leaf(type: GraphQLOutputType, place: string, { yes, isOver, asAsked }: AnswerStyle): unknown {
    const name = place.slice(place.lastIndexOf('.') + 1);
    const isFirst = !place.includes('[1]');
    if (isEnumType(type)) {
      const wanted = isFirst ? type.getValue(String(asAsked[name])) : null;
      return (wanted ?? type.getValues()[0])?.name;
    }
    if (isFirst && name in asAsked && typeof asAsked[name] !== 'object') return asAsked[name];
    switch (String(type)) {
      case 'Boolean':
        return yes && !isOver;
      case 'JSON':
        return { prodId: this.#number(`${place}.prodId`), orderNumber: `«${place}.orderNumber`, automatic: yes };
      case 'String':
      case 'ID':
        return `«${place}`;
      default:
        return isOver ? 0 : this.#number(place);
    }
  }

  #number(place: string): number {
    const number = firstNumber + this.#numbers.size * step;
    this.#numbers.set(number, place);
    return number;
  }

  #made(type: GraphQLOutputType, place: string, style: AnswerStyle): unknown {
    const plain = getNullableType(type) as GraphQLOutputType;
    if (isListType(plain)) {
      const inner = plain.ofType as GraphQLOutputType;
      return [this.#made(inner, `${place}[0]`, style), this.#made(inner, `${place}[1]`, style)];
    }
    if (isObjectType(plain)) return { place };
    if (isAbstractType(plain))
      return { place, type: schema.getPossibleTypes(plain).find((each) => (each.name === 'Refusal') === style.isRefused) };
    return this.#leaf(plain, place, style);
  }

  #note(value: unknown, place: string): void {
    if (typeof value !== 'object' || value === null) return;
    this.places.set(value, place);
    for (const [key, inner] of Object.entries(value)) this.#note(inner, Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`);
  }

  /** The answer to a document, and what it asked. @throws where the schema does not know what is asked */
  answer(text: string, variables: unknown, style: AnswerStyle): { data: Record<string, unknown>; fields: AskedField[] } {
    const fields: AskedField[] = [];
    const { data, errors } = execute({
      schema,
      document: documentOf(text),
      variableValues: variables as Record<string, unknown>,
      fieldResolver: (source: { place?: string } | undefined, parameters: Record<string, unknown>, _, { fieldName, path, returnType }) => {
        if (source?.place !== undefined) return this.#made(returnType, `${source.place}.${fieldName}`, style);
        fields.push({ call: path.key === fieldName ? fieldName : `${path.key}: ${fieldName}`, parameters });
        return this.#made(returnType, `${path.key}${style.mark}`, style);
      },
      typeResolver: (made: { type?: GraphQLObjectType }) => made.type?.name,
    }) as { data: Record<string, unknown> | null; errors?: readonly Error[] };
    if (errors?.[0] || !data) throw new Error(`${text.slice(0, 60)}: ${errors?.[0]?.message ?? 'no data'}`);
    for (const [key, value] of Object.entries(data)) this.#note(value, `${key}${style.mark}`);
    return { data, fields };
  }
}

/** What kind of document it is, its name, whether the mall may refuse it, and the fields inside that it calls by another name. */
export const documentFacts = (text: string) => {
  const document = documentOf(text);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const renamed: string[] = [];
  let depth = 0;
  visit(document, {
    SelectionSet: { enter: () => void (depth += 1), leave: () => void (depth -= 1) },
    Field: (field) => (field.alias && depth > 1 ? void renamed.push(`${field.alias.value}: ${field.name.value}`) : undefined),
  });
  return { name: operation?.name?.value ?? '', isChange: operation?.operation === OperationTypeNode.MUTATION, renamed };
};
