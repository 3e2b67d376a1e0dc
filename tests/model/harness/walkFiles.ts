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

const tables = { pages: 'tests/model/pages.walk.tsx', components: 'tests/model/components.walk.tsx' };
const root = join(import.meta.dirname, '../../..');
const isThere = (path: string): boolean => existsSync(join(root, path));

/** The test file that walks the view of a machine: its own, or one of the tables; undefined where it has no view. */
export const walkFileOf = (noun: string): string | undefined => {
  const own = `tests/model/${noun}.walk.tsx`;
  if (isThere(own)) return own;
  if (isThere(`src/pages/${noun}.page.tsx`)) return tables.pages;
  return componentNouns.some((component) => component === noun) ? tables.components : undefined;
};

/** True of a file that walks many views. */
export const isTable = (file: string): boolean => file === tables.pages || file === tables.components;

const nouns = (): string[] =>
  readdirSync(join(root, 'tests/fixtures')).flatMap((file) => (file.endsWith('.fixture.ts') ? [file.replace('.fixture.ts', '')] : []));

/** The machines whose screens are committed: those whose view is walked, and the harness's own. */
export const nounsWithScreens = (): string[] => [...nouns().filter((noun) => walkFileOf(noun) !== undefined), 'doorbell'];

/** The machines whose views one of the tables walks; of these only those that `VIEWS=cart,order` names, as exploring all takes its time. */
export const nounsIn = (table: keyof typeof tables): string[] =>
  nouns().filter((noun) => walkFileOf(noun) === tables[table] && (process.env.VIEWS?.split(',').includes(noun) ?? true));
