import type { Script, ScriptWalk } from './script.ts';
import { actors, effectText, expectedWords, preparationOf, walkWord } from './scriptText.ts';

const folded = (text: string, pad: string, width = 118): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && pad.length + line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each, index) => (index === 0 ? each : `${pad}${each}`)).join('\n');
};

const beginning = ({ start, precondition }: ScriptWalk): string => `Begin: ${start}.${precondition === '' ? '' : ` ${precondition}.`}`;

/** Numbered steps that a person can follow. */
export function asWords(script: Script): string {
  const pad = '      ';
  const lines = [`${script.noun}: ${script.about}`, ...script.notes.map((note) => `(${note})`)];
  for (const walk of script.walks) {
    lines.push('', walkWord(walk, script.walks.length));
    for (const [index, step] of walk.steps.entries()) {
      const isBeginning = index === 0;
      const act = folded(isBeginning ? beginning(walk) : `${actors[step.who]}: ${effectText(script, step)}`, pad);
      // A command line stays whole, so that it can be copied.
      const prepared = preparationOf(step).map((each) => `${isBeginning ? 'Right before the last of it' : 'First'}: ${each}`);
      const text = [
        ...(isBeginning ? [act, ...prepared] : [...prepared, act]),
        ...step.how.map((how) => (how.includes('curl') ? `How: ${how}` : folded(`How: ${how}.`, pad))),
      ];
      lines.push(...text.map((line, nth) => `${nth === 0 ? `${String(index).padStart(4)}. ` : pad}${line}`));
      for (const expected of expectedWords(step, walk.steps[index - 1])) lines.push(`${pad}${folded(expected, pad)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
