import { parseSync } from 'vite';

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (thing: unknown): thing is Node => typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string';
const listOf = (thing: unknown): unknown[] => (Array.isArray(thing) ? thing : [thing]);
const inside = (node: Node): Node[] => Object.values(node).flatMap(listOf).filter(isNode);
const all = (node: Node): Node[] => [node, ...inside(node).flatMap(all)];
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? (node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : node.type)) : '');

/** One file of `machines/`, read as a tree. */
export type Source = { file: string; text: string; tree: Node };

export function sourceOf(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} is not TypeScript: ${errors[0]?.message}`);
  return { file, text, tree: program as unknown as Node };
}

/** What in a source is not as this house writes machines, as sentences with file and line. */
export type SourceRule = (source: Source) => string[];

const at = ({ file, text }: Source, node: Node): string => `${file}:${text.slice(0, node.start).split('\n').length}`;

const callsOf = ({ tree }: Source, name: string): Node[] =>
  all(tree).filter((node) => node.type === 'CallExpression' && (nameOf(node.callee) === name || nameOf(node.callee).endsWith(`.${name}`) || (isNode(node.callee) && node.callee.type === 'MemberExpression' && nameOf(node.callee.property) === name)));

const configs = (source: Source): Node[] => callsOf(source, 'createMachine').flatMap((call) => listOf(call.arguments).filter(isNode).slice(0, 1));

/** Machines import `xstate` and each other, nothing else. */
export const importsNothing: SourceRule = (source) =>
  all(source.tree).filter((node) => ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'].includes(node.type) && isNode(node.source))
    .filter((node) => !/^(xstate|\.\/[\w.]+\.ts)$/.test(nameOf(node.source))).map((node) => `${at(source, node)} imports '${nameOf(node.source)}'`);

const clocks = new Set(['Date.now', 'performance.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues', 'globalThis', 'window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'fetch', 'setTimeout', 'setInterval', 'process']);

/** Machines read no clock, draw no lot and touch nothing of the browser: `at` stands on every event. */
export const readsNoClock: SourceRule = (source) =>
  all(source.tree).filter((node) =>
    (node.type === 'CallExpression' && clocks.has(nameOf(node.callee)))
    || (node.type === 'MemberExpression' && isNode(node.object) && node.object.type === 'Identifier' && clocks.has(nameOf(node.object)))
    || (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && listOf(node.arguments).filter(isNode).length === 0))
    .map((node) => `${at(source, node)} reads '${nameOf(node.callee ?? node)}'`);

const mappers = new Set(['input', 'output', 'params', 'context']);
const combinations = new Set(['and', 'or', 'not', 'stateIn']);

/** The configuration is a literal: no spread, no loop, no variable, no inline guard, action, delay or actor; only `input`, `output`, `params`, `context` may be arrow mappers. */
export const configIsLiteral: SourceRule = (source) => {
  const look = (node: Node, key: string): string[] => {
    switch (node.type) {
      case 'ObjectExpression':
        return listOf(node.properties).filter(isNode).flatMap((property) => {
          if (property.type === 'SpreadElement') return [`${at(source, property)} spreads into the configuration`];
          if (property.computed === true) return [`${at(source, property)} computes a key of the configuration`];
          return isNode(property.value) ? look(property.value, nameOf(property.key)) : [];
        });
      case 'ArrayExpression':
        return listOf(node.elements).filter(isNode).flatMap((element) => (element.type === 'SpreadElement' ? [`${at(source, element)} spreads into the configuration`] : look(element, key)));
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return mappers.has(key) ? [] : [`${at(source, node)} has an inline function as '${key}'`];
      case 'CallExpression':
        return combinations.has(nameOf(node.callee)) ? listOf(node.arguments).filter(isNode).flatMap((argument) => look(argument, key)) : [`${at(source, node)} calls '${nameOf(node.callee)}' inside the configuration`];
      case 'Literal':
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
      case 'NullLiteral':
      case 'UnaryExpression':
        return [];
      default:
        return mappers.has(key) ? [] : [`${at(source, node)} has no literal as '${key}' but a ${node.type}`];
    }
  };
  return configs(source).flatMap((config) => look(withoutMapped(config), ''));
};

/** Whatever stands under `input`, `output` and `params` is data of the mapper, not of the chart. */
const withoutMapped = (config: Node): Node => ({
  ...config,
  ...(config.type === 'ObjectExpression' ? {
    properties: listOf(config.properties).filter(isNode).filter((property) => !mappers.has(nameOf(property.key)) || property.type === 'SpreadElement' || isFunction(property.value))
      .map((property) => (isNode(property.value) ? { ...property, value: withoutMapped(property.value) } : property)),
  } : {}),
  ...(config.type === 'ArrayExpression' ? { elements: listOf(config.elements).filter(isNode).map(withoutMapped) } : {}),
});
const isFunction = (thing: unknown): boolean => isNode(thing) && thing.type.includes('Function');

const actorsOf = (source: Source): Map<string, string> => {
  const found = new Map<string, string>();
  for (const property of all(source.tree).filter((node) => node.type === 'Property' && nameOf(node.key) === 'actors')) {
    for (const actor of isNode(property.value) ? listOf(property.value.properties).filter(isNode) : []) {
      found.set(nameOf(actor.key), isNode(actor.value) && actor.value.type === 'CallExpression' ? nameOf(actor.value.callee) : 'machine');
    }
  }
  return found;
};

const propertyOf = (node: Node, key: string): Node | undefined => listOf(node.properties).filter(isNode).find((property) => nameOf(property.key) === key);

/** Every question can be answered and refused: each invoke of a port has `onDone` and `onError`. */
export const questionsEnd: SourceRule = (source) => {
  const actors = actorsOf(source);
  const invokes = configs(source).flatMap(all).filter((node) => node.type === 'Property' && nameOf(node.key) === 'invoke')
    .flatMap((property) => (isNode(property.value) && property.value.type === 'ArrayExpression' ? listOf(property.value.elements) : [property.value])).filter(isNode);
  return invokes.flatMap((invoke) => {
    const src = nameOf(propertyOf(invoke, 'src')?.value);
    if (actors.get(src) !== 'port') return actors.has(src) ? [] : [`${at(source, invoke)} invokes '${src}', which is not in setup`];
    return ['onDone', 'onError'].filter((key) => !propertyOf(invoke, key)).map((key) => `${at(source, invoke)} asks '${src}' without ${key}`);
  });
};

/** Machines are built by `setup().createMachine()`, so that guards, actions and ports are typed and named. */
export const isSetUp: SourceRule = (source) =>
  callsOf(source, 'createMachine').filter((call) => !(isNode(call.callee) && call.callee.type === 'MemberExpression')).map((call) => `${at(source, call)} calls createMachine without setup`);

/** Actions and guards take `params`; they do not cast events. */
export const castsNoEvent: SourceRule = (source) =>
  all(source.tree).filter((node) => node.type === 'TSAsExpression' && all(node.expression as Node).some((part) => part.type === 'Identifier' && nameOf(part) === 'event'))
    .map((node) => `${at(source, node)} casts an event`);
