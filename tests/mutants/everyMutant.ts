import type { Plugin } from 'vite';
import { catalogueOf, type Storey } from './catalogue.ts';

/** Loads each module of a storey with its mutants in it. */
export function everyMutant(storey: Storey): Plugin {
  const { codes } = catalogueOf(storey);
  return { name: 'every mutant beside what it changes', enforce: 'pre', transform: (_, id) => codes.get(id) };
}
