import {
  callsOf,
  chartsIn,
  isFunction,
  isNode,
  nameOf,
  nodesIn,
  partsOf,
  propertiesOf,
  sourceOf,
  type Node,
  type Script,
} from '../../lint/syntax.ts';
import { editsOf, type Edit, type Written } from './operators.ts';

/** A change of a machine's body, and where it stands: `keepFirst`, `reading · readOrders · input`. */
export type BodyEdit = Edit & { place: string };

/** Types are no behaviour, and patterns only name what comes. */
const silent = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'params', 'key', 'label']);

const editsIn = (written: Written, place: string, node: Node, above?: Node): BodyEdit[] => [
  ...editsOf(written, node, above).map((edit) => ({ ...edit, place })),
  ...Object.entries(node)
    .filter(([key]) => !silent.has(key))
    .flatMap(([, value]) => nodesIn(value))
    .flatMap((inner) => editsIn(written, place, inner, node)),
];

/** Keys of a chart under which bodies stand, and those that only hold others together. */
const bodies = new Set(['params', 'input', 'context', 'output']);
const frames = new Set(['states', 'on', 'invoke', 'actions', 'guard', 'always', 'after', 'entry', 'exit']);

/** The bodies that are written in the chart itself, by the states and events above them. */
function chartBodies(node: Node, above: readonly string[]): { place: string; node: Node }[] {
  const own = propertiesOf(node);
  const isNamed = (key: string): boolean => key === 'src' || (key === 'type' && own.length <= 2);
  const named = own.find((property) => isNamed(nameOf(property.key)) && isNode(property.value))?.value;
  const path = named === undefined ? above : [...above, nameOf(named)];
  return [
    ...own.flatMap((property) => {
      const [key, value] = [nameOf(property.key), property.value];
      if (!isNode(value)) return [];
      if (bodies.has(key)) return [{ place: [...path, key].join(' · '), node: value }];
      return chartBodies(value, frames.has(key) ? path : [...path, key]);
    }),
    ...(node.type === 'ArrayExpression' ? nodesIn(node.elements).flatMap((each) => chartBodies(each, above)) : []),
  ];
}

/** The plain functions and values that a machine's file keeps for itself. */
const helpersIn = (tree: Node): { place: string; node: Node }[] =>
  nodesIn(tree.body).flatMap((statement) => {
    if (isFunction(statement) && isNode(statement.id)) return [{ place: nameOf(statement.id), node: statement }];
    return nodesIn(statement.declarations).flatMap((each) =>
      isNode(each.init) && callsOf(each.init, 'createMachine').length === 0 ? [{ place: nameOf(each.id), node: each.init }] : [],
    );
  });

const typeIn = /\b(?:emit|sendParent|sendTo|raise)\([\s\S]*?\btype: '([\w.]+)'/g;

/** Every change of the bodies of a machine's file, in the order of the text. The same file gives the same ones. */
export function bodyEdits(script: Script): BodyEdit[] {
  const source = sourceOf(script);
  const written: Written = { text: script.text, sent: [...new Set([...script.text.matchAll(typeIn)].map(([, type = '']) => type))].sort() };
  const parts = (['actions', 'guards', 'delays'] as const).flatMap((kind) => partsOf(source, kind));
  const found = [
    ...helpersIn(source.tree),
    ...parts.flatMap(({ key, value }) => (isNode(value) ? [{ place: nameOf(key), node: value }] : [])),
    ...chartsIn(source).flatMap((chart) => chartBodies(chart, [])),
  ];
  return found.flatMap(({ place, node }) => editsIn(written, place, node)).sort((one, other) => one.start - other.start);
}
