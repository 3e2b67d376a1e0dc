import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Machines that a component shows, and that need no test file of their own. */
export const componentNouns = [
  'addressBook',
  'filterPanel',
  'language',
  'passwordReset',
  'promoCode',
  'region',
  'staticPage',
  'stepPreview',
  'theme',
  'toasts',
  'voucherChoice',
] as const;

/** Machines are explored once, in two files of equal weight, since two run at a time. */
const tables = { 'a-l': 'tests/model/machines.a-l.walk.tsx', 'm-z': 'tests/model/machines.m-z.walk.tsx' } as const;
export type WalkTable = keyof typeof tables;

/** The table that a machine belongs to. */
export const tableOf = (noun: string): WalkTable => (noun.toLowerCase() < 'm' ? 'a-l' : 'm-z');

/** The root of the project. */
export const root = join(import.meta.dirname, '../../..');
const isThere = (path: string): boolean => existsSync(join(root, path));

/** The file of the table that a machine belongs to. */
export const tableFileOf = (noun: string): string => tables[tableOf(noun)];

/** The test file that walks the view of a machine: its own, or its table; undefined where it has no view. */
export const walkFileOf = (noun: string): string | undefined => {
  const own = `tests/model/${noun}.walk.tsx`;
  if (isThere(own)) return own;
  const hasView = isThere(`src/pages/${noun}.page.tsx`) || componentNouns.some((component) => component === noun);
  return hasView ? tableFileOf(noun) : undefined;
};

/** True of a file that walks many views. */
export const isTable = (file: string): boolean => Object.values<string>(tables).includes(file);

/** The nouns of all fixtures: `cart`, `order.lifecycle`. */
export const nounsOfFixtures = (): string[] =>
  readdirSync(join(root, 'tests/fixtures')).flatMap((file) => (file.endsWith('.fixture.ts') ? [file.replace('.fixture.ts', '')] : []));

/** The machines whose screens are committed: those whose view is walked, and the harness's own. */
export const nounsWithScreens = (): string[] => [...nounsOfFixtures().filter((noun) => walkFileOf(noun) !== undefined), 'doorbell'];

const isNamedBy = (variable: 'NOUNS' | 'VIEWS', noun: string): boolean => process.env[variable]?.split(',').includes(noun) ?? true;

/** Whether a machine is walked in this run: `npm run check` names those of the change in `NOUNS`, as exploring all takes its time. */
export const isChosen = (noun: string): boolean => isNamedBy('NOUNS', noun);

/** The machines whose views a table walks; of these only those that are chosen and that `VIEWS=cart,order` names. */
export const nounsIn = (table: WalkTable): string[] =>
  nounsOfFixtures().filter((noun) => walkFileOf(noun) === tables[table] && isChosen(noun) && isNamedBy('VIEWS', noun));
