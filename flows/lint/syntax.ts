import { parseSync } from 'vite';

export type Node = { type: string; start: number } & Record<string, unknown>;

export const isNode = (thing: unknown): thing is Node => typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string';
export const nodesIn = (thing: unknown): Node[] => (Array.isArray(thing) ? thing : [thing]).filter(isNode);

/** A node and everything inside it, outer ones first. */
export function all(node: Node): Node[] {
  const found = [node];
  for (let next = 0; next < found.length; next += 1) {
    const each = found[next];
    if (each) for (const value of Object.values(each)) for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) found.push(inner);
  }
  return found;
}

/** `setTimeout`, `Date.now`, `'line.added'`: what a name, a member or a literal says; else the kind of node. */
export const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? (node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : node.type)) : '');

export const isFunction = (thing: unknown): boolean => isNode(thing) && thing.type.includes('Function');
export const propertiesOf = (node: unknown): Node[] => (isNode(node) && node.type === 'ObjectExpression' ? nodesIn(node.properties).filter((property) => property.type === 'Property') : []);
export const valueOf = (node: unknown, key: string): unknown => propertiesOf(node).find((property) => nameOf(property.key) === key)?.value;
export const listed = (node: unknown): Node[] => (isNode(node) && node.type === 'ArrayExpression' ? nodesIn(node.elements) : nodesIn(node));

/** One script, read as a tree. */
export type Source = { file: string; text: string; tree: Node };

/** @throws Error with the file's name, when it is not TypeScript */
export function sourceOf(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} is not TypeScript: ${errors[0]?.message}`);
  return { file, text, tree: program as unknown as Node };
}

export const lineOf = ({ text }: Source, node: Node): number => text.slice(0, node.start).split('\n').length;

/** Calls of a function by its name, also as a method. */
export const callsOf = (node: Node, name: string): Node[] =>
  all(node).filter((each) => each.type === 'CallExpression' && isNode(each.callee) && (nameOf(each.callee) === name || (each.callee.type === 'MemberExpression' && nameOf(each.callee.property) === name)));

/** The chart of a source: what `createMachine` is given. */
export const chartsIn = ({ tree }: Source): Node[] => callsOf(tree, 'createMachine').flatMap((call) => nodesIn(call.arguments).slice(0, 1));

/** The parts of `setup` by kind: its actions, guards, delays, actors. */
export const partsOf = ({ tree }: Source, kind: 'actions' | 'guards' | 'delays' | 'actors'): Node[] =>
  callsOf(tree, 'setup').flatMap((call) => nodesIn(call.arguments).slice(0, 1)).flatMap((config) => propertiesOf(valueOf(config, kind)));
