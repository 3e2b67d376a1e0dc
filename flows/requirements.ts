import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { chartOf } from './chart/chart.ts';
import { citationsOf, proseOf, type Citation } from './citations.ts';
import type { NamedMachine } from './machineRegistry.ts';

const root = join(import.meta.dirname, '..');

/** A numbered point of `docs/specification.md`, with its text as it is written. */
export type Requirement = { id: string; title: string; text: string };

/** What names a requirement in a machine: a state by its path, or a transition of it (`event`); in the words of its description. */
export type ServingPart = { machine: string; state: string; event: string | null; text: string };

/** What names a requirement in a file: a title of a test, or a comment. */
export type NamedIn = { path: string; line: number; text: string };

/** A requirement with everything that says that it serves it. */
export type ServedRequirement = Requirement & { parts: ServingPart[]; tests: NamedIn[]; sources: NamedIn[] };

/** The points of a specification: its headings with a number. */
export const pointsIn = (specification: string): Requirement[] =>
  specification
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [, id = '', title = '', text = ''] = /^(\d+)\. (.*)\n([\s\S]*)$/.exec(section) ?? [];
      return { id, title, text: text.trim() };
    });

const names = (text: string, page: Citation['page'], anchor: string): boolean =>
  citationsOf(text).some((each) => each.page === page && (each.anchor === anchor || each.anchor.startsWith(`${anchor}.`)));

/** The states and transitions of machines whose description names a point of a page. */
export const partsNaming = (machines: readonly NamedMachine[], page: Citation['page'], anchor: string): ServingPart[] =>
  machines.flatMap(({ noun, machine }) =>
    chartOf(machine).states.flatMap((state) =>
      [{ event: null, text: state.description }, ...state.transitions.map(({ event, description }) => ({ event, text: description }))]
        .filter(({ text }) => names(text, page, anchor))
        .map((part) => ({ machine: noun, state: state.path, ...part })),
    ),
  );

const titlesIn = (path: string, text: string): string[] => {
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      const called = text.slice(callee.start, callee.end);
      if (/^(describe|test|it)\b/.test(called) && title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
    },
  }).visit(parseSync(path, text).program);
  return titles;
};

const rooms = ['src', 'mesh', 'mall', 'tests'];
const isCode = /\.(tsx?|mts|mjs|sql)$/;
const made = /^(mesh\/\.|src\/data\/gql\/)/;
const mayCite = /spec|point|contract|\b(?:UV|RF|GT|[A-Z])\d/i;

/** Every sentence of the code that cites something, by file: comments, descriptions of calls, titles of tests. */
export function citingSentences(): NamedIn[] {
  const paths = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((path) => `${room}/${path}`)
      .filter((path) => isCode.test(path) && !made.test(path)),
  );
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!mayCite.test(text)) return [];
    const sentences = [...proseOf(path, text), ...(/^tests\/.*\.tsx?$/.test(path) ? titlesIn(path, text) : [])];
    return [...new Set(sentences)]
      .filter((each) => citationsOf(each).length > 0)
      .map((each) => ({
        path,
        line: text.slice(0, text.indexOf(each)).split('\n').length,
        text: each.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim(),
      }));
  });
}

/** The sentences that name a point of a page. */
export const sentencesNaming = (sentences: readonly NamedIn[], page: Citation['page'], anchor: string): NamedIn[] =>
  sentences.filter(({ text }) => names(text, page, anchor));

/** Every point of the specification with the states, transitions, tests and sources that name it. */
export function servedRequirements(
  specification: string,
  machines: readonly NamedMachine[],
  sentences: readonly NamedIn[],
): ServedRequirement[] {
  return pointsIn(specification).map((requirement) => {
    const named = sentencesNaming(sentences, 'specification', requirement.id);
    return {
      ...requirement,
      parts: partsNaming(machines, 'specification', requirement.id),
      tests: named.filter(({ path }) => path.startsWith('tests/')),
      sources: named.filter(({ path }) => !path.startsWith('tests/')),
    };
  });
}
