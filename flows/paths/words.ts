import type { Script } from './script.ts';
import { deedWord, expectedWords, walkWord } from './told.ts';

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

/** Numbered steps that a person can follow. */
export function asWords(script: Script): string {
  const pad = '      ';
  const lines = [`${script.noun}: ${script.about}`, ...script.notes.map((note) => `(${note})`)];
  for (const walk of script.walks) {
    lines.push('', walkWord(walk, script.walks.length));
    for (const [index, step] of walk.steps.entries()) {
      lines.push(`${String(index).padStart(4)}. ${folded(index === 0 ? `Begin: ${walk.start}.` : deedWord(script, step), pad)}`);
      for (const expected of expectedWords(step, walk.steps[index - 1])) lines.push(`${pad}${folded(expected, pad)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
