import { parseSync } from 'vite';

export type Node = { type: string; start: number } & Record<string, unknown>;

/** True for a node of a syntax tree. */
export const isNode = (thing: unknown): thing is Node =>
  typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string';
/** Where a node ends in its text. */
export const endOf = (node: Node): number => Number(node.end);
/** The nodes of a list, or the one node that stands for a list. */
export const nodesIn = (thing: unknown): Node[] => (Array.isArray(thing) ? thing : [thing]).filter(isNode);

const inside = new WeakMap<Node, Node[]>();

/** A node and everything inside it, outer ones first. */
export function all(node: Node): Node[] {
  const known = inside.get(node);
  if (known) return known;
  const found = [node];
  for (let next = 0; next < found.length; next += 1) {
    const each = found[next];
    if (each)
      for (const value of Object.values(each))
        for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) found.push(inner);
  }
  if (node.type === 'Program') inside.set(node, found);
  return found;
}

/** `setTimeout`, `Date.now`, `'line.added'`: what a name, a member or a literal says; else the kind of node. */
export const nameOf = (node: unknown): string =>
  isNode(node)
    ? String(node.name ?? node.value ?? (node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : node.type))
    : '';

/** True for a function in any of its forms. */
export const isFunction = (thing: unknown): boolean => isNode(thing) && thing.type.includes('Function');
/** The properties of an object that is written out; those that are spread into it are left out. */
export const propertiesOf = (node: unknown): Node[] =>
  isNode(node) && node.type === 'ObjectExpression' ? nodesIn(node.properties).filter((property) => property.type === 'Property') : [];
/** What an object that is written out has under a key. */
export const valueOf = (node: unknown, key: string): unknown => propertiesOf(node).find((property) => nameOf(property.key) === key)?.value;
/** The nodes of a list that is written out, where one node without brackets is a list too, as in a machine's configuration. */
export const listed = (node: unknown): Node[] => (isNode(node) && node.type === 'ArrayExpression' ? nodesIn(node.elements) : nodesIn(node));

/** A file as it is written. */
export type Script = { file: string; text: string };
/** One script, read as a tree. */
export type Source = Script & { tree: Node };

const sources = new WeakMap<Script, Source>();

/** A script as a tree, read once. @throws Error with the file's name, when it is not TypeScript */
export function sourceOf(script: Script): Source {
  const known = sources.get(script);
  if (known) return known;
  const { file, text } = script;
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} is not TypeScript: ${errors[0]?.message}`);
  const source = { file, text, tree: program as unknown as Node };
  sources.set(script, source);
  return source;
}

const ends = new WeakMap<Source, number[]>();

/** The line on which a node begins, from 1. */
export function lineOf(source: Source, node: Node): number {
  const known = ends.get(source) ?? [...source.text.matchAll(/\n/g)].map(({ index }) => index);
  ends.set(source, known);
  const line = known.findIndex((end) => end >= node.start);
  return (line < 0 ? known.length : line) + 1;
}

/** Calls of a function by its name, also as a method. */
export const callsOf = (node: Node, name: string): Node[] =>
  all(node).filter(
    (each) =>
      each.type === 'CallExpression' &&
      isNode(each.callee) &&
      (nameOf(each.callee) === name || (each.callee.type === 'MemberExpression' && nameOf(each.callee.property) === name)),
  );

/** The chart of a source: what `createMachine` is given. */
export const chartsIn = ({ tree }: Source): Node[] => callsOf(tree, 'createMachine').flatMap((call) => nodesIn(call.arguments).slice(0, 1));

/** The parts of `setup` by kind: its actions, guards, delays, actors. */
export const partsOf = ({ tree }: Pick<Source, 'tree'>, kind: 'actions' | 'guards' | 'delays' | 'actors'): Node[] =>
  callsOf(tree, 'setup')
    .flatMap((call) => nodesIn(call.arguments).slice(0, 1))
    .flatMap((config) => propertiesOf(valueOf(config, kind)));
