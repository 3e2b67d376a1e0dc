import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The script of axe, to be run in the page that is looked at. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
