const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** Words that a thing can be: after a noun they tell of it. */
const isQuality = (word: string): boolean =>
  /(?:ed|en|ing)$/.test(word) || ['out', 'past', 'due', 'welcome', 'active', 'back'].includes(word);

/** What a sentence begins with that is about no thing by name. */
const nameless = new Set([
  'a',
  'an',
  'as',
  'at',
  'by',
  'first',
  'for',
  'here',
  'in',
  'late',
  'of',
  'off',
  'on',
  'only',
  'other',
  'ready',
  'still',
  'the',
  'there',
  'this',
  'to',
  'what',
  'with',
]);

const notSo: Record<string, (quality: string) => string> = {
  everything: (quality) => `not everything is ${quality}`,
  all: (quality) => `not all is ${quality}`,
  some: (quality) => `none is ${quality}`,
  something: (quality) => `nothing is ${quality}`,
  anything: (quality) => `nothing is ${quality}`,
  no: (quality) => `a ${quality.replace(/ (?=\S+$)/, ' is ')}`,
  nothing: (quality) => `something is ${quality}`,
};

const isNot = (words: readonly string[]): string => {
  const [first = '', last = '', rest] = [words[0], words.at(-1), words.slice(1).join(' ')];
  const quantified = words.length > 1 ? notSo[first] : undefined;
  if (quantified) return quantified(rest);
  return words.length > 1 && isQuality(last) && !nameless.has(first)
    ? `the ${words.slice(0, -1).join(' ')} is not ${last}`
    : `it is not ${words.join(' ')}`;
};

const hasNot = (words: readonly string[]): string => {
  const sentence = words.join(' ');
  if (words.length === 1 && isQuality(sentence)) return `nothing is ${sentence}`;
  return `there ${/[^s]s$/.test(sentence) ? 'are' : 'is'} no ${sentence}`;
};

const sideOf = (side: string): { asked: string; guard: string; isYes: boolean } => {
  const [, asked = '', guard = '', answer] = /^(.*) \? (.*) = (yes|no)$/.exec(side) ?? [];
  return { asked, guard, isYes: answer === 'yes' };
};

const bare = (guard: string): string => ` ${guard.replace(/[()]/g, '')} `;
const isIn = (part: string, whole: string): boolean => bare(whole).includes(bare(part));

/**
 * The guards that said no, each once. Of `a and b` only the part that said no is named, and `a` is no reason where `not a` is asked:
 * that said yes.
 */
export function refusingGuards(sides: readonly string[]): string[] {
  const all = sides.map(sideOf);
  const isReason = ({ asked, guard }: { asked: string; guard: string }): boolean =>
    !all.some(
      (other) =>
        other.asked === asked && (other.isYes ? isIn(`not ${guard}`, other.guard) : other.guard !== guard && isIn(other.guard, guard)),
    );
  return [...new Set(all.filter((side) => !side.isYes && isReason(side)).map(({ guard }) => guard))];
}

/**
 * What it means that a guard says no, in words: guards are called by what is true (`isOnShelf`, `hasTopic`, `mayBeSent`), so
 * their names are the sentence.
 */
export function guardText(guard: string): string {
  if (guard.startsWith('not ')) return `it is so that “${wordsOf(guard.slice(4)).join(' ')}”`;
  const [verb, ...words] = wordsOf(guard);
  if (words.length === 0) return `“${guard}” is not so`;
  switch (verb) {
    case 'is':
      return isNot(words);
    case 'has':
      return hasNot(words);
    case 'may':
      return `it may not ${words.join(' ')}`;
    case 'can':
      return `it cannot ${words.join(' ')}`;
    default:
      return `it is not so that “${wordsOf(guard).join(' ')}”`;
  }
}
