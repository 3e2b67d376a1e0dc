import { defineConfig } from '@playwright/test';

/** Where `npm run paths -- <noun> --as playwright --out dist/flows/<noun>.spec.ts` puts what it writes. */
export default defineConfig({ testDir: '../../dist/flows' });
