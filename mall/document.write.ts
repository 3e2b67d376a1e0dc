import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { documentText } from './document.ts';
import { nouns } from './nouns.ts';

// npm run contract:write; with --check it only tells whether the committed document is what the doors say.
const file = new URL('../mesh/mall.openapi.json', import.meta.url);
const text = documentText(nouns.flatMap((noun) => noun.doors));
const isCheck = process.argv.includes('--check');
if (isCheck && (!existsSync(file) || readFileSync(file, 'utf8') !== text)) {
  console.error('mesh/mall.openapi.json is not what the doors say: run npm run contract:write and look at the difference.');
  process.exit(1);
}
if (!isCheck) writeFileSync(file, text);
