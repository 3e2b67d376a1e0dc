import { createServer } from 'node:http';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { CommandError, readArguments, runCommand } from '../command.ts';
import { foreignMachine, isForeignFile, machinesIn } from '../foreign/foreignMachine.ts';
import { readVariables } from '../environment.ts';
import { openVisualiser } from './serve.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

// `npm run flows`: the visualiser at FLOWS_PORT, for the shop that stands at PORT, and for the machine files it is given.
await runCommand(async () => {
  const { positionals } = readArguments({ options: {}, allowPositionals: true });
  for (const word of positionals) {
    if (!isForeignFile(word)) throw new CommandError(`There is no machine file ${word}: npm run flows -- path/to/machine.ts`);
    for (const name of (await machinesIn(resolvePath(word))).keys()) await foreignMachine(`${word}#${name}`);
  }
  const { FLOWS_PORT: port, PORT, OPS_PORT } = readVariables();
  const answer = openVisualiser(root, {
    shop: `http://localhost:${PORT}`,
    ops: `http://127.0.0.1:${OPS_PORT}`,
    foreign: positionals.map((word) => resolvePath(word)),
  });
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (failed: NodeJS.ErrnoException) =>
      reject(failed.code === 'EADDRINUSE' ? new CommandError(`Port ${port} is taken: choose another with FLOWS_PORT.`) : failed),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  process.stdout.write(`The machines are drawn at http://localhost:${port}\n`);
});
