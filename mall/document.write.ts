import { writeFileSync } from 'node:fs';
import { documentText } from './document.ts';
import { nouns } from './nouns.ts';

// npm run contract:write
writeFileSync(new URL('../mesh/mall.openapi.json', import.meta.url), documentText(nouns.flatMap((noun) => noun.doors)));
