import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stale } from './buildStamp.mjs';

// `npm start`: builds what is missing or old, then serves the production build from this very process.
const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';
if (stale(root).length > 0) {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'mesh/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
await import('../dist/server/production.js');
