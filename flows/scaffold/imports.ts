import { known, specifier } from './layout.ts';

type Known = keyof typeof known;
const types: ReadonlySet<Known> = new Set<Known>([
  'answered',
  'stamped',
  'problem',
  'placeOf',
  'pageInput',
  'pageType',
  'viewOf',
  'execute',
  'requestOptions',
  'module',
]);

/**
 * The imports of a new file: what the project has by these words, and `more` lines as they stand; one line a file, in the order of the
 * alphabet.
 */
export const importsFor = (path: string, words: readonly Known[], more: readonly string[] = []): string => {
  const byFile = new Map<string, Known[]>();
  for (const word of words) byFile.set(known[word][0], [...(byFile.get(known[word][0]) ?? []), word]);
  const lines = [...byFile].map(([file, own]) => {
    const areTypes = own.every((word) => types.has(word));
    const names = own.map((word) => `${!areTypes && types.has(word) ? 'type ' : ''}${nameOf(word)}`);
    return `import ${areTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${specifier(path, file)}';`;
  });
  return [...more, ...lines].join('\n');
};

/** Two things of the project have one name: a page's type and its layout. */
const renamed: Partial<Record<Known, string>> = { pageType: 'PageModule' };

const nameOf = (word: Known): string => (renamed[word] ? `${known[word][1]} as ${renamed[word]}` : known[word][1]);

/** What a thing of the project is called in the code that uses it. */
export const called = (word: Known): string => renamed[word] ?? known[word][1];
