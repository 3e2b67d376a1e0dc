import { endOf, isFunction, isNode, nodesIn, sourceOf, type Node, type Script } from '../../lint/syntax.ts';
import { editsOf, type Edit, type Written } from './operators.ts';
import { sqlEditsOf } from './sqlOperators.ts';
import { isLook, viewEditsOf } from './viewOperators.ts';

/** A change that waits in a module until it is switched on: its number, and what it is, with its line. */
export type SwitchedMutant = { number: number; kind: Edit['kind']; what: string; line: number };

/** A module in which every mutant stands beside what it changes. */
export type Switched = { code: string; mutants: SwitchedMutant[] };

/** Types, names and what comes are no behaviour; `quasi` and `source` stand where no other expression may. */
const silent = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'params',
  'key',
  'label',
  'quasi',
  'source',
  'id',
]);

const isElement = (node: Node | undefined): boolean => node?.type === 'JSXElement' || node?.type === 'JSXFragment';

/** The calls and members of `a?.b.filter(c)`, which only as a whole end where `a` is missing. */
function spineOf(chain: Node): Node[] {
  const found: Node[] = [];
  let node: unknown = chain.expression;
  while (isNode(node) && (node.type === 'CallExpression' || node.type === 'MemberExpression' || node.type === 'TSNonNullExpression')) {
    found.push(node);
    node = node.callee ?? node.object ?? node.expression;
  }
  return found;
}

class Switcher {
  readonly mutants: SwitchedMutant[] = [];
  readonly #written: Written;
  readonly #first: number;

  constructor(written: Written, first: number) {
    this.#written = written;
    this.#first = first;
  }

  #lineOf(at: number): number {
    return this.#written.text.slice(0, at).split('\n').length;
  }

  /** A node as each of its changes has it, and otherwise as it is; `plain`: its own text, in which the changes inside it are. */
  #beside(node: Node, above: Node | undefined, edits: readonly Edit[], plain: string): string {
    const { text } = this.#written;
    const ways = edits.map(({ kind, what, start, end, put }) => {
      const number = this.#first + this.mutants.length;
      this.mutants.push({ number, kind, what, line: this.#lineOf(start) });
      return `$mutant(${number}) ? (${text.slice(node.start, start)}${put}${text.slice(end, endOf(node))}) : `;
    });
    if (ways.length === 0) return plain;
    const isBare = (isElement(node) && isElement(above)) || above?.type === 'JSXAttribute';
    const choice = `(${ways.join('')}(${plain}))`;
    return isBare ? `{${choice}}` : choice;
  }

  /** The text of a node, with its changes beside it where it runs more than once: what a module does as it is loaded cannot be switched. */
  textOf(node: Node, above: Node | undefined, isRunning: boolean, chained: ReadonlySet<Node>): string {
    if (isLook(node)) return this.#written.text.slice(node.start, endOf(node));
    const spine = node.type === 'ChainExpression' ? spineOf(node) : [];
    const inChain = new Set([...chained, ...spine]);
    const isInside = isRunning || isFunction(node);
    const plain = this.#splice(
      node,
      Object.entries(node)
        .filter(([key]) => !silent.has(key))
        .flatMap(([, value]) => nodesIn(value)),
      (inner) => this.textOf(inner, node, isInside, inChain),
    );
    if (!isInside || chained.has(node)) return plain;
    const own = [...editsOf(this.#written, node, above), ...viewEditsOf(this.#written, node), ...sqlEditsOf(this.#written, node)];
    return this.#beside(node, above, [...own, ...spine.flatMap((each) => editsOf(this.#written, each, undefined))], plain);
  }

  #splice(node: Node, inner: readonly Node[], textOf: (each: Node) => string): string {
    let [text, at] = ['', node.start];
    for (const each of [...inner].sort((one, other) => one.start - other.start)) {
      if (each.start < at) continue;
      text += this.#written.text.slice(at, each.start) + textOf(each);
      at = endOf(each);
    }
    return text + this.#written.text.slice(at, endOf(node));
  }
}

/** Words of the shop's language and types of events: both are written so. */
const dotted = /^[a-z]\w*(\.\w+)+$/;

const dottedIn = (node: Node): string[] => {
  const own = node.type === 'Literal' && typeof node.value === 'string' && dotted.test(node.value) ? [node.value] : [];
  return [...own, ...Object.values(node).flatMap((value) => nodesIn(value).flatMap(dottedIn))];
};

/** A TypeScript module with all its mutants in it, numbered from `first`: `$mutant(n)` says at each whether it is the one that is on. */
export function switchedModule(script: Script, first: number): Switched {
  const { tree } = sourceOf(script);
  const switcher = new Switcher({ text: script.text, sent: [...new Set(dottedIn(tree))].sort() }, first);
  const body = switcher.textOf({ ...tree, start: 0, end: script.text.length }, undefined, false, new Set());
  return { code: body, mutants: switcher.mutants };
}
