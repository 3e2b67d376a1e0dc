import { posix } from 'node:path';
import { lacksOf } from '../coverage.ts';
import { ofMachines, type Found, type Rule, type World } from './rule.ts';
import { all, callsOf, isNode, lineOf, nameOf, nodesIn, partsOf, sourceOf, valueOf, type Node, type Script } from './syntax.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const treeOf = (script: Script): Node => sourceOf(script).tree;

const memo = new WeakMap<World, Set<string>>();

/** The literals that a script says as values: types do not speak, keys are heard. */
function spoken(node: Node, words: Set<string>): void {
  if (node.type === 'Literal' && typeof node.value === 'string') words.add(node.value);
  if (node.type.startsWith('TS') && !isNode(node.expression)) return;
  for (const [key, value] of Object.entries(node))
    if (key !== 'key' && key !== 'typeAnnotation' && key !== 'typeArguments') for (const inner of nodesIn(value)) spoken(inner, words);
}

/** Every word that some script says, so that it may be the type of an event that is sent. */
function saidIn(world: World): Set<string> {
  const known = memo.get(world);
  if (known) return known;
  const names = new Set<string>();
  for (const script of world.scripts) if (/'[a-z]\w*\.[a-z]\w*'/i.test(script.text)) spoken(treeOf(script), names);
  memo.set(world, names);
  return names;
}

const senders = ['sendParent', 'sendTo', 'raise', 'emit'] as const;
/** What an action sends, by the types that stand in it as literals. */
const sentBy = (action: Node): { type: string; node: Node }[] =>
  senders
    .flatMap((sender) => callsOf(action, sender))
    .flatMap(all)
    .filter((node) => node.type === 'Property' && nameOf(node.key) === 'type')
    .flatMap((property) =>
      isNode(property.value)
        ? all(property.value)
            .filter((node) => node.type === 'Literal' && /^[a-z]+[A-Za-z]*\.[a-z]/.test(String(node.value)))
            .map((node) => ({ type: String(node.value), node }))
        : [],
    );

const imported = new WeakMap<Script, string[]>();

/** The files of the shop that a script opens. */
function opened(script: Script): string[] {
  const known =
    imported.get(script) ??
    [...script.text.matchAll(/from '([#.][^']+)'/g)].map(([, path = '']) =>
      path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(script.file), path),
    );
  imported.set(script, known);
  return known;
}

/** The scripts that may look into a machine's context: its own file, those that open it or are opened by it, and what these open. */
function lookersAt({ scripts }: World, file: string): Script[] {
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const known = new Set(scripts.filter((script) => script.file === file || opened(script).includes(file)).map((script) => script.file));
  for (const each of known) {
    const script = byFile.get(each);
    if (script && (each === file || !each.startsWith('machines/')))
      for (const inner of opened(script)) if (byFile.has(inner)) known.add(inner);
  }
  return [...known].flatMap((each) => byFile.get(each) ?? []);
}

const looked = new WeakMap<Script, Set<string>>();

/** The names that a script reads of things: `thing.name`, `const { name } = thing`. */
function readIn(script: Script): Set<string> {
  const known = looked.get(script);
  if (known) return known;
  const nodes = all(treeOf(script));
  const names = new Set([
    ...nodes.filter((node) => node.type === 'MemberExpression' && node.computed !== true).map((node) => nameOf(node.property)),
    ...nodes
      .filter((node) => node.type === 'ObjectPattern')
      .flatMap((node) => nodesIn(node.properties))
      .map((property) => nameOf(property.key)),
  ]);
  looked.set(script, names);
  return names;
}

/** Rules about a machine among everything that sends to it and looks at it. */
export const worldRules: Rule[] = [
  {
    name: 'unsent event',
    requirement: 'Every event that is heard is sent by somebody.',
    fix: 'Send it from a view, an adapter, another machine or the mall, or drop the transition.',
    find: ofMachines(({ chart, lines, named }, _, world) => {
      const names = saidIn(world);
      const own = new Set(named.fixture ? Object.values(named.fixture.ports).flatMap(({ says }) => says) : []);
      return chart.transitions
        .filter(
          ({ kind, event }, index) =>
            kind === 'on' &&
            !/[*]|^resume$/.test(event) &&
            !own.has(event) &&
            chart.transitions.findIndex((each) => each.event === event) === index &&
            !names.has(event),
        )
        .map(({ event, place }) => ({ line: lines[place] ?? 1, sentence: `nobody sends '${event}'` }));
    }),
  },
  {
    name: 'unheard event',
    requirement: 'Every event that is sent or declared is heard by some machine.',
    fix: 'Hear it in a state of the machine it goes to, or do not send and declare it.',
    find: ofMachines(({ chart, named }, source, world): Found[] => {
      const heard = new Set(world.subjects.flatMap(({ built }) => built?.chart.transitions ?? []).map(({ event }) => event));
      const own = new Set(chart.transitions.map(({ event }) => event));
      const sent = partsOf(source, 'actions')
        .flatMap(sentBy)
        .filter(({ type }) => !heard.has(type));
      const declared = Object.keys(named.fixture?.events ?? {}).filter(
        (type) => type !== 'resume' && !own.has(type) && ![...own].some((event) => event.includes('*')),
      );
      return [
        ...sent.map(({ type, node }) => ({ line: lineOf(source, node), sentence: `nobody hears '${type}'` })),
        ...declared.map((type) => ({
          line: source.text.split('\n').findIndex((line) => line.includes(`'${type}'`)) + 1,
          sentence: `'${type}' is declared, and no state hears it`,
        })),
      ];
    }),
  },
  {
    name: 'unasked tag',
    requirement: 'Every tag is asked for by a view.',
    fix: "Ask for it with `snapshot.hasTag('...')`, or take it off the state.",
    find: ofMachines(({ chart, lines }, _, { scripts }) => {
      const views = scripts.filter(({ file }) => !file.startsWith('machines/')).map(({ text }) => text);
      return [...new Set(chart.states.flatMap(({ tags }) => tags))]
        .filter((tag) => !views.some((text) => text.includes(`hasTag('${tag}')`)))
        .map((tag) => ({
          line: lines[chart.states.find(({ tags }) => tags.includes(tag))?.path ?? ''] ?? 1,
          sentence: `no view asks for the tag '${tag}'`,
        }));
    }),
  },
  {
    name: 'unread context',
    requirement: 'Every field of the context is read: by a guard, an action, a port or a view.',
    fix: 'Drop the field and what writes it.',
    find: ofMachines(({ explored, lines }, source, world) => {
      const [first] = explored()?.nodes.values() ?? [];
      const fields = Object.keys((first?.snapshot.context ?? {}) as object);
      const lookers = lookersAt(world, source.file);
      const typeLine = (field: string): number =>
        source.text.split('\n').findIndex((line) => new RegExp(`\\b${escaped(field)}\\??:`).test(line)) + 1;
      return fields
        .filter((field) => !lookers.some((script) => script.text.includes(field) && readIn(script).has(field)))
        .map((field) => ({ line: typeLine(field) || lines[''] || 1, sentence: `nobody reads '${field}' of the context` }));
    }),
  },
  {
    name: 'sample',
    requirement: 'Every event and every port has its samples.',
    fix: 'Add them in tests/fixtures, one per way a guard can go, an answer of each kind and each refusal.',
    find: ofMachines(({ named, chart, lines }, source) => {
      if (!named.fixture) return [{ line: lines[''] ?? 1, sentence: `tests/fixtures/${named.noun}.fixture.ts is missing` }];
      const lineFor = (lack: string): number => {
        const word = /'([^']+)'/.exec(lack)?.[1] ?? '';
        const place = chart.transitions.find(({ event }) => event === word)?.place;
        const invoke = chartInvokes(source.tree).find((node) => nameOf(valueOf(node, 'src')) === word);
        return (place === undefined ? undefined : lines[place]) ?? (invoke ? lineOf(source, invoke) : 1);
      };
      return [...new Set(lacksOf(named.fixture))]
        .filter((lack) => !lack.startsWith('samples of'))
        .map((lack) => ({ line: lineFor(lack), sentence: lack }));
    }),
  },
];

const chartInvokes = (tree: Node): Node[] => all(tree).filter((node) => node.type === 'ObjectExpression' && isNode(valueOf(node, 'src')));
