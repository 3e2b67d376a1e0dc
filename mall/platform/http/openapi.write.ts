import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openapiText } from './openapi.ts';
import { modules } from '../../modules.ts';

// npm run contract:write; with --check it only tells whether the committed document is what the routes say.
const file = new URL('../../../mesh/mall.openapi.json', import.meta.url);
const text = openapiText(modules.flatMap((noun) => noun.routes));
const isCheck = process.argv.includes('--check');
if (isCheck && (!existsSync(file) || readFileSync(file, 'utf8') !== text)) {
  console.error('mesh/mall.openapi.json is not what the routes say: run npm run contract:write and look at the difference.');
  process.exit(1);
}
if (!isCheck) writeFileSync(file, text);
