import type { Script, Step } from './script.ts';
import { deedWord, expectedWords, walkWord } from './told.ts';

const line = (text: string): string => text.replace(/\s+/g, ' ').replace(/\.$/, '');
const inside = (text: string): string => text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
const deedLine = (script: Script, step: Step): string => `${step.who === 'shopper' || step.who === 'time' ? 'I ' : ''}${inside(deedWord(script, step))}`;

/** A feature with a scenario per walk. What the shopper does is `When`, what others do `And`, what is expected `Then`. */
export function asGherkin(script: Script): string {
  const lines = [`# language: en`, `Feature: ${script.noun}`, `  ${line(script.about)}`, ...script.notes.map((note) => `  # ${note}`)];
  for (const walk of script.walks) {
    lines.push('', `  Scenario: ${walkWord(walk, script.walks.length)}`);
    let last = '';
    const say = (word: 'Given' | 'When' | 'Then', text: string): void => {
      lines.push(`    ${(word === last ? 'And' : word).padStart(5)} ${line(text)}`);
      last = word;
    };
    for (const [index, step] of walk.steps.entries()) {
      if (index === 0) say('Given', `the start “${walk.start}”`);
      else say('When', deedLine(script, step));
      for (const expected of expectedWords(step, walk.steps[index - 1])) say('Then', inside(expected));
    }
  }
  return `${lines.join('\n')}\n`;
}
