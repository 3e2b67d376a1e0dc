import { join } from 'node:path';

const folderOf = (storey: string): string => join(import.meta.dirname, '../../dist/mutants', storey);

/** Says which mutant of a storey is on while its tests run; -1 for none. */
export const switchFile = (storey: string): string => join(folderOf(storey), 'on');

/** Where each file of tests tells which mutants of a storey it comes by. */
export const reachedFolder = (storey: string): string => join(folderOf(storey), 'reached');

/** A file of tests as it is called among the tests. */
export const testFileName = (path: string): string => path.split('/tests/')[1] ?? path;

export const reachedFile = (storey: string, path: string): string =>
  join(reachedFolder(storey), `${testFileName(path).replaceAll('/', '+')}.json`);
