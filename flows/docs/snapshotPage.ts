/** One step of a committed walk: what happens, where it leads, why; `more`: what else the page says of it (what was asked, sent). */
export type WalkStep = { what: string; state: string; why: string; more: string[] };
export type WalkText = { number: number; steps: WalkStep[] };

/** What a page of `tests/snapshots/pages` says beside its chart. */
export type SnapshotPage = { notes: string[]; walks: WalkText[] };

const stepForm = /^ {0,3}\d+\. (.*?) -> (.*?)(?: {3}(.*))?$/;

/** Reads the walks of a committed page. @throws Error for a line that is no part of one */
export function readSnapshotPage(name: string, page: string): SnapshotPage {
  const [, listing = ''] = page.split('\nWALKS\n');
  const notes: string[] = [];
  const walks: WalkText[] = [];
  for (const line of listing.split('\n').filter((each) => each.trim() !== '')) {
    const walk = walks.at(-1);
    const step = stepForm.exec(line);
    const begin = /^walk (\d+)/.exec(line);
    if (begin) walks.push({ number: Number(begin[1]), steps: [] });
    else if (!walk) notes.push(line.trim());
    else if (step) walk.steps.push({ what: step[1] ?? '', state: step[2] ?? '', why: step[3] ?? '', more: [] });
    else if (/^ {5,}\S/.test(line) && walk.steps.length > 0) walk.steps.at(-1)?.more.push(line.trim());
    else throw new Error(`tests/snapshots/pages/${name}.txt: this line is no step of a walk: ${line}`);
  }
  return { notes, walks };
}

/** The refusals that a port meets in the walks: after which one the machine goes where. */
export const refusalsIn = ({ walks }: SnapshotPage): { port: string; code: string; state: string; why: string }[] => {
  const found = new Map<string, { port: string; code: string; state: string; why: string }>();
  for (const { what, state, why } of walks.flatMap(({ steps }) => steps)) {
    const [, port, code] = /^(\w+) is refused: ([A-Z_]+)/.exec(what) ?? [];
    if (port && code) found.set(`${port} ${code} ${state}`, { port, code, state, why });
  }
  return [...found.values()];
};
