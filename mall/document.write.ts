import { readFileSync, writeFileSync } from 'node:fs';
import { documentText } from './document.ts';
import { nouns } from './nouns.ts';

// npm run contract:write; with --check it only says whether the committed document is what the doors say.
const file = new URL('../mesh/mall.openapi.json', import.meta.url);
const text = documentText(nouns.flatMap((noun) => noun.doors));
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('mesh/mall.openapi.json has drifted from the doors of mall/: npm run contract:write, and look at the difference.');
  process.exit(1);
}
