import { textsOf, type Texts } from './texts.ts';

/** What is told and said of a few kinds of one sort, before what their whole family has in common. */
export type KindTexts = { kinds: string[]; stories: Texts[]; praises: Texts[] };

/** Reads `kindred/`: a line `= kind, kind` with their English names, then descriptions (.) and praise (!), each in six languages. */
export function kindTextsOf(text: string): KindTexts[] {
  const kindred: KindTexts[] = [];
  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [sign = '', rest] = [line[0], line.slice(1).trim()];
    if (sign === '=') {
      kindred.push({ kinds: rest.split(', '), stories: [], praises: [] });
      continue;
    }
    const lists = { '.': kindred.at(-1)?.stories, '!': kindred.at(-1)?.praises };
    const list = lists[sign as keyof typeof lists];
    if (list === undefined) throw new Error(`not a line of what is said of a kind: ${line}`);
    list.push(textsOf(rest));
  }
  return kindred;
}
