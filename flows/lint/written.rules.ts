import { dirname, join } from 'node:path/posix';
import type { Found, Rule } from './rule.ts';
import {
  all,
  callsOf,
  chartsIn,
  isFunction,
  isNode,
  lineOf,
  listed,
  nameOf,
  nodesIn,
  partsOf,
  propertiesOf,
  valueOf,
  type Node,
  type Source,
} from './syntax.ts';

const found = (source: Source, nodes: Node[], sentence: (node: Node) => string): Found[] =>
  nodes.map((node) => ({ line: lineOf(source, node), sentence: sentence(node) }));

const clocks = new Set([
  'Date.now',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'fetch',
  'setTimeout',
  'setInterval',
  'process',
]);
const readsClock = (node: Node): boolean =>
  (node.type === 'CallExpression' && clocks.has(nameOf(node.callee))) ||
  (node.type === 'MemberExpression' && isNode(node.object) && node.object.type === 'Identifier' && clocks.has(nameOf(node.object))) ||
  (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && nodesIn(node.arguments).length === 0);

const mappers = new Set(['input', 'output', 'params', 'context']);
const combinations = new Set(['and', 'or', 'not', 'stateIn']);
const literals = new Set(['Literal', 'StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'NullLiteral', 'UnaryExpression']);

/** What in a chart is no literal. Whatever stands under a mapper's key is data of the mapper, not of the chart. */
function alive(source: Source, node: Node, key: string): Found[] {
  const tell = (sentence: string, at = node): Found[] => [{ line: lineOf(source, at), sentence }];
  if (isFunction(node)) return mappers.has(key) ? [] : tell(`an inline function stands as '${key}'`);
  if (literals.has(node.type)) return [];
  switch (node.type) {
    case 'ObjectExpression':
      return nodesIn(node.properties).flatMap((property) => {
        if (property.type === 'SpreadElement') return tell('the chart is spread together', property);
        if (property.computed === true) return tell('a key of the chart is computed', property);
        const name = nameOf(property.key);
        return isNode(property.value) && (!mappers.has(name) || isFunction(property.value)) ? alive(source, property.value, name) : [];
      });
    case 'ArrayExpression':
      return nodesIn(node.elements).flatMap((element) =>
        element.type === 'SpreadElement' ? tell('the chart is spread together', element) : alive(source, element, key),
      );
    case 'CallExpression':
      return combinations.has(nameOf(node.callee))
        ? nodesIn(node.arguments).flatMap((argument) => alive(source, argument, key))
        : tell(`'${nameOf(node.callee)}' is called inside the chart`);
    default:
      return tell(`'${key}' is no literal but a ${node.type}`);
  }
}

const castsIn = (node: Node): Node[] =>
  all(node).filter(
    (each) =>
      (each.type === 'TSAsExpression' || each.type === 'TSTypeAssertion') &&
      nameOf(isNode(each.typeAnnotation) ? each.typeAnnotation.typeName : undefined) !== 'const',
  );
const ofEvent = (node: Node): boolean =>
  isNode(node.expression) && all(node.expression).some((part) => part.type === 'Identifier' && nameOf(part) === 'event');

const mutating = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'set',
  'add',
  'delete',
  'clear',
  'send',
  'raise',
  'log',
  'warn',
  'error',
]);
const changes = (node: Node): boolean =>
  ['AssignmentExpression', 'UpdateExpression', 'AwaitExpression', 'YieldExpression'].includes(node.type) ||
  (node.type === 'UnaryExpression' && node.operator === 'delete') ||
  (node.type === 'CallExpression' &&
    isNode(node.callee) &&
    node.callee.type === 'MemberExpression' &&
    mutating.has(nameOf(node.callee.property)));

/** A port's invoke that cannot be answered or refused, and one of something unknown. */
function openQuestions(source: Source): Found[] {
  const actors = new Map(
    partsOf(source, 'actors').map((actor) => [
      nameOf(actor.key),
      isNode(actor.value) && actor.value.type === 'CallExpression' ? nameOf(actor.value.callee) : 'machine',
    ]),
  );
  const invokes = chartsIn(source)
    .flatMap(all)
    .filter((node) => node.type === 'Property' && nameOf(node.key) === 'invoke')
    .flatMap((property) => listed(property.value));
  return invokes.flatMap((invoke): Found[] => {
    const src = nameOf(valueOf(invoke, 'src'));
    const line = lineOf(source, invoke);
    if (!actors.has(src)) return [{ line, sentence: `'${src}' is invoked, and setup has no such actor` }];
    if (actors.get(src) !== 'port') return [];
    return ['onDone', 'onError']
      .filter((key) => !isNode(valueOf(invoke, key)))
      .map((key) => ({ line, sentence: `'${src}' is asked without ${key}` }));
  });
}

/** What the constants of a file are set to. */
const constantsIn = ({ tree }: Source): ReadonlyMap<string, unknown> =>
  new Map(
    all(tree)
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [nameOf(id), init]),
  );

const reckon: Record<string, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

/** The number that an expression comes to by literals and constants of its file alone; null where it needs more. */
function computed(node: unknown, known: ReadonlyMap<string, unknown>, depth = 0): number | null {
  if (!isNode(node) || depth > 20) return null;
  const value = (inner: unknown): number | null => computed(inner, known, depth + 1);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' ? node.value : null;
    case 'Identifier':
      return value(known.get(nameOf(node)));
    case 'MemberExpression':
      return isNode(node.object) ? value(valueOf(known.get(nameOf(node.object)), nameOf(node.property))) : null;
    case 'ArrowFunctionExpression':
      return value(node.body);
    case 'BinaryExpression': {
      const [one, other] = [value(node.left), value(node.right)];
      return one === null || other === null ? null : (reckon[String(node.operator)]?.(one, other) ?? null);
    }
    default:
      return null;
  }
}

/** Rules about how a source is written. */
export const writtenRules: Rule[] = [
  {
    name: 'imports',
    requirement: 'Machines import xstate and each other, nothing else.',
    fix: 'Leave a port or an effect in its place and fill it in src/adapters.',
    find: ({ source }) => {
      const isOurs = (written: string): boolean =>
        source.file.startsWith('machines/')
          ? /^\..*\.ts$/.test(written) && join(dirname(source.file), written).startsWith('machines/')
          : /^#machines\/[\w./]+\.ts$/.test(written);
      const imports = all(source.tree).filter(
        (node) =>
          ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'].includes(node.type) &&
          isNode(node.source),
      );
      return found(
        source,
        imports.filter((node) => nameOf(node.source) !== 'xstate' && !isOurs(nameOf(node.source))),
        (node) => `'${nameOf(node.source)}' is imported`,
      );
    },
  },
  {
    name: 'clock',
    requirement: 'Machines read no clock, draw no lot and touch nothing of the browser.',
    fix: "Take the time from `at` of the event or the port's answer, chance from `input.seed`.",
    find: ({ source }) => found(source, all(source.tree).filter(readsClock), (node) => `'${nameOf(node.callee ?? node)}' is read`),
  },
  {
    name: 'setup',
    requirement: 'Machines are built by setup().createMachine().',
    fix: 'Call `setup({ types, actors, actions, guards }).createMachine(...)`, so that everything is typed and named.',
    find: ({ source }) =>
      found(
        source,
        callsOf(source.tree, 'createMachine').filter((call) => isNode(call.callee) && call.callee.type !== 'MemberExpression'),
        () => 'createMachine is called without setup',
      ),
  },
  {
    name: 'inline',
    requirement: 'The chart is a literal: no spread, loop or variable, no inline action, guard, delay or actor.',
    fix: 'Name it in setup and write its name here; only input, output, params and context may be functions.',
    find: ({ source }) => chartsIn(source).flatMap((chart) => alive(source, chart, '')),
  },
  {
    name: 'cast',
    requirement: 'Actions and guards take params, they do not cast.',
    fix: 'Give the action or guard what it needs as `params`; a mapper knows the type of its event.',
    find: ({ source }) => {
      const inParts = (['actions', 'guards', 'delays'] as const).flatMap((kind) => partsOf(source, kind)).flatMap(castsIn);
      const ofEvents = castsIn(source.tree).filter(ofEvent);
      return found(source, [...new Set([...inParts, ...ofEvents])], (node) =>
        ofEvent(node) ? 'an event is cast' : 'a value is cast where the machine acts or decides',
      );
    },
  },
  {
    name: 'impure guard',
    requirement: 'A guard only answers: it changes nothing and waits for nothing.',
    fix: 'Move the change into an action; sort or reverse a copy (`toSorted`).',
    find: ({ source }) =>
      partsOf(source, 'guards').flatMap((guard) =>
        found(source, all(guard).filter(changes), () => `the guard '${nameOf(guard.key)}' does something`),
      ),
  },
  {
    name: 'open question',
    requirement: 'Every port that is asked can answer and be refused.',
    fix: 'Write onDone and onError, each with its way on.',
    find: ({ source }) => openQuestions(source),
  },
  {
    name: 'long delay',
    requirement: "No timer runs longer than 24 days, where a browser's clock overflows.",
    fix: 'Keep the deadline as a moment in context and look again within 24 days.',
    find: ({ source }) => {
      const longest = 24 * 86_400_000;
      const afters = chartsIn(source)
        .flatMap(all)
        .filter((node) => node.type === 'Property' && nameOf(node.key) === 'after')
        .flatMap((after) => propertiesOf(after.value));
      const inChart = afters.filter((after) => Number(nameOf(after.key)) > longest);
      const known = constantsIn(source);
      const inSetup = partsOf(source, 'delays').filter((delay) => (computed(delay.value, known) ?? 0) > longest);
      return found(source, [...inChart, ...inSetup], (node) => `the delay '${nameOf(node.key)}' is longer than 24 days`);
    },
  },
];
