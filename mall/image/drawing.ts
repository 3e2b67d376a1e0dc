import { existsSync, readFileSync } from 'node:fs';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A drawing of `drawings/` by its name, as SVG; null when there is none of that name. */
export function drawing(name: string): string | null {
  if (!namePattern.test(name)) return null;
  const file = new URL(`./drawings/${name}.svg`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
