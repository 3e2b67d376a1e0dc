import { join, relative } from 'node:path';
import { readArguments, runCommand } from '../command.ts';
import { root } from './material.ts';
import { writeSite } from './site.tsx';

await runCommand(async () => {
  const { values } = readArguments({ options: { out: { type: 'string' } } });
  const folder = values.out ?? join(root, 'dist/docs');
  const { material, pages } = await writeSite(folder);
  const first = relative(process.cwd(), join(folder, 'index.html'));
  process.stdout.write(`${pages} pages about ${material.machines.length} machines at ${material.commit.hash}: ${first}\n`);
});
