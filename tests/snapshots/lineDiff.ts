/** A run of lines of which some are gone and others new, after so many lines of the older text. */
export type Hunk = { at: number; gone: string[]; fresh: string[] };

/** How many lines the rests of two texts share at most, for each pair of rests. */
const sharedIn = (was: readonly string[], is: readonly string[]): number[][] => {
  const table = Array.from({ length: was.length + 1 }, () => Array.from({ length: is.length + 1 }, () => 0));
  for (let old = was.length - 1; old >= 0; old -= 1)
    for (let now = is.length - 1; now >= 0; now -= 1)
      table[old]![now] = was[old] === is[now] ? table[old + 1]![now + 1]! + 1 : Math.max(table[old + 1]![now]!, table[old]![now + 1]!);
  return table;
};

const headOf = (was: readonly string[], is: readonly string[]): number => {
  let head = 0;
  while (head < was.length && head < is.length && was[head] === is[head]) head += 1;
  return head;
};

/** What changed between two texts, by lines. */
export function hunksBetween(was: readonly string[], is: readonly string[]): Hunk[] {
  const head = headOf(was, is);
  const tail = Math.min(headOf(was.toReversed(), is.toReversed()), was.length - head, is.length - head);
  const [before, after] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  const shared = sharedIn(before, after);
  const hunks: Hunk[] = [];
  let hunk: Hunk | null = null;
  for (let old = 0, now = 0; old < before.length || now < after.length;) {
    if (old < before.length && before[old] === after[now]) {
      hunk = null;
      old += 1;
      now += 1;
      continue;
    }
    if (!hunk) hunks.push((hunk = { at: head + old, gone: [], fresh: [] }));
    const isGone = old < before.length && (now === after.length || shared[old + 1]![now]! >= shared[old]![now + 1]!);
    if (isGone) hunk.gone.push(before[old++]!);
    else hunk.fresh.push(after[now++]!);
  }
  return hunks;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The lines that a line stands in, outermost first. */
export const ancestorsOf = (lines: readonly string[], at: number, indent: number): string[] => {
  const found: string[] = [];
  for (let index = at - 1, inner = indent; index >= 0 && inner > 0; index -= 1) {
    const line = lines[index] ?? '';
    if (indentOf(line) >= inner) continue;
    inner = indentOf(line);
    found.unshift(line);
  }
  return found;
};

/** What changed between two texts for a person to read: each change under the lines that it stands in. */
export const readableDiff = (was: readonly string[], is: readonly string[]): string[] =>
  hunksBetween(was, is).flatMap(({ at, gone, fresh }) => [
    ...ancestorsOf(was, at, indentOf(gone[0] ?? fresh[0] ?? '')).map((line) => `    ${line}`),
    ...gone.map((line) => `  - ${line}`),
    ...fresh.map((line) => `  + ${line}`),
  ]);
