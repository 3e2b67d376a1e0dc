import { join } from 'node:path';
import { hunksBetween, type Hunk } from './lineDiff.ts';

/** What a person perceives at one step of a walk: the screen as lines, and what the shop around the page says of the step. */
export type Perceived = { stimulus: string; state: string; screen: string[]; says: string[] };
/** As it was committed: `line` is where the file tells of the step. */
export type CommittedStep = Perceived & { line: number };

/** Where the screens of a page are committed. */
export const screensFolder = join(import.meta.dirname, 'screens');
export const screensFile = (noun: string): string => join(screensFolder, `${noun}.txt`);

const [same, out, into, said] = ['    ', '  - ', '  + ', '     > '];
const asAnother = /^(.+), as (.+?)(?: but)?$/;

const firstAt = (lines: readonly string[], wanted: readonly string[], from: number): number => {
  for (let at = from; at + wanted.length <= lines.length; at += 1) if (wanted.every((line, nth) => lines[at + nth] === line)) return at;
  throw new Error(`The screen that it refers to has no line '${wanted[0] ?? ''}' any more.`);
};

/** A change as text: so many lines before it as are needed to find its place, what is gone, what is new. */
const hunkText = (base: readonly string[], { at, gone, fresh }: Hunk, from: number): string[] => {
  let before = at > from ? 1 : 0;
  while (at - before > from && firstAt(base, base.slice(at - before, at + gone.length), from) !== at - before) before += 1;
  return [
    ...base.slice(at - before, at).map((line) => same + line),
    ...gone.map((line) => out + line),
    ...fresh.map((line) => into + line),
  ];
};

/** A screen told by what is otherwise than on another one. */
const patchOf = (base: readonly string[], screen: readonly string[]): string[] => {
  let from = 0;
  return hunksBetween(base, screen).flatMap((hunk) => {
    const text = hunkText(base, hunk, from);
    from = hunk.at + hunk.gone.length;
    return text;
  });
};

/** Undoes `patchOf`. */
const patched = (base: readonly string[], patch: readonly string[]): string[] => {
  const screen: string[] = [];
  let from = 0;
  for (let index = 0; index < patch.length;) {
    const start = index;
    while (patch[index]?.startsWith(same)) index += 1;
    while (patch[index]?.startsWith(out)) index += 1;
    const found = patch.slice(start, index);
    const at = firstAt(
      base,
      found.map((line) => line.slice(same.length)),
      from,
    );
    screen.push(...base.slice(from, at), ...found.filter((line) => line.startsWith(same)).map((line) => line.slice(same.length)));
    while (patch[index]?.startsWith(into)) screen.push((patch[index++] ?? '').slice(into.length));
    if (index === start) throw new Error(`What is '${patch[index] ?? ''}'?`);
    from = at + found.length;
  }
  return [...screen, ...base.slice(from)];
};

type Named = { name: string; state: string; screen: string[] };

/** The distinct screens of some walks by name: their state, numbered where it has several. */
const namesOf = (walks: readonly (readonly Perceived[])[]): Map<string, Named> => {
  const names = new Map<string, Named>();
  const counts = new Map<string, number>();
  for (const { state, screen } of walks.flat()) {
    const key = [state, ...screen].join('\n');
    if (names.has(key)) continue;
    const nth = (counts.get(state) ?? 0) + 1;
    counts.set(state, nth);
    names.set(key, { name: nth === 1 ? state : `${state} ${nth}`, state, screen });
  }
  return names;
};

/** A screen whole, or by what is otherwise than on the one before that is most like it, where that is less than half. */
const screenText = ({ name, screen }: Named, before: readonly Named[]): string[] => {
  const whole = [name, ...screen.map((line) => `  ${line}`)];
  const patches = before.map((base) => {
    const patch = patchOf(base.screen, screen);
    return [`${name}, as ${base.name}${patch.length > 0 ? ' but' : ''}`, ...patch];
  });
  const shortest = patches.reduce((least, patch) => (patch.length < least.length ? patch : least), whole);
  return shortest.length * 2 < whole.length ? shortest : whole;
};

/** The walks of a page as text: each distinct screen once, then step by step which of them is shown. */
export function screensText(noun: string, walks: readonly (readonly Perceived[])[]): string {
  const names = namesOf(walks);
  const all = [...names.values()];
  const nameOf = ({ state, screen }: Perceived): string => names.get([state, ...screen].join('\n'))?.name ?? '';
  return [
    noun,
    '',
    'SCREENS',
    ...all.flatMap((each, index) => ['', ...screenText(each, all.slice(0, index))]),
    '',
    'WALKS',
    ...walks.flatMap((walk, index) => [
      '',
      `walk ${index + 1}`,
      ...walk.flatMap((step, nth) => [
        `${String(nth).padStart(3)}. ${step.stimulus} -> ${nameOf(step)}`,
        ...step.says.map((line) => said + line),
      ]),
    ]),
    '',
  ].join('\n');
}

const readScreens = (blocks: readonly string[][]): Map<string, string[]> => {
  const screens = new Map<string, string[]>();
  for (const [title = '', ...lines] of blocks) {
    const [, name, base] = asAnother.exec(title) ?? [];
    const known = base === undefined ? undefined : screens.get(base);
    if (name !== undefined && known === undefined) throw new Error(`There is no screen '${base}' before '${name}'.`);
    screens.set(name ?? title, known ? patched(known, lines) : lines.map((line) => line.slice(2)));
  }
  return screens;
};

/** Reads what `screensText` wrote. */
export function readScreensText(text: string): CommittedStep[][] {
  const lines = text.split('\n');
  const end = lines.indexOf('WALKS');
  const blocks = lines
    .slice(lines.indexOf('SCREENS') + 2, end)
    .join('\n')
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n'));
  const screens = readScreens(end < 0 ? [] : blocks);
  const walks: CommittedStep[][] = [];
  lines.forEach((line, index) => {
    if (index < end) return;
    const step = /^ *\d+\. (.*) -> (.*)$/.exec(line);
    const walk = walks.at(-1);
    if (/^walk \d+$/.test(line)) walks.push([]);
    else if (line.startsWith(said)) walk?.at(-1)?.says.push(line.slice(said.length));
    else if (step) {
      const [, stimulus = '', name = ''] = step;
      walk?.push({ stimulus, state: name.replace(/ \d+$/, ''), screen: screens.get(name) ?? [], says: [], line: index + 1 });
    }
  });
  return walks;
}
