import { endOf, nameOf, nodesIn, isNode, type Node } from '../../lint/syntax.ts';
import type { Kind } from '../mutant.ts';

/** One change of a text: what stands from `start` to `end` becomes `put`. */
export type Edit = { kind: Kind; what: string; start: number; end: number; put: string };
/** What a file says of itself: its text, and the types of events (in views also the ids of sentences) that stand in it. */
export type Written = { text: string; sent: readonly string[] };

/** The beginning of a text, on one line. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
const at = (node: unknown, key: string): Node | undefined => {
  const inner = isNode(node) ? node[key] : undefined;
  return isNode(inner) ? inner : undefined;
};

const opposite: Record<string, string> = { '===': '!==', '!==': '===', '<': '>=', '>': '<=', '<=': '>', '>=': '<' };
const limit: Record<string, string> = { '<': '<=', '>': '>=', '<=': '<', '>=': '>' };
const otherCall: Record<string, string> = { some: 'every', every: 'some', max: 'min', min: 'max', findLast: 'find' };
const leftOutCalls = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim']);

/** Each thing of a list (fields of an object, elements of an array) left out. */
const leftOut = (text: string, list: readonly Node[], isOut: (node: Node) => boolean): Edit[] =>
  list.filter(isOut).map((node) => {
    const index = list.indexOf(node);
    const [before, after] = [list[index - 1], list[index + 1]];
    const comma = /^\s*,/.exec(text.slice(endOf(node)))?.[0].length ?? 0;
    const [start, end] = after ? [node.start, after.start] : [before ? endOf(before) : node.start, endOf(node) + comma];
    return { kind: 'leaves out a field', what: short(text.slice(node.start, endOf(node))), start, end, put: '' };
  });

const isText = (node: Node | undefined): boolean => node?.type === 'TemplateLiteral' || typeof node?.value === 'string';

/** Every change of one node of a body; `above` is what it stands in. */
export function editsOf({ text, sent }: Written, node: Node, above: Node | undefined): Edit[] {
  const source = (inner: Node | undefined): string => (inner ? text.slice(inner.start, endOf(inner)) : '');
  const put = (kind: Kind, what: string, made: string): Edit => ({
    kind,
    what: short(what),
    start: node.start,
    end: endOf(node),
    put: made,
  });
  const instead = (kind: Kind, made: string): Edit => put(kind, `${short(source(node))} becomes ${short(made)}`, made);
  const [left, right, operator] = [at(node, 'left'), at(node, 'right'), String(node.operator)];
  switch (node.type) {
    case 'ObjectExpression':
      return leftOut(text, nodesIn(node.properties), (property) => nameOf(property.key) !== 'type');
    case 'ArrayExpression':
      return leftOut(text, nodesIn(node.elements), () => true);
    case 'Literal': {
      const isType = (above?.type === 'Property' && nameOf(above.key) === 'type') || sent.includes(String(node.value));
      const others = isType ? sent.filter((type) => type !== node.value) : [];
      if (isType) return others[0] === undefined ? [] : [instead('another event', `'${others[0]}'`)];
      if (typeof node.value === 'boolean') return [instead('another value', String(!node.value))];
      if (typeof node.value === 'number') return [instead('off by one', String(node.value + 1))];
      const isOperand = above?.type === 'BinaryExpression' || above?.type === 'MemberExpression';
      return typeof node.value === 'string' && !isOperand ? [instead('another value', "'another'")] : [];
    }
    case 'TemplateLiteral':
      return [instead('another value', `('another ' + ${source(node)})`)];
    case 'BinaryExpression':
      return [
        ...(opposite[operator] ? [instead('negates a condition', `${source(left)} ${opposite[operator]} ${source(right)}`)] : []),
        ...(limit[operator] ? [instead('off by one', `${source(left)} ${limit[operator]} ${source(right)}`)] : []),
        ...((operator === '+' || operator === '-') && !isText(left) && !isText(right)
          ? [instead('another value', `${source(left)} ${operator === '+' ? '-' : '+'} (${source(right)})`)]
          : []),
      ];
    case 'LogicalExpression':
      return operator === '??'
        ? [instead('another value', `(${source(right)})`)]
        : [instead('negates a condition', `((${source(left)}) ${operator === '&&' ? '||' : '&&'} (${source(right)}))`)];
    case 'ConditionalExpression': {
      const [test, yes, no] = [at(node, 'test'), at(node, 'consequent'), at(node, 'alternate')];
      return [put('negates a condition', source(test), `((${source(test)}) ? ${source(no)} : ${source(yes)})`)];
    }
    case 'UnaryExpression':
      return operator === '!' ? [instead('negates a condition', `(${source(at(node, 'argument'))})`)] : [];
    case 'CallExpression': {
      const callee = at(node, 'callee');
      const [object, name] = [at(callee, 'object'), nameOf(at(callee, 'property'))];
      if (!object || callee?.type !== 'MemberExpression') return [];
      const property = at(callee, 'property');
      const called = Object.hasOwn(otherCall, name) ? otherCall[name] : undefined;
      if (called !== undefined && property)
        return [
          {
            kind: 'another value',
            what: short(`${name} becomes ${called} in ${source(node)}`),
            start: property.start,
            end: endOf(property),
            put: called,
          },
        ];
      return leftOutCalls.has(name) ? [instead('another value', source(object))] : [];
    }
    default:
      return [];
  }
}
