import type { Script } from '../script.ts';
import { actors, effectText, expectedWords, preparationOf, walkWord } from '../scriptText.ts';

const columns = [
  'Test ID',
  'Title',
  'Precondition',
  'Step',
  'Actor',
  'Setup',
  'Action',
  'Expected result',
  'State',
  'Event',
  'Sample',
  'Covers',
] as const;

/** A field of RFC 4180; a leading sign that a spreadsheet would read as a formula is kept from it by an apostrophe. */
const field = (text: string): string => {
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table for test management tools: RFC 4180, one row per step; `Covers` names what the step takes in the chart. */
export function asCsv(script: Script): string {
  const rows = script.walks.flatMap((walk) =>
    walk.steps.map((step, index) => [
      `${script.noun}-${walk.number}`,
      walkWord(walk, script.walks.length),
      walk.precondition || walk.start,
      String(index),
      actors[step.who],
      [...preparationOf(step), ...step.how].join('\n'),
      index === 0 ? `Begin: ${walk.start}.` : effectText(script, step),
      expectedWords(step, walk.steps[index - 1]).join('\n'),
      step.state,
      index === 0 ? '' : step.stimulus.type,
      index === 0 ? '' : step.stimulus.sample,
      [...step.snapshot.flow.trace.taken, ...step.snapshot.flow.trace.sides].join('\n'),
    ]),
  );
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
