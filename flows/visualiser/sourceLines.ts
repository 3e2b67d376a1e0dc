import {
  callsOf,
  isNode,
  lineOf,
  listed,
  nameOf,
  nodesIn,
  partsOf,
  propertiesOf,
  sourceOf,
  valueOf,
  type Node,
  type Source,
} from '../lint/syntax.ts';
import { invokeWord, placeOf } from '../instrument.ts';

const literal = (node: unknown): unknown => (isNode(node) && node.type === 'Literal' ? node.value : undefined);

/**
 * Where each state, transition and guard of a machine is written: lines by path, by place of the chart, and by `guard name`. `id` names
 * the machine where a file has several.
 */
export function linesIn(source: Source, id: string): Record<string, number> {
  const lines: Record<string, number> = {};
  const note = (name: string, node: Node): void => {
    lines[name] = lineOf(source, node);
  };
  const transitions = (path: string, event: string, written: unknown): void =>
    listed(written).forEach((each, index) => note(placeOf(path, event, index), each));
  const table = (path: string, written: unknown, word: (key: string) => string): void => {
    for (const property of propertiesOf(written)) transitions(path, word(nameOf(property.key)), property.value);
  };
  const state = (path: string, config: Node): void => {
    table(path, valueOf(config, 'on'), (key) => key);
    table(path, valueOf(config, 'after'), (key) => `after ${key}`);
    transitions(path, 'always', valueOf(config, 'always'));
    transitions(path, 'done', valueOf(config, 'onDone'));
    const invokes = listed(valueOf(config, 'invoke'));
    invokes.forEach((invoke, index) => {
      const name = invokeWord(
        {
          src: literal(valueOf(invoke, 'src')),
          ...(literal(valueOf(invoke, 'id')) === undefined ? {} : { id: literal(valueOf(invoke, 'id')) }),
        },
        index,
        invokes.length > 1,
      );
      transitions(path, `${name} answers`, valueOf(invoke, 'onDone'));
      transitions(path, `${name} is refused`, valueOf(invoke, 'onError'));
      transitions(path, `${name} shows`, valueOf(invoke, 'onSnapshot'));
    });
    for (const property of propertiesOf(valueOf(config, 'states'))) {
      const inner = path ? `${path}.${nameOf(property.key)}` : nameOf(property.key);
      note(inner, property);
      if (isNode(property.value)) state(inner, property.value);
    }
  };
  const calls = callsOf(source.tree, 'createMachine');
  const call = calls.find((each) => literal(valueOf(nodesIn(each.arguments)[0], 'id')) === id) ?? calls[0];
  const config = call && nodesIn(call.arguments)[0];
  if (!config) return lines;
  note('', config);
  state('', config);
  for (const guard of [...partsOf(source, 'guards'), ...partsOf({ tree: call }, 'guards')]) note(`guard ${nameOf(guard.key)}`, guard);
  return lines;
}

/** As `linesIn`, from a file's text. */
export const linesOf = (file: string, text: string, id: string): Record<string, number> => linesIn(sourceOf({ file, text }), id);
