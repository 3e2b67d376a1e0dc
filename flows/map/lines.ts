import { parseSync } from 'vite';
import { invokeWord, placeOf } from '../traced.ts';

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (thing: unknown): thing is Node => typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string';
const nodesIn = (thing: unknown): Node[] => (Array.isArray(thing) ? thing : [thing]).filter(isNode);
const all = (node: Node): Node[] => [node, ...Object.values(node).flatMap(nodesIn).flatMap(all)];
const keyOf = (property: Node): string => (isNode(property.key) ? String(property.key.name ?? property.key.value) : '');
const propertiesOf = (node: unknown): Node[] => (isNode(node) && node.type === 'ObjectExpression' ? nodesIn(node.properties).filter((property) => property.type === 'Property') : []);
const valueOf = (node: unknown, key: string): unknown => propertiesOf(node).find((property) => keyOf(property) === key)?.value;
const listed = (node: unknown): Node[] => (isNode(node) && node.type === 'ArrayExpression' ? nodesIn(node.elements) : nodesIn(node));
const literal = (node: unknown): unknown => (isNode(node) && node.type === 'Literal' ? node.value : undefined);

/** Where each state, transition and guard of a machine is written: lines by path, by place of the chart, and by `guard name`. */
export function linesOf(file: string, text: string): Record<string, number> {
  const { program } = parseSync(file, text);
  const tree = program as unknown as Node;
  const lines: Record<string, number> = {};
  const note = (name: string, node: Node): void => {
    lines[name] = text.slice(0, node.start).split('\n').length;
  };
  const transitions = (path: string, event: string, written: unknown): void => listed(written).forEach((each, index) => note(placeOf(path, event, index), each));
  const table = (path: string, written: unknown, word: (key: string) => string): void => {
    for (const property of propertiesOf(written)) transitions(path, word(keyOf(property)), property.value);
  };
  const state = (path: string, config: Node): void => {
    table(path, valueOf(config, 'on'), (key) => key);
    table(path, valueOf(config, 'after'), (key) => `after ${key}`);
    transitions(path, 'always', valueOf(config, 'always'));
    transitions(path, 'done', valueOf(config, 'onDone'));
    const invokes = listed(valueOf(config, 'invoke'));
    invokes.forEach((invoke, index) => {
      const name = invokeWord({ src: literal(valueOf(invoke, 'src')), ...(literal(valueOf(invoke, 'id')) === undefined ? {} : { id: literal(valueOf(invoke, 'id')) }) }, index, invokes.length > 1);
      transitions(path, `${name} answers`, valueOf(invoke, 'onDone'));
      transitions(path, `${name} is refused`, valueOf(invoke, 'onError'));
      transitions(path, `${name} shows`, valueOf(invoke, 'onSnapshot'));
    });
    for (const property of propertiesOf(valueOf(config, 'states'))) {
      const inner = path ? `${path}.${keyOf(property)}` : keyOf(property);
      note(inner, property);
      if (isNode(property.value)) state(inner, property.value);
    }
  };
  const calls = all(tree).filter((node) => node.type === 'CallExpression');
  const named = (name: string): Node[] => calls.filter((node) => isNode(node.callee) && (node.callee.name === name || (isNode(node.callee.property) && node.callee.property.name === name)));
  for (const call of named('createMachine').slice(0, 1)) {
    const [config] = nodesIn(call.arguments);
    if (!config) continue;
    note('', config);
    state('', config);
  }
  for (const call of named('setup').slice(0, 1)) {
    const [config] = nodesIn(call.arguments);
    for (const guard of propertiesOf(valueOf(config, 'guards'))) note(`guard ${keyOf(guard)}`, guard);
  }
  return lines;
}
