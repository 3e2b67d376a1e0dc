import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { bundleMall } from '../drivers/mallProcess.ts';
import { dropTemplates, startTestServer } from './harness.ts';

/**
 * Starts the server that all files of a run use, bundles the mall for those that start it as a process, and names the run, so that its
 * files can share filled databases. The server waits for no disk: its databases need not outlive the machine, and no test cuts its power.
 */
export default async (): Promise<() => Promise<void>> => {
  const run = `filled_${randomBytes(4).toString('hex')}`;
  const server = await startTestServer();
  const keeper = new pg.Client(server.connection('postgres'));
  await keeper.connect();
  for (const setting of ['fsync', 'full_page_writes']) await keeper.query(`alter system set ${setting} = off`);
  await keeper.query('select pg_reload_conf()');
  await keeper.end();
  const mall = await bundleMall();
  process.env['TEST_MALL'] = mall;
  process.env['TEST_RUN'] = run;
  process.env['TEST_POSTGRES'] = JSON.stringify(server.connection('postgres'));
  return async () => {
    await dropTemplates(run);
    await server.stop();
    rmSync(dirname(mall), { recursive: true });
  };
};
