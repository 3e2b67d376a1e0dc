import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { builtSandbox, readBuilt } from '#mesh/built.ts';
import { readEnvironment } from '#mesh/environment.ts';
import { serve } from '#mesh/serve.ts';

// The shop as `npm start` runs it, whose documents wait for their data as long as they are told: `POST /?ms=20` at the address in the
// data folder's file `patience`.
process.env['NODE_ENV'] = 'production';
let patience = 500;
const environment = readEnvironment();
const dial = createServer((request, response) => {
  patience = Number(new URL(request.url ?? '/', 'http://dial').searchParams.get('ms'));
  response.end();
});
dial.listen(0, '127.0.0.1', () => {
  writeFileSync(join(environment.dataDir, 'patience'), `http://127.0.0.1:${(dial.address() as AddressInfo).port}`);
});
dial.unref();

const built = readBuilt().then((parts) => ({
  ...parts,
  renderer: async () => {
    const renderer = await parts.renderer();
    const { render } = renderer;
    return { ...renderer, render: (asked: Parameters<typeof render>[0]) => render({ ...asked, patience } as typeof asked) };
  },
}));
await serve(environment, builtSandbox, built);
