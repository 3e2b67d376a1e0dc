/** How the file of each format ends. */
export const endings = { words: 'txt', gherkin: 'feature', csv: 'csv', playwright: 'spec.ts', json: 'json' };
export type Format = keyof typeof endings;
export const formatNames = Object.keys(endings) as Format[];
