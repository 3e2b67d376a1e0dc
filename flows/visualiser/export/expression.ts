import type { Call } from './plainMachine.ts';

/** Functions whose names are no identifiers stand in an object of this name: `guards["is hot"]()`. */
type Shelf = 'guards' | 'actions' | 'delays';
const identifier = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/;
const isName = new RegExp(`^${identifier.source}$`);
const signs: Record<string, string> = { and: ' && ', or: ' || ' };

/** A named action or guard as an expression of ECMAScript: `isHot({"hot":true})`. */
export const callText = ({ type, params }: Call, declarations: Shelf): string =>
  `${isName.test(type) ? type : `${declarations}[${JSON.stringify(type)}]`}(${params === undefined ? '' : JSON.stringify(params)})`;

const innerOf = ({ type, params }: Call): Call[] => {
  const { guards = [] } = (params ?? {}) as { guards?: Call[] };
  const isFitting = type === 'not' ? guards.length === 1 : type in signs && guards.length > 1;
  return isFitting ? guards : [];
};

/** A guard as a condition: `isFull() && !isHot()`. */
export function conditionText(guard: Call): string {
  const inner = innerOf(guard);
  if (inner.length === 0) return callText(guard, 'guards');
  const part = (each: Call): string => (innerOf(each).length > 0 && each.type !== 'not' ? `(${conditionText(each)})` : conditionText(each));
  return guard.type === 'not' ? `!${inner.map(part).join('')}` : inner.map(part).join(signs[guard.type]);
}

const token = /\s*("(?:[^"\\]|\\.)*"|&&|\|\||[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|-?\d[\d.eE+-]*|\S)/y;

/** Reads what `callText` and `conditionText` write; null where the text is another language. */
function parsed(text: string, declarations: Shelf): Call | null {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(text.trimEnd()); found; found = token.exec(text.trimEnd())) tokens.push(found[1] ?? '');
  let at = 0;
  const take = (wanted: string): boolean => (tokens[at] === wanted ? ((at += 1), true) : false);
  const need = (wanted: string): void => {
    if (!take(wanted)) throw new SyntaxError(`no ${wanted}`);
  };
  /** What stands up to the bracket that closes the call, as JSON. */
  const argument = (): unknown => {
    const from = at;
    for (let depth = 0; at < tokens.length && !(depth === 0 && tokens[at] === ')'); at += 1)
      depth += { '{': 1, '[': 1, '(': 1, '}': -1, ']': -1, ')': -1 }[tokens[at] ?? ''] ?? 0;
    return from === at ? undefined : (JSON.parse(tokens.slice(from, at).join(' ')) as unknown);
  };
  const call = (): Call => {
    let type = tokens[at] ?? '';
    if (!isName.test(type)) throw new SyntaxError('no name');
    at += 1;
    if (type === declarations && take('[')) {
      type = JSON.parse(tokens[at] ?? '') as string;
      at += 1;
      need(']');
    }
    need('(');
    const params = argument();
    need(')');
    return params === undefined ? { type } : { type, params };
  };
  const unary = (): Call => {
    if (take('!')) return { type: 'not', params: { guards: [unary()] } };
    if (!take('(')) return call();
    const inner = chain('||', 'or', both);
    need(')');
    return inner;
  };
  const chain = (sign: string, type: string, part: () => Call): Call => {
    const guards = [part()];
    while (take(sign)) guards.push(part());
    return guards.length === 1 ? guards[0]! : { type, params: { guards } };
  };
  const both = (): Call => chain('&&', 'and', unary);
  try {
    const whole = declarations === 'guards' ? chain('||', 'or', both) : call();
    take(';');
    return at === tokens.length ? whole : null;
  } catch (failed) {
    if (failed instanceof SyntaxError) return null;
    throw failed;
  }
}

/** The guard of a condition; a condition in another tool's language is a guard of that name. */
export const conditionRead = (text: string): Call => parsed(text, 'guards') ?? { type: text.trim() };
/** The action that a script calls; a script that does more is an action of that name. */
export const callRead = (text: string): Call => parsed(text, 'actions') ?? { type: text.trim() };
