import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadiness } from '#mall/platform/http/readiness.ts';
import { supervise } from '#mall/platform/supervise.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
beforeAll(async () => void (stack = await openStack({ products: 40 })));
afterAll(() => stack.close());

const readyz = async (): Promise<[number, string]> => {
  const answer = await stack.visitor().fetch('/readyz');
  return [answer.status, await answer.text()];
};

describe('readyz', () => {
  it('is 200 while a change can be kept, and 503 where the database takes none', async () => {
    const { context } = stack.test.mall;
    const name = new URL(context.database.url).pathname.slice(1);
    /** What a new connection may do; those that are open end. */
    const set = (how: string) =>
      context.database.session(async (client) => {
        await client.query('set default_transaction_read_only = off');
        await client.query(`alter database ${name} ${how}`);
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and application_name = 'serendib'",
          [name],
        );
      });
    expect(await readyz()).toEqual([200, 'ready']);
    await set('set default_transaction_read_only = on');
    await expect.poll(readyz).toEqual([503, 'the database cannot be written']);
    await set('reset default_transaction_read_only');
    await expect.poll(readyz).toEqual([200, 'ready']);
  });

  it('is 503 where the disk has no room left', async () => {
    const { context } = stack.test.mall;
    expect(await openReadiness(context, async () => 10 * 1024 * 1024)()).toBe('DATA_DIR cannot be written');
    expect(await openReadiness(context, async () => 200 * 1024 * 1024)()).toBeNull();
    expect(await openReadiness({ ...context, config: { ...context.config, dataDir: '/proc/nobody' } })()).toBe(
      'DATA_DIR cannot be written',
    );
  });

  it('answers where neither does', async () => {
    const { context } = stack.test.mall;
    expect(await openReadiness(context, () => new Promise(() => undefined))()).toBe('DATA_DIR cannot be written');
  });

  it('is 503 from the moment the process is told to end', async () => {
    stack.beginClosing();
    expect(await readyz()).toEqual([503, 'the shop is closing']);
  });
});

describe('robots.txt and the site map', () => {
  it('do not name a host that somebody wrote into his request', async () => {
    const ask = (path: string) => stack.app.fetch(new Request(`http://evil.example${path}`), '127.0.0.1');
    expect(await (await ask('/robots.txt')).text()).not.toMatch(/evil|Sitemap/);
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml']) expect((await ask(path)).status).toBe(404);
  });
});

describe('A process that the shop needs', () => {
  it('is started again when it ends, each time later while it keeps ending, and no more once it was stopped', async () => {
    const starts: number[] = [];
    const ends: [why: string, pause: number][] = [];
    const bank = supervise(
      () => {
        starts.push(Date.now());
        return spawn(process.execPath, ['-e', starts.length < 4 ? 'process.exit(3)' : 'setInterval(() => {}, 1000)']);
      },
      (...end) => void ends.push(end),
      { first: 50, longest: 100, healthy: 60_000 },
    );
    await expect.poll(() => starts.length).toBe(4);
    expect(ends).toEqual([
      ['code 3', 50],
      ['code 3', 100],
      ['code 3', 100],
    ]);
    bank.stop();
  });
});
